import { createRootRoute, Outlet, redirect, useLocation, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { CrashScreen } from '#src/features/shell/page/crash-screen.tsx';
import { PageEnd } from '#src/features/shell/page/page-end.tsx';
import { SiteFooterSlot } from '#src/features/shell/page/site-footer-slot.tsx';
import { LanguageOfferSlot } from '#src/features/shell/page/language-offer-slot.tsx';
import { SiteHeader } from '#src/features/shell/header/site-header.tsx';
import { SkipLink } from '#src/features/shell/header/skip-link.tsx';
import { useNavigationFocus } from '#src/features/shell/page/use-navigation-focus.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { isKioskMode, useKioskMode } from '#src/platform/device/kiosk.ts';
import { isStaffsPage } from '#src/platform/language/page-languages.ts';
import { usePageLanguages } from '#src/platform/language/use-page-languages.ts';
import { classNames } from '#src/ui/style/class-names.ts';

/** Loaded on paired devices only. */
const KioskShell = lazy(async () => ({ default: (await import('./-paired/kiosk.tsx')).KioskShell }));
const DeskNotices = lazy(async () => ({ default: (await import('./-paired/desk.tsx')).DeskNotices }));

export const Route = createRootRoute({
  beforeLoad: ({ location }) => {
    // A kiosk has one page. URLs, Back and links lead nowhere else until staff have left it with their PIN.
    if (isKioskMode() && !/^\/frontdesk\/?$/.test(location.pathname))
      throw redirect({ to: '/frontdesk', replace: true });
  },
  component: Shell,
  errorComponent: CrashScreen,
});

/** The routes that draw a staff area's frame around their views. */
const FRAMED: ReadonlySet<string> = new Set(['/admin', '/doctor']);

/** The staff workspaces have their own frame; their logins still look like the public pages. */
function isWorkspace(pathname: string): boolean {
  return /^\/(admin|doctor)\//.test(pathname) && pathname !== '/doctor/login';
}

/** Pages with a task to finish have no big footer, because nothing there helps. */
function isTask(pathname: string): boolean {
  return /^\/(frontdesk|appointment|login|doctor\/login)\/?$/.test(pathname);
}

function Shell() {
  const device = useDevice();
  const isKiosk = useKioskMode();
  const pathname = useLocation({ select: (location) => location.pathname });
  const workspace = isWorkspace(pathname);
  // The frame of a staff area has a side bar, which is none of the content: its own `main` stands beside it.
  const hasOwnMain = useMatches({ select: (matches) => matches.some(({ routeId }) => FRAMED.has(routeId)) });
  const Content = hasOwnMain ? 'div' : 'main';
  usePageLanguages(pathname);
  useNavigationFocus();
  // Now the app is running: src/platform/loading/first-paint/early-click.ts waits for this.
  useEffect(() => document.getElementById('root')?.removeAttribute('data-page'), []);
  useLayoutEffect(() => {
    document.documentElement.dataset['area'] = workspace ? 'staff' : 'public';
  }, [workspace]);

  if (isKiosk && device) {
    return (
      <Suspense>
        <KioskShell device={device}>
          <Outlet />
        </KioskShell>
      </Suspense>
    );
  }
  // With a footer the page itself fills the window, so that content that loads late never pushes the footer through the
  // view.
  const hasFooter = !workspace && !isTask(pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!workspace && <SiteHeader />}
      <Content
        {...(!hasOwnMain && { id: 'main', tabIndex: -1 })}
        className={classNames('flex flex-1 flex-col', !workspace && 'site-main', hasFooter && 'min-h-dvh')}
      >
        {device?.kind === 'desk' && (
          <Suspense>
            <DeskNotices alerts={!workspace} />
          </Suspense>
        )}
        <Outlet />
      </Content>
      {!isStaffsPage(pathname) && <LanguageOfferSlot />}
      <PageEnd workspace={workspace}>{hasFooter && <SiteFooterSlot />}</PageEnd>
    </div>
  );
}
