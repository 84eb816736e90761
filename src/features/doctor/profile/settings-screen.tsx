import type { ReactNode } from 'react';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { Facts } from '#src/ui/lists/facts.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { useDoctor } from './use-doctor.ts';

const texts = doctorTexts.settings;

/** The doctor's own profile, read-only (DOC-8); below it what the route adds. */
export function SettingsScreen({ children }: { children?: ReactNode }) {
  const { value: doctor, loading } = useDoctor();
  return (
    <StaffView words={staffTexts} title={texts.title}>
      {doctor === undefined && loading && <Spinner label={staffTexts.loading} className="py-16" />}
      {doctor && (
        <Card className="grid max-w-2xl gap-6 sm:p-8!">
          <div className="flex items-center gap-5">
            <Portrait name={doctor.name} size="md" />
            <div className="min-w-0">
              <h2 className="text-2xl font-bold wrap-anywhere text-ink">{doctor.name}</h2>
              <p className="text-ink-2">{doctor.specialization || texts.notGiven}</p>
            </div>
          </div>
          <Facts
            facts={[
              { label: texts.name, value: doctor.name },
              { label: texts.specialization, value: doctor.specialization || texts.notGiven },
              { label: texts.email, value: doctor.email || texts.notGiven },
              ...(doctor.doctorId ? [{ label: texts.code, value: doctor.doctorId }] : []),
            ]}
          />
          <p className="text-ink-2">{texts.text}</p>
        </Card>
      )}
      <div className="contents">{children}</div>
    </StaffView>
  );
}
