import { Link } from '@tanstack/react-router';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { Section } from './section.tsx';

const texts = landingTexts.departments;

/** The header's Services link and the URL /services lead here. */
export function DepartmentsSection() {
  return (
    <Section
      id="services"
      heading={texts.heading}
      text={texts.text}
      beside
      action={
        <Link to="/frontdesk" className={buttonClass({ size: 'lg', className: 'max-sm:w-full' })}>
          <Icon name="calendar-check" />
          {texts.book}
        </Link>
      }
    >
      <ul className="ruled-list department-cells grid overflow-hidden rounded-card bg-white shadow-card">
        {texts.entries.map((department) => (
          <li
            key={department.name}
            className="grid content-start gap-x-3 gap-y-1 p-3.5 sm:flex sm:items-start sm:px-5 sm:py-6 lg:px-4 xl:gap-x-4 xl:px-7"
          >
            <Icon name={department.icon} size={170} className="mt-0.5 text-brand" />
            <div className="min-w-0">
              <h3 className="text-base/6 font-bold sm:text-xl/7 lg:text-lg/7 xl:text-xl/7 wrap-anywhere hyphens-auto text-ink">
                {departmentName(department.name)}
              </h3>
              <p className="mt-0.5 text-note/5 text-ink-2 sm:mt-1 sm:text-lg">{department.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
