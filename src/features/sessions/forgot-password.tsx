import { useState } from 'react';
import { loginTexts } from '#src/locales/en/login.ts';
import { Alert } from '#src/ui/alert.tsx';
import type { Role } from './login-values.ts';

/** A link that goes nowhere (product.md §2): it opens, in place, whom to ask. */
export function ForgotPassword({ staff }: { staff: Role }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid">
      <a
        href="#forgot-password"
        aria-expanded={open}
        aria-controls="forgot-password"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand-strong underline"
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {loginTexts.forgotPassword}
      </a>
      <div id="forgot-password" role="status">
        {open && (
          <Alert tone="info" className="mt-3">
            {loginTexts.forgotHelp[staff]}
          </Alert>
        )}
      </div>
    </div>
  );
}
