import type { Doctor } from '#shared/contract/doctors.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { Card } from '#src/ui/card.tsx';
import { Portrait } from '#src/ui/portrait.tsx';
import { Facts } from '#src/ui/facts.tsx';

const texts = adminTexts.doctors;

/** A doctor as the administrator sees one. Counts default to 0 (product.md §3). */
export function DoctorCard({ doctor }: { doctor: Doctor }) {
  const { name, specialization, img, doctorId, email, patients = 0, appointments = 0 } = doctor;
  return (
    <Card className="grid h-full content-start gap-4">
      <div className="flex items-center gap-4">
        <Portrait name={name} src={img} />
        <div className="min-w-0">
          <h2 className="text-lg font-bold break-words text-ink">{name}</h2>
          <p className="text-ink-2">{specialization}</p>
        </div>
      </div>
      <Facts
        facts={[
          ...(doctorId === undefined ? [] : [{ label: texts.code, value: doctorId }]),
          ...(email ? [{ label: texts.email, value: email }] : []),
          { label: texts.patients, value: patients },
          { label: texts.appointments, value: appointments },
        ]}
      />
    </Card>
  );
}
