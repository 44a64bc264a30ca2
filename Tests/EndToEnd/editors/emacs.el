;;; emacs.el --- A diagnostic and its quick fix in Emacs -*- lexical-binding: t -*-

;; Opens the file named by FILE with eglot, waits for a diagnostic of Flymake's, applies its quick fix, waits until it
;; is gone, and saves.  What it has seen goes to standard output, one line each; a time limit ends it with an error.

;;; Code:

(require 'eglot)
(require 'flymake)
(require 'yaml-mode)

(defun editors-wait (what condition)
  "Wait until CONDITION gives a value and return it; WHAT is waited for."
  (let ((deadline (+ (float-time) 10)) value)
    (while (not (setq value (funcall condition)))
      (when (> (float-time) deadline)
        (princ (format "timed out: %s\n" what))
        (kill-emacs 1))
      (accept-process-output nil 0.02))
    value))

(add-to-list 'eglot-server-programs (list 'yaml-mode (getenv "LAYOUTLINT") "lsp"))
(setq eglot-autoshutdown t
      eglot-send-changes-idle-time 0
      flymake-no-changes-timeout 0)

(find-file (getenv "FILE"))
(yaml-mode)
(apply #'eglot--connect (eglot--guess-contact))
(editors-wait "the server" #'eglot-current-server)
(flymake-mode 1)
(flymake-start)

(let ((diagnostic (car (editors-wait "diagnostics" #'flymake-diagnostics))))
  (goto-char (flymake-diagnostic-beg diagnostic))
  (princ (format "found %d %d %s\n" (line-number-at-pos) (1+ (current-column))
                 (car (split-string (flymake-diagnostic-text diagnostic) "\n")))))

;; What `eglot-code-action-quickfix' asks, without the question which of the answers is wanted.
(let* ((region (cons (point) (1+ (point))))
       (actions (jsonrpc-request
                 (eglot--current-server-or-lose) :textDocument/codeAction
                 (list :textDocument (eglot--TextDocumentIdentifier)
                       :range (list :start (eglot--pos-to-lsp-position (car region))
                                    :end (eglot--pos-to-lsp-position (cdr region)))
                       :context '(:diagnostics [] :only ["quickfix"]))))
       (action (aref actions 0)))
  (princ (format "applying %s\n" (plist-get action :title)))
  (eglot--apply-workspace-edit (plist-get action :edit)))
(eglot--signal-textDocument/didChange)

(editors-wait "the end of the diagnostic" (lambda () (flymake-start) (null (flymake-diagnostics))))
(princ "clean\n")
(save-buffer)
(kill-emacs 0)

;;; emacs.el ends here
