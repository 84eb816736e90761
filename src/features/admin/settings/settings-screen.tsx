import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { settingsTexts as texts } from '#src/locales/en/admin/settings.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { SETTINGS_LINKS } from './settings-links.ts';
import type { SettingsView } from './settings-views.ts';

type SettingsScreenProps = { view: SettingsView; children: ReactNode };

/** The settings: their views beside each other, and the chosen one. */
export function SettingsScreen({ view, children }: SettingsScreenProps) {
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the views stand in one line that scrolls.
  useEffect(() => {
    nav.current?.querySelector(`[data-view="${view}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view]);
  // The focus stays on the link, and the path is the same: nothing else says that there is another view.
  const said = useRef(view);
  useEffect(() => {
    if (said.current === view) return;
    said.current = view;
    announce(SETTINGS_LINKS.find((link) => link.view === view)?.label ?? texts.title);
  }, [view]);

  return (
    <StaffView words={staffTexts} title={texts.title}>
      <div className="grid gap-6 xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-10">
        <nav
          ref={nav}
          aria-label={texts.navigation}
          className="-mx-4 overflow-x-auto px-4 py-1 xl:mx-0 xl:overflow-visible xl:px-0"
        >
          <ul className="flex gap-1 xl:sticky xl:top-6 xl:grid">
            {SETTINGS_LINKS.map((link) => (
              <li key={link.view} data-view={link.view}>
                <Link
                  to="/admin/settings"
                  search={{ view: link.view }}
                  resetScroll={false}
                  aria-current={link.view === view ? 'page' : undefined}
                  className="flex min-h-11 items-center gap-3 rounded-input px-3 font-semibold whitespace-nowrap text-ink-2 hover:bg-sky-100 aria-[current=page]:bg-sky-200 aria-[current=page]:text-brand-strong"
                >
                  <Icon name={link.icon} />
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-4xl min-w-0">{children}</div>
      </div>
    </StaffView>
  );
}
