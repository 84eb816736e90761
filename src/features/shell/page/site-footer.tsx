import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { clinicContact } from '#src/locales/en/patient/clinic-contact.ts';
import { footerTexts as texts } from '#src/locales/en/patient/footer.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { InstallApp } from './install-app.tsx';
import { NavLinks } from '#src/features/shell/header/nav-links.tsx';
import { SectionLink } from '#src/features/shell/header/section-link.tsx';

const LINK = 'inline-flex min-h-12 items-center rounded-input text-white underline-offset-4 hover:underline';

type ColumnProps = { heading: string; className?: string; children: ReactNode };

function Column({ heading, className, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-2 text-lg font-bold text-white">{heading}</h2>
      {children}
    </div>
  );
}

/** Quick links, departments and social icons (PAGE-8). */
export function SiteFooter() {
  const clinic = useClinic();
  return (
    <div className="on-dark bg-ink text-white">
      <div className="landing-width grid grid-cols-2 gap-10 py-14 lg:grid-cols-[1.5fr_1fr_1fr_1.25fr]">
        <div className="col-span-2 grid content-start gap-4 lg:col-span-1">
          <p className="text-2xl font-bold">{clinic.name}</p>
          <p className="max-w-[24rem] text-lg">{texts.claim}</p>
          <p className="flex max-w-[24rem] items-start gap-3">
            <Icon name="triangle-alert" className="mt-1 text-focus-halo" />
            {texts.emergency}
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
                <SectionLink section="services" className={LINK}>
                  {name}
                </SectionLink>
              </li>
            ))}
          </ul>
        </Column>
        <Column heading={texts.follow} className="col-span-2 lg:col-span-1">
          <ul className="flex flex-wrap gap-3">
            {clinicContact.social.map((network) => (
              <li key={network.name}>
                <a
                  href={network.href}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={texts.opensNewTab(network.name)}
                  className="inline-flex size-12 items-center justify-center rounded-full border border-white/60 text-lg text-white hover:bg-white hover:text-ink"
                >
                  <Icon name={network.icon} />
                </a>
              </li>
            ))}
          </ul>
        </Column>
      </div>
      <p className="border-t border-white/25 px-4 py-6 text-center">{texts.rights(clinic.name)}</p>
    </div>
  );
}
