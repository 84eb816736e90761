import type { Role } from '#shared/contract/staff/roles.ts';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { PatientPage as PatientPageData } from '#shared/contract/patient/correction.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { personWords } from '#src/locales/en/everywhere/person.ts';
import { safetyTexts, urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { patientPageTexts as texts } from '#src/locales/en/staff/patient-page.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { clinicNow } from '#src/platform/clinic/clinic.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';
import { useSafetyFacts } from '#src/platform/staff/use-safety-facts.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { SafetyStrip } from '#src/ui/parts/safety-strip.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { PatientFacts } from './patient-facts.tsx';
import { PatientMessages } from './patient-messages.tsx';
import { needsReason, usePatientPage } from './use-patient-page.ts';

/** With Headless UI, which no page needs before something is corrected. */
const CorrectDialog = lazy(async () => ({ default: (await import('./correct-dialog.tsx')).CorrectDialog }));
/** Only where the clinic keeps records to those who need them. */
const OpenRecord = lazy(async () => ({ default: (await import('./open-record.tsx')).OpenRecord }));

type PatientPageProps = {
  area: Role;
  id: string;
  /** All visits with their outcome, from another feature. */
  renderVisits: (patient: Patient, reload: () => void) => ReactNode;
  /** What only this area has on the page, below the visits. */
  renderMore?: (patient: Patient) => ReactNode;
  /** What only this area can do. */
  renderActions?: (patient: Patient, reload: () => void) => ReactNode;
  /** What is to be seen first, from another feature. */
  renderNotice?: (page: PatientPageData, reload: () => void) => ReactNode;
  /** The patient was merged into another, who stands at an address of their own. */
  onMoved: (id: string) => void;
};

/** Everything about one patient at an address of its own: an id, which says nothing of the person. */
export function PatientPage(props: PatientPageProps) {
  const { area, id, renderVisits, renderMore, renderActions, renderNotice, onMoved } = props;
  const page = usePatientPage(area, id);
  const [correcting, setCorrecting] = useState(false);
  const { value } = page;
  const shownId = value?.patient._id ?? id;
  useEffect(() => {
    if (shownId !== id) onMoved(shownId);
    // What leads there is made anew with each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shownId, id]);
  if (value === undefined && needsReason(page.problem))
    return (
      <StaffView words={staffTexts} title={texts.open.title}>
        <Suspense>
          <OpenRecord id={id} onOpened={page.reload} />
        </Suspense>
      </StaffView>
    );
  if (value === undefined)
    return (
      <StaffView words={staffTexts} title={texts.facts}>
        {page.loading && page.failure === undefined && <Spinner label={texts.loading} className="py-16" />}
        <LoadFailure data={page} words={staffTexts} />
      </StaffView>
    );

  const { patient, messages } = value;
  return (
    <StaffView
      words={staffTexts}
      title={patient.name}
      count={personWords(patient.age, patient.gender)}
      loading={page.loading}
      onRefresh={page.reload}
      actions={
        <div className="contents print:hidden">
          {area === 'admin' && isOurs() && (
            <Button variant="quiet" icon="pencil" onClick={() => setCorrecting(true)}>
              {texts.correct}
            </Button>
          )}
          <div className="contents">{renderActions?.(patient, page.reload)}</div>
          <Button variant="quiet" icon="printer" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      }
    >
      <LoadFailure data={page} words={staffTexts} />
      <p className="hidden text-sm text-ink-2 print:block">{printedWords()}</p>
      <Safety patient={patient} />
      <div className="contents">{renderNotice?.(value, page.reload)}</div>
      <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start print:grid-cols-1 print:gap-3">
        <div className="grid gap-6">
          <Card className="print:rounded-none print:p-0 print:shadow-none">
            <PatientFacts patient={patient} />
          </Card>
          {isOurs() && <PatientMessages messages={messages} />}
        </div>
        <div className="grid min-w-0 gap-6 print:gap-3">
          {renderVisits(patient, page.reload)}
          {renderMore?.(patient)}
        </div>
      </div>
      {correcting && (
        <Suspense>
          <CorrectDialog patient={patient} onChanged={page.reload} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </StaffView>
  );
}

/** Whose paper it is, and of which day: what is printed is old from then on. */
function printedWords(): string {
  return texts.printed(clinicNow().name, formatClinicTime(new Date(serverNow()).toISOString(), 'date') ?? '');
}

function Safety({ patient }: { patient: Patient }) {
  const facts = useSafetyFacts(patient._id, patient);
  return <SafetyStrip facts={facts} words={safetyTexts} urgentText={urgentWords(facts.warningSigns)} />;
}
