import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Facts } from '#src/ui/lists/facts.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';
import { CardActions } from '#src/features/admin/lists/card-actions.tsx';

const texts = adminTexts.doctors;

type DoctorCardProps = {
  doctor: Doctor;
  removing: boolean;
  onRemove: () => void;
  /** Not there where the server knows no such thing. */
  onEdit: (() => void) | undefined;
};

/** A doctor as the administrator sees one. Counts default to 0 (DATA-1). */
export function DoctorCard({ doctor, removing, onRemove, onEdit }: DoctorCardProps) {
  const { name, specialization, img, doctorId, email, patients = 0, appointments = 0, sample } = doctor;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <Portrait name={name} src={img} />
        <div className="grid min-w-0 flex-1 justify-items-start gap-0.5">
          <h2 className="max-w-full text-lg font-bold wrap-anywhere text-ink">{name}</h2>
          <p className="text-ink-2">{specialization}</p>
          {sample === true && <Badge tone="other">{staffDoctorTexts.sample}</Badge>}
        </div>
      </div>
      <Facts
        facts={[
          ...(doctorId === undefined ? [] : [{ label: texts.code, value: doctorId }]),
          ...(email ? [{ label: texts.email, value: <EmailAddress email={email} /> }] : []),
          { label: texts.patients, value: patients },
          { label: texts.appointments, value: appointments },
        ]}
      />
      <CardActions>
        {onEdit !== undefined && (
          <Button
            variant="quiet"
            icon="pencil"
            className="px-3!"
            aria-label={staffDoctorTexts.editOne(name)}
            onClick={onEdit}
          >
            {staffDoctorTexts.edit}
          </Button>
        )}
        <Button
          variant="quiet"
          icon="trash-2"
          className="ms-auto px-3! text-danger!"
          aria-label={staffDoctorTexts.removeOne(name)}
          busy={removing}
          busyText={staffDoctorTexts.removing}
          onClick={onRemove}
        >
          {staffDoctorTexts.remove}
        </Button>
      </CardActions>
    </Card>
  );
}

/** Where it is too long for its line it breaks before its host, not in the middle of a word. */
function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, Math.max(0, at))}
      <wbr />
      {email.slice(Math.max(0, at))}
    </>
  );
}
