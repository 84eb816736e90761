import { Suspense, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { frontdeskTexts as texts } from '#src/locales/en/frontdesk.ts';
import { announce } from '#src/platform/announcer.ts';
import { markBusy } from '#src/platform/busy.ts';
import { readyLazy } from '#src/platform/ready-lazy.tsx';
import { afterPress } from './after-press.ts';
import { DepartmentStep } from './department-step.tsx';
import { DoctorStep } from './doctor-step.tsx';
import { loadDepartments, showReadAhead, useDoctors } from './doctors-store.ts';
import { DoctorsFailed } from './doctors-failed.tsx';
import { Frame } from './frame.tsx';
import { sameName } from './group-doctors.ts';
import type { DoctorWish } from './handover.ts';
import { suggestFrom } from './hear-transcript.ts';
import { ListAgeNote } from './list-age-note.tsx';
import { OwnDevicesNote } from './own-devices-note.tsx';
import { outcomePage } from './outcome-slot.ts';
import { findDoctor, firstOf, resolveDepartment } from './preselect.ts';
import { RedFlagCard } from './red-flag-card.tsx';
import { isUnderWay, useRegistration } from './registration-store.ts';
import { useChoice } from './use-choice.ts';
import { useEndVisit } from './use-end-visit.ts';
import { VoiceBanner } from './voice-banner.tsx';
import type { VoiceSlot } from './voice-slot.ts';

/** Fetched while the patient looks at a department's doctors. */
const details = readyLazy(async () => (await import('./details-step.tsx')).DetailsStep);

type RegistrationPageProps = { wish: DoctorWish | undefined; Intake: ComponentType<VoiceSlot> };

/** /frontdesk (product.md §2): department, doctor, then the patient's details; or what became of them. */
export function RegistrationPage({ wish, Intake }: RegistrationPageProps) {
  const { status, departments } = useDoctors();
  const visit = useRegistration((state) => state.visit);
  const handover = useRegistration((state) => state.handover);
  // Not all of it: a press on Submit is drawn by the form alone.
  const outcome = useRegistration(({ submission }) => ('ticket' in submission ? submission : undefined));
  const { choice, isOwn, choose } = useChoice(departments, wish);
  const endVisit = useEndVisit();
  const underWay = useRegistration(isUnderWay);

  useLayoutEffect(showReadAhead, []);
  useEffect(() => void loadDepartments(), []);
  useEffect(() => (underWay ? markBusy('registration') : undefined), [underWay]);
  const hasBegun = choice.department !== undefined;
  useEffect(() => {
    if (hasBegun) void details.preload().catch(() => undefined);
  }, [hasBegun]);
  useEffect(() => {
    if (handover && !handover.autoSuggest) void suggestFrom(handover.transcript);
  }, [handover]);

  const changeDepartment = (name: string) => {
    const next = firstOf(resolveDepartment(name, departments));
    const other = next.doctor === undefined ? undefined : findDoctor(departments, next.doctor);
    choose(next);
    if (other) announce(texts.registersWith(other.name, next.department ?? ''));
  };

  if (outcome) {
    return (
      <Frame step="outcome">
        <Suspense>
          <outcomePage.Ready outcome={outcome} onDone={() => afterPress(endVisit)} />
        </Suspense>
      </Frame>
    );
  }
  const department = departments.find(
    ({ name }) => choice.department !== undefined && sameName(name, choice.department),
  );
  const doctor = choice.doctor === undefined ? undefined : findDoctor(departments, choice.doctor);

  if (doctor && department) {
    const directedTo = !isOwn && handover?.autoSuggest ? department.name : undefined;
    return (
      <Frame key={visit} step="details">
        <OwnDevicesNote />
        <Suspense>
          <details.Ready
            department={department.name}
            doctor={doctor}
            directedTo={directedTo}
            Intake={Intake}
            onChooseAnother={() => choose({})}
            onChooseDepartment={changeDepartment}
          />
        </Suspense>
        <ListAgeNote />
      </Frame>
    );
  }
  return (
    <Frame key={visit} wide>
      <OwnDevicesNote />
      <RedFlagCard />
      <VoiceBanner directedTo={undefined} chosen={undefined} onChoose={(name) => choose({ department: name })} />
      {status === 'failed' && <DoctorsFailed />}
      {(status === 'loading' || (status === 'ready' && choice.department === undefined)) && (
        <DepartmentStep
          departments={status === 'ready' ? departments : undefined}
          onChoose={(name) => choose({ department: name })}
        />
      )}
      {status === 'ready' && choice.department !== undefined && (
        <DoctorStep
          name={choice.department}
          department={department}
          missing={!isOwn && wish ? wish.doctorName : undefined}
          onChoose={(key) => choose({ department: choice.department ?? '', doctor: key })}
          onBack={() => choose({})}
        />
      )}
      <ListAgeNote />
    </Frame>
  );
}
