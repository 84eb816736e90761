import { createRootRoute, Outlet, useLocation } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { AlertsSlot } from '#src/features/alerts/alerts-slot.tsx';
import { CrashScreen } from '#src/features/shell/crash-screen.tsx';
import { PageEnd } from '#src/features/shell/page-end.tsx';
import { SiteFooterSlot } from '#src/features/shell/site-footer-slot.tsx';
import { SiteHeader } from '#src/features/shell/site-header.tsx';
import { SkipLink } from '#src/features/shell/skip-link.tsx';
import { useNavigationFocus } from '#src/features/shell/use-navigation-focus.ts';
import { useDevice } from '#src/platform/device.ts';
import { classNames } from '#src/ui/class-names.ts';

export const Route = createRootRoute({
  component: Shell,
  errorComponent: CrashScreen,
});

/** The staff's workspaces have their own frame; their logins still look like the public pages. */
function isWorkspace(pathname: string): boolean {
  return /^\/(admin|doctor)\//.test(pathname) && pathname !== '/doctor/login';
}

/** Pages with a task to finish end without the big footer: nothing there helps to finish it. */
function isTask(pathname: string): boolean {
  return /^\/(frontdesk|login|doctor\/login)\/?$/.test(pathname);
}

function Shell() {
  const device = useDevice();
  const pathname = useLocation({ select: (location) => location.pathname });
  const workspace = isWorkspace(pathname);
  useNavigationFocus();
  useLayoutEffect(() => {
    document.documentElement.dataset['area'] = workspace ? 'staff' : 'public';
  }, [workspace]);

  // With a footer the page itself fills the window, so that what loads late never pushes the footer through the view.
  const hasFooter = !workspace && !isTask(pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!workspace && <SiteHeader />}
      <main
        id="main"
        tabIndex={-1}
        className={classNames('flex flex-1 flex-col', !workspace && 'site-main', hasFooter && 'min-h-dvh')}
      >
        {device?.kind === 'desk' && !workspace && (
          <AlertsSlot className="mx-auto mt-4 w-[calc(100%-2rem)] max-w-[62rem]" />
        )}
        <Outlet />
      </main>
      <PageEnd>{hasFooter && <SiteFooterSlot />}</PageEnd>
    </div>
  );
}
