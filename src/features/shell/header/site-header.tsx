import { Link, useLocation } from '@tanstack/react-router';
import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { Brand } from './brand.tsx';
import { ConnectionStatusSlot } from '#src/features/shell/status/connection-status-slot.tsx';
import { DisplayCorner } from './display-corner.tsx';
import { LanguageSlot } from './language-slot.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLinks } from './nav-links.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { useScrolled } from './use-scrolled.ts';

const WHITE_PAST_PX = 10;

/** Fixed at the top of the public pages; white once scrolled, and always off the home route (PAGE-4). */
export function SiteHeader() {
  const isHome = useLocation({ select: (location) => location.pathname === '/' });
  const isScrolled = useScrolled(WHITE_PAST_PX);
  const isWhite = isScrolled || !isHome;

  return (
    <header className={classNames('site-header', isWhite && 'site-header-white')}>
      <div className="landing-width flex h-full items-center gap-[min(0.75rem,2vw)]">
        <Brand />
        <ConnectionStatusSlot />
        <DisplayCorner />
        <div className="flex shrink-0 items-center gap-2 wide-nav:ms-auto">
          <LanguageSlot />
          <nav aria-label={shellTexts.mainNavigation} className="flex shrink-0 items-center gap-2">
            <ul className="hidden items-center wide-nav:flex">
              <NavLinks linkClass="inline-flex min-h-12 items-center rounded-input px-3.5 font-semibold text-ink hover:bg-sky-200 hover:text-brand-strong" />
            </ul>
            <div className="hidden wide-nav:block">
              <StaffMenu />
            </div>
            <Link to="/frontdesk" className={buttonClass({ className: 'hidden! wide-nav:inline-flex!' })}>
              {shellTexts.patientRegistration}
            </Link>
            <MobileMenu />
          </nav>
        </div>
      </div>
    </header>
  );
}
