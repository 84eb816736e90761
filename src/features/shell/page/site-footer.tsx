import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { footerTexts as texts } from '#src/locales/en/site/footer.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { networksOf } from './networks.ts';
import { InstallApp } from './install-app.tsx';
import { NavLinks } from '#src/features/shell/header/nav-links.tsx';

const LINK =
  'inline-flex min-h-12 max-sm:min-h-[2.7rem] items-center rounded-input text-brand-strong underline-offset-4 hover:underline max-sm:text-note';

type ColumnProps = { heading: string; className?: string; children: ReactNode };

function Column({ heading, className, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-1 text-lg font-bold text-ink">{heading}</h2>
      {children}
    </div>
  );
}

/** Quick links, departments and social icons (PAGE-8). */
export function SiteFooter() {
  const clinic = useClinic();
  const networks = networksOf(clinic);
  return (
    <div className="border-t border-line bg-white text-ink">
      <div className="landing-width grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-6 gap-y-4 py-6 lg:grid-cols-[1.5fr_1fr_1fr_1.25fr] lg:py-14">
        <div className="col-span-full grid content-start gap-2 sm:gap-3 lg:col-span-1">
          <p className="text-2xl font-bold">{clinic.name}</p>
          <p className="max-w-[24rem] text-note text-ink-2 sm:text-base">{texts.claim}</p>
          <p className="flex max-w-[24rem] items-start gap-3 text-note sm:text-base">
            <Icon name="triangle-alert" className="mt-1 text-danger" />
            <span>{clinic.emergencyNumber === '' ? texts.emergency : texts.emergencyCall(clinic.emergencyNumber)}</span>
          </p>
          <InstallApp />
        </div>
        <Column heading={texts.quickLinks}>
          <ul>
            <NavLinks linkClass={LINK} />
            <li>
              <Link to="/frontdesk" className={LINK}>
                {texts.registration}
              </Link>
            </li>
          </ul>
        </Column>
        <Column heading={texts.departments}>
          <ul>
            {texts.departmentNames.map((name) => (
              <li key={name}>
                <Link to="/doctors" search={{ department: name }} className={LINK}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        {networks.length > 0 && (
          <Column
            heading={texts.follow}
            className="col-span-full flex flex-wrap items-center gap-x-5 lg:col-span-1 lg:block"
          >
            <ul className="flex flex-wrap gap-3 pt-1">
              {networks.map((network) => (
                <li key={network.href}>
                  <a
                    href={network.href}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={texts.opensNewTab(network.name)}
                    className="inline-flex size-12 items-center justify-center rounded-full border border-line-strong text-lg text-brand-strong hover:bg-sky-200"
                  >
                    <Icon name={network.icon} />
                  </a>
                </li>
              ))}
            </ul>
          </Column>
        )}
      </div>
      <p className="border-t border-line px-4 py-3 text-center text-base sm:py-5">{texts.rights(clinic.name)}</p>
    </div>
  );
}
