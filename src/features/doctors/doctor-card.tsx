import { Link } from '@tanstack/react-router';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { departmentName, plainDepartment, speaks } from '#src/locales/en/everywhere/about-doctors.ts';
import { doctorsPageTexts as texts } from '#src/locales/en/site/doctors-page.ts';
import { nextFreeWords, timeWords } from '#src/locales/en/everywhere/times.ts';
import { useNextTime } from '#src/platform/clinic/next-times.ts';
import { useDepartmentLanguage, useHouseLanguage } from '#src/platform/clinic/house-language.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';

/** What somebody chooses a doctor by: what they are good at, which languages they speak, and when they are free. */
export function DoctorCard({ doctor }: { doctor: Doctor }) {
  const departmentLanguage = useDepartmentLanguage();
  const houseLanguage = useHouseLanguage();
  const free = useNextTime(doctorKey(doctor));
  const { languages = [], expertise = '' } = doctor;
  return (
    <Card className="flex h-full flex-col gap-4 p-5! sm:p-6!">
      <div className="flex items-start gap-4 sm:gap-5">
        {/* On a phone smaller than the page's heading, which then is the largest thing painted, and not the last. */}
        <Portrait name={doctor.name} src={doctor.img} size="md" className="max-sm:size-16 sm:size-24 sm:text-3xl" />
        <div className="min-w-0 self-center">
          <h2 className="text-xl/6 font-bold wrap-anywhere text-ink">
            <bdi>{doctor.name}</bdi>
          </h2>
          <p lang={departmentLanguage(doctor.specialization)} className="mt-1 wrap-anywhere text-ink-2">
            {departmentName(doctor.specialization)}
          </p>
          {plainDepartment(doctor.specialization) !== '' && expertise === '' && (
            <p className="text-base text-ink-2">{plainDepartment(doctor.specialization)}</p>
          )}
        </div>
      </div>
      <div className="grid grow content-start gap-2 text-base">
        {expertise !== '' && (
          <p className="wrap-anywhere text-ink">
            <bdi lang={houseLanguage(expertise)}>{expertise}</bdi>
          </p>
        )}
        {languages.length > 0 && (
          <p className="flex items-start gap-2.5 wrap-anywhere text-ink-2">
            <Icon name="message-circle" className="mt-0.5 text-brand" />
            <span className="min-w-0">{speaks(languages)}</span>
          </p>
        )}
        {free !== undefined && (
          <p className="flex items-start gap-2.5 font-semibold text-success">
            <Icon name="calendar-check" className="mt-0.5" />
            <span className="min-w-0">{nextFreeWords(timeWords(free.next, free.today))}</span>
          </p>
        )}
      </div>
      <Link
        to="/frontdesk"
        search={{ doctorName: doctor.name, specialty: doctor.specialization }}
        className={buttonClass({ className: 'w-full' })}
      >
        <span>
          {texts.book}
          <span className="sr-only"> {texts.bookWith(doctor.name)}</span>
        </span>
      </Link>
    </Card>
  );
}
