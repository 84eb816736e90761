import { useEffect, useRef, type ReactNode } from 'react';
import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { personWords } from '#src/locales/en/everywhere/person.ts';
import { safetyTexts, urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { formatClinicTime, isFarApart } from '#src/platform/clinic/clinic-time.ts';
import { useSafetyFacts } from '#src/platform/staff/use-safety-facts.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { LanguageBadge } from '#src/features/lists/language-badge.tsx';
import { StatusBadge } from '#src/features/lists/status-badge.tsx';
import { SafetyStrip } from '#src/ui/parts/safety-strip.tsx';
import { Tabs } from '#src/ui/parts/tabs.tsx';
import { factsOf, prescriptionPatientOf } from '#src/features/doctor/appointments/appointment-facts.ts';
import { PatientDetails } from './patient-details.tsx';
import { dueOf } from '#src/features/doctor/today/schedule.ts';
import { type PanelTab, showTab } from '#src/features/doctor/profile/workspace.ts';

const texts = doctorTexts.panel;

type PatientPanelProps = {
  appointment: Appointment;
  tab: PanelTab;
  onBack: () => void;
  /** The handwritten prescription, from another feature. */
  prescription: ReactNode;
};

/** The selected patient's details, and the two tabs of DOC-4. */
export function PatientPanel({ appointment, tab, onBack, prescription }: PatientPanelProps) {
  const { name, age, gender, phone, reason } = factsOf(appointment);
  const patientId = prescriptionPatientOf(appointment)?._id;
  const safety = useSafetyFacts(patientId, appointment);
  const due = dueOf(appointment);
  const { appointmentTime } = appointment;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const facts = [
    { label: texts.appointment, value: formatClinicTime(due, 'date-time') ?? texts.notGiven },
    ...(isFarApart(appointmentTime, due)
      ? [{ label: texts.deviceClock, value: formatClinicTime(appointmentTime, 'date-time') ?? texts.notGiven }]
      : []),
    { label: texts.phone, value: phone ?? texts.notGiven },
    ...(reason === undefined ? [] : [{ label: texts.reason, value: reason }]),
  ];
  return (
    <Card className="grid content-start gap-5">
      <div className="grid gap-3">
        <Button variant="quiet" icon="arrow-left" className="-ms-3 justify-self-start px-3!" onClick={onBack}>
          {texts.back}
        </Button>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold wrap-anywhere text-ink">
              {name}
            </h2>
            <p className="text-ink-2">{personWords(age, gender)}</p>
          </div>
          <div className="grid shrink-0 justify-items-end gap-1.5">
            <StatusBadge status={appointment.status} />
            <LanguageBadge language={appointment.language} />
          </div>
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex gap-2">
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <SafetyStrip facts={safety} words={safetyTexts} urgentText={urgentWords(safety.warningSigns)} />
      <Tabs
        label={texts.tabs.label}
        selected={tab}
        onSelect={(id) => showTab(id === 'prescription' ? 'prescription' : 'details')}
        tabs={[
          {
            id: 'details',
            label: texts.tabs.details,
            panel: <PatientDetails patientId={patientId} facts={factsOf(appointment)} />,
          },
          { id: 'prescription', label: texts.tabs.prescription, panel: prescription },
        ]}
      />
    </Card>
  );
}
