import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { setDocumentTitle } from '#src/platform/browser/document-title.ts';
import { isForReception, useIsReceptionist } from '#src/platform/staff/session/account-kind.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { buttonClass } from '#src/ui/parts/button.tsx';

const texts = staffTexts.administratorsOnly;

/** The view at an address, or, to a receptionist, that it is an administrator's, and the way back to the day. */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  const isShown = useRouterState({
    select: ({ location: { pathname, search } }) => isForReception(pathname, search),
  });
  return useIsReceptionist() && !isShown ? <NotForReception /> : children;
}

function NotForReception() {
  useEffect(() => setDocumentTitle(texts.title), []);
  return (
    <StaffView words={staffTexts} title={texts.title}>
      <EmptyState
        icon="shield-check"
        title={texts.text}
        action={
          <Link to="/admin/arrivals" className={buttonClass({ size: 'lg' })}>
            {texts.back}
          </Link>
        }
      />
    </StaffView>
  );
}
