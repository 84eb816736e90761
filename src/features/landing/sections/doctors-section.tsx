import { Link } from '@tanstack/react-router';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';
import { Section } from './section.tsx';

const texts = landingTexts.doctors;

export function DoctorsSection() {
  return (
    <Section id="doctors" heading={texts.heading} text={texts.text}>
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {texts.entries.map((doctor) => (
          <li key={doctor.name}>
            <Card className="grid h-full items-center gap-5 max-sm:grid-cols-[auto_1fr] sm:justify-items-center sm:text-center">
              <Portrait name={doctor.name} src={doctor.img} size="lg" className="max-sm:size-20" />
              <div>
                <h3 className="text-xl font-bold text-ink">{doctor.name}</h3>
                <p className="mt-1 text-ink-2">{doctor.specialty}</p>
              </div>
              <Link
                to="/frontdesk"
                search={{ doctorName: doctor.name, specialty: doctor.specialty }}
                className={buttonClass({ variant: 'secondary', className: 'w-full max-sm:col-span-2' })}
              >
                <span>
                  {texts.book}
                  <span className="sr-only"> {texts.bookWith(doctor.name)}</span>
                </span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid justify-items-center">
        <Link to="/doctors" className={buttonClass({ size: 'lg' })}>
          {texts.viewAll}
        </Link>
      </div>
    </Section>
  );
}
