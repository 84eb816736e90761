import { Link } from '@tanstack/react-router';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';
import { Section } from './section.tsx';

const texts = landingTexts.doctors;

export function DoctorsSection() {
  return (
    <Section
      id="doctors"
      heading={texts.heading}
      text={texts.text}
      ground="white"
      action={
        <Link to="/doctors" className={buttonClass({ size: 'lg', className: 'max-sm:w-full' })}>
          {texts.viewAll}
        </Link>
      }
    >
      <ul className="doctor-tiles gap-x-8 max-sm:divide-y max-sm:divide-line sm:gap-y-8">
        {texts.entries.map((doctor) => (
          <li key={doctor.name} className="doctor-tile min-w-0">
            <Portrait name={doctor.name} size="tile" />
            <div className="min-w-0 grow">
              <h3 className="text-lg/6 font-bold wrap-anywhere text-ink sm:text-xl">
                <bdi>{doctor.name}</bdi>
              </h3>
              <p className="text-note text-ink-2 sm:mt-1 sm:text-lg">{departmentName(doctor.specialty)}</p>
            </div>
            <Link
              to="/frontdesk"
              search={{ doctorName: doctor.name, specialty: doctor.specialty }}
              className={buttonClass({
                variant: 'secondary',
                className:
                  'doctor-tile-link max-sm:min-h-0! max-sm:justify-start! max-sm:border-0! max-sm:p-0! max-sm:text-base',
              })}
            >
              <span>
                {texts.book}
                <span className="sr-only"> {texts.bookWith(doctor.name)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
