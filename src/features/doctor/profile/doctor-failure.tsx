import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { useDoctor } from './use-doctor.ts';

/** Shown above every view while it is unknown whose workspace it is. */
export function DoctorFailure() {
  const doctor = useDoctor();
  if (doctor.failure === undefined) return null;
  return (
    <div className="px-4 pt-2 md:px-8">
      <LoadFailure data={doctor} words={staffTexts} />
    </div>
  );
}
