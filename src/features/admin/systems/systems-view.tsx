import { systemsTexts as texts } from '#src/locales/en/admin/systems.ts';
import { CalendarsSection } from './calendars-section.tsx';
import { ClientsSection } from './clients-section.tsx';
import { HooksSection } from './hooks-section.tsx';

/** Other systems: let in, told what happens, and calendars. */
export function SystemsView() {
  return (
    <div className="grid gap-10">
      <ClientsSection />
      <p>
        <a href="/api/reference" target="_blank" rel="noreferrer" className="font-semibold text-brand underline">
          {texts.reference}
        </a>
      </p>
      <HooksSection />
      <CalendarsSection />
    </div>
  );
}
