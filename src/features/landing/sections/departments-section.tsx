import { Link } from '@tanstack/react-router';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { Section } from './section.tsx';

const texts = landingTexts.departments;

/** The header's Services link and the URL /services lead here. */
export function DepartmentsSection() {
  return (
    <Section id="services" heading={texts.heading} text={texts.text}>
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {texts.entries.map((department) => (
          <li key={department.name}>
            <Card className="flex h-full items-start gap-4 sm:gap-5">
              <span className="icon-disc size-12 text-xl sm:size-14">
                <Icon name={department.icon} />
              </span>
              <div>
                <h3 className="min-w-0 text-xl font-bold wrap-anywhere hyphens-auto text-ink">{department.name}</h3>
                <p className="mt-1.5 text-balance text-ink-2">{department.text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid justify-items-center">
        <Link to="/frontdesk" className={buttonClass({ size: 'lg' })}>
          <Icon name="calendar-check" />
          {texts.book}
        </Link>
      </div>
    </Section>
  );
}
