import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { Section } from './section.tsx';
import { waysToUs } from './ways-to-us.tsx';

const texts = landingTexts.contact;

/** How to reach the house (PAGE-11). What is not set is not shown. */
export function ContactSection() {
  const clinic = useKnownClinic();
  return (
    <Section id="contact" heading={texts.heading} text={texts.text} beside>
      <ul className="ruled-list overflow-hidden rounded-card bg-white shadow-card">
        {waysToUs(clinic).map((way) => (
          <li key={way.label} className="flex items-center gap-4 px-4 pt-2.5 pb-1 sm:px-7 sm:py-4">
            <Icon name={way.icon} size={150} className="text-brand" />
            <div className="min-w-0 grow sm:grid sm:grid-cols-[9rem_1fr] sm:items-center">
              <h3 className="text-base text-ink-2 max-sm:-mb-2.5">{way.label}</h3>
              <div className="wrap-anywhere text-ink">{way.value}</div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
