import { useEffect, useState } from 'react';
import { ROLES, type Role } from '#shared/contract/staff/roles.ts';
import { sessionEndTexts as texts } from '#src/locales/en/account/session-end.ts';
import { accountShown, forgetAccount } from '#src/platform/api/http/acting-as.ts';
import { logOut } from '#src/platform/api/staff/sessions.ts';
import { forgetKeptWork } from '#src/platform/update/kept-work.ts';
import { uncoverScreen } from '#src/platform/staff/session/cover-screen.ts';
import { homeOf } from '#src/platform/staff/session/account-kind.ts';
import { useSessionEnd } from '#src/platform/staff/session/session-end.ts';
import { tellEveryTab, tellOtherTabs } from '#src/platform/staff/staleness.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { LoginForm } from '#src/features/sessions/login-form.tsx';
import { useLogin } from '#src/features/sessions/use-login.ts';

/** Stands alone on the screen after a session: the same account goes on, any other begins anew. */
export function SessionCover({ staff }: { staff: Role }) {
  const [account] = useState(() => accountShown(staff));
  const why = useSessionEnd((state) => state.why);
  const login = useLogin(staff, () => {
    if (account !== undefined && accountShown(staff) !== account) beginAnew(homeOf(staff));
    else {
      uncoverScreen();
      tellEveryTab();
    }
  });
  useEffect(() => {
    const holder = document.activeElement;
    // Escape would close a dialog under the cover, and with it what was typed there.
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopPropagation();
    };
    addEventListener('keydown', keep, { capture: true });
    document.getElementById('cover-email')?.focus();
    return () => {
      removeEventListener('keydown', keep, { capture: true });
      if (holder instanceof HTMLElement) holder.focus();
    };
  }, []);

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[34rem] content-center gap-4 px-4 py-8">
      <Card className="grid gap-6 sm:p-8!">
        <div className="grid gap-2">
          <div className="flex items-center gap-3">
            <span className="icon-disc size-12 text-2xl">
              <Icon name="shield-check" />
            </span>
            <h1 className="text-2xl font-bold text-ink">{why === 'idle' ? texts.idle : texts.over}</h1>
          </div>
          <p className="text-ink-2">{why === 'idle' ? texts.idleCoverText : texts.overText}</p>
          <p className="text-ink-2">{texts.another}</p>
        </div>
        <LoginForm staff={staff} login={login} idPrefix="cover-" />
        <Button variant="secondary" icon="log-out" onClick={() => void leave(staff)}>
          {texts.logOut}
        </Button>
      </Card>
    </main>
  );
}

async function leave(staff: Role): Promise<void> {
  await logOut(staff);
  forgetAccount(staff);
  tellOtherTabs();
  beginAnew(ROLES[staff].afterLogout);
}

/** A new page: nothing of the earlier one is left in memory, and it stays covered until then. */
function beginAnew(address: string): void {
  forgetKeptWork();
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(address);
}
