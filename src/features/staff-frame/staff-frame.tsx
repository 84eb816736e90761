import { useRef, type ReactNode } from 'react';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import { UnreadNotice } from './unread-notice.tsx';
import { StrangerNotice } from './stranger-notice.tsx';
import { FindSlot } from './find/find-slot.tsx';
import { useLeaving } from './use-leaving.tsx';
import { useDrawer } from './use-drawer.ts';

type StaffFrameProps = Omit<SidebarProps, 'onFollow' | 'leaving' | 'onLogOut'> & {
  /** Called when the session has ended, so that nothing of it stays in memory. */
  onLoggedOut?: () => void;
  /** The state of the connection and of this device, at the top right. */
  status: ReactNode;
  /** What must be visible on every view, above its heading, such as a call for help. */
  notices?: ReactNode;
  children: ReactNode;
};

/** The frame around every view of a staff area: a sidebar, which becomes a drawer if there is no room for it. */
export function StaffFrame({ status, notices, onLoggedOut, children, ...sidebar }: StaffFrameProps) {
  const leaving = useLeaving(sidebar.area, onLoggedOut);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { open, show, close } = useDrawer(panel, opener);
  return (
    <div className="flex flex-1">
      {open && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="fixed inset-0 z-40 bg-ink/40 md:hidden"
          onClick={close}
        />
      )}
      <aside
        ref={panel}
        id="staff-drawer"
        aria-label={staffTexts.menu}
        className={classNames(
          'h-dvh w-62 shrink-0 shadow-card print:hidden transition-transform duration-200 md:sticky md:top-0 max-md:fixed max-md:inset-y-0 max-md:start-0 max-md:z-50 max-md:w-72 max-md:max-w-[85vw]',
          !open && 'max-md:invisible max-md:-translate-x-full',
        )}
      >
        {open && (
          <Button variant="quiet" icon="x" className="absolute! end-2 top-3 px-3! md:hidden!" onClick={close}>
            <span className="sr-only">{staffTexts.closeMenu}</span>
          </Button>
        )}
        <Sidebar {...sidebar} leaving={leaving.busy} onLogOut={leaving.ask} onFollow={close} />
      </aside>
      <div inert={open} className="flex min-w-0 flex-1 flex-col">
        {/* At its end the shell's switches for motion, letters and contrast have their place. */}
        <header data-top-bar className="flex min-h-14 items-center gap-2 print:hidden ps-2 pe-29 md:ps-8 md:pe-33">
          <Button
            ref={opener}
            variant="quiet"
            icon="menu"
            aria-expanded={open}
            aria-controls="staff-drawer"
            className="px-3! md:hidden!"
            onClick={show}
          >
            <span className="sr-only">{staffTexts.openMenu}</span>
          </Button>
          <FindSlot area={sidebar.area} onLogOut={leaving.ask} />
          <div className="ms-auto">{status}</div>
        </header>
        {/* Where the skip link and a screen reader's key for the content lead: behind the side bar and the search. */}
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
          <div className="contents print:hidden">
            <StrangerNotice area={sidebar.area} />
            <UnreadNotice />
            {notices}
          </div>
          {children}
        </main>
      </div>
      <div className="contents">{leaving.dialogs}</div>
    </div>
  );
}
