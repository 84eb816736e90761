import { clinicContact } from '#src/locales/en/clinic-contact.ts';
import { landingTexts } from '#src/locales/en/landing.ts';
import { Card } from '#src/ui/card.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Section } from './section.tsx';

const texts = landingTexts.contact;
const LINK =
  'inline-flex min-h-12 items-center font-semibold text-brand-strong underline decoration-1 underline-offset-4';

const WAYS = [
  {
    icon: 'phone',
    label: texts.phone,
    value: (
      <a href={`tel:${clinicContact.phone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
        {clinicContact.phone}
      </a>
    ),
  },
  {
    icon: 'mail',
    label: texts.email,
    value: (
      <a href={`mailto:${clinicContact.email}`} className={LINK}>
        {clinicContact.email}
      </a>
    ),
  },
  {
    icon: 'map-pin',
    label: texts.address,
    value: <address className="py-2.5 font-semibold not-italic">{clinicContact.address}</address>,
  },
] as const;

export function ContactSection() {
  return (
    <Section id="contact" heading={texts.heading} text={texts.text}>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        {WAYS.map((way) => (
          <li key={way.icon}>
            <Card className="flex h-full items-start gap-5">
              <span className="icon-disc size-14 text-xl">
                <Icon name={way.icon} />
              </span>
              <div className="min-w-0">
                <h3 className="text-ink-2">{way.label}</h3>
                <div className="wrap-anywhere text-ink">{way.value}</div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
