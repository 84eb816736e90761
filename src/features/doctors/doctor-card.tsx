import { Link } from '@tanstack/react-router';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { doctorsPageTexts as texts } from '#src/locales/en/patient/doctors-page.ts';
import { nextFreeWords, timeWords } from '#src/locales/en/everywhere/times.ts';
import { useNextTime } from '#src/platform/clinic/next-times.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';

export function DoctorCard({ doctor }: { doctor: Doctor }) {
  const free = useNextTime(doctorKey(doctor));
  return (
    <Card className="grid h-full items-center gap-5 max-sm:grid-cols-[auto_1fr] sm:grid-rows-[auto_1fr_auto] sm:justify-items-center sm:text-center">
      {/* On a phone smaller than the page's heading, which then is the largest thing painted, and not the last. */}
      <Portrait name={doctor.name} src={doctor.img} size="lg" className="max-sm:size-20 max-sm:text-2xl" />
      <div className="min-w-0 self-start max-sm:self-center">
        <h2 className="text-xl font-bold wrap-anywhere text-ink">{doctor.name}</h2>
        <p className="mt-1 wrap-anywhere text-ink-2">{doctor.specialization}</p>
        {free !== undefined && (
          <p className="mt-1 font-semibold text-ink">{nextFreeWords(timeWords(free.next, free.today))}</p>
        )}
      </div>
      <Link
        to="/frontdesk"
        search={{ doctorName: doctor.name, specialty: doctor.specialization }}
        className={buttonClass({ className: 'w-full max-sm:col-span-2' })}
      >
        <span>
          {texts.book}
          <span className="sr-only"> {texts.bookWith(doctor.name)}</span>
        </span>
      </Link>
    </Card>
  );
}
