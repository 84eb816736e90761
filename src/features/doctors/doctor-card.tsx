import { Link } from '@tanstack/react-router';
import type { Doctor } from '#shared/contract/doctors.ts';
import { doctorsPageTexts as texts } from '#src/locales/en/doctors-page.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Portrait } from '#src/ui/portrait.tsx';

export function DoctorCard({ doctor }: { doctor: Doctor }) {
  return (
    <Card className="grid h-full grid-rows-[auto_1fr_auto] justify-items-center text-center">
      {/* On a phone smaller than the page's heading, which then is the largest thing painted, and not the last. */}
      <Portrait name={doctor.name} src={doctor.img} size="lg" className="max-sm:size-24 max-sm:text-3xl" />
      <div className="mt-5 min-w-0">
        <h2 className="text-xl font-bold break-words text-ink">{doctor.name}</h2>
        <p className="mt-1 break-words text-ink-2">{doctor.specialization}</p>
      </div>
      <Link
        to="/frontdesk"
        search={{ doctorName: doctor.name, specialty: doctor.specialization }}
        className={buttonClass({ className: 'mt-5 w-full' })}
      >
        <span>
          {texts.book}
          <span className="sr-only"> {texts.bookWith(doctor.name)}</span>
        </span>
      </Link>
    </Card>
  );
}
