import { Suspense, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { markBusy } from '#src/platform/update/busy.ts';
import { useFreshNextTimes, useNextTimes } from '#src/platform/clinic/next-times.ts';
import { readyLazy } from '#src/platform/loading/later/ready-lazy.tsx';
import { useDevice } from '#src/platform/device/use-device.ts';
import { useKioskMode } from '#src/platform/device/kiosk.ts';
import { EntryCard } from '#src/features/registration/begin/entry-card.tsx';
import { afterPress } from '#src/features/registration/visit/after-press.ts';
import { DepartmentStep } from '#src/features/registration/choose/department-step.tsx';
import { DoctorStep } from '#src/features/registration/choose/doctor-step.tsx';
import { loadDepartments, showReadAhead, useDoctors } from '#src/features/registration/choose/doctors-store.ts';
import { DoctorsFailed } from '#src/features/registration/choose/doctors-failed.tsx';
import { followLanguage } from '#src/features/registration/details/relabel-symptoms.ts';
import { Frame } from '#src/features/registration/visit/frame.tsx';
import { type DepartmentOfDoctors, sameName } from '#src/features/registration/choose/group-doctors.ts';
import type { DoctorWish } from '#src/features/registration/visit/handover.ts';
import { suggestFrom } from '#src/features/registration/hear/hear-transcript.ts';
import { ListAgeNote } from '#src/features/registration/choose/list-age-note.tsx';
import { TodaysTicketsNote } from '#src/features/registration/ticket/todays-tickets-note.tsx';
import { OwnDevicesNote } from '#src/features/registration/visit/own-devices-note.tsx';
import { outcomePage } from '#src/features/registration/send/outcome-slot.ts';
import { type Choice, findDoctor, resolveDepartment, soonestOf } from '#src/features/registration/choose/preselect.ts';
import { RedFlagCard } from '#src/features/registration/hear/red-flag-card.tsx';
import { isUnderWay, useRegistration } from '#src/features/registration/visit/registration-store.ts';
import { loadTimeLine } from '#src/features/registration/time/time-slot.tsx';
import { useChoice } from '#src/features/registration/choose/use-choice.ts';
import { useEndVisit } from '#src/features/registration/visit/use-end-visit.ts';
import { VoiceBanner } from '#src/features/registration/hear/voice-banner.tsx';
import type { VoiceSlot } from '#src/features/registration/visit/voice-slot.ts';

/** Fetched while the patient looks at a department's doctors. */
const details = readyLazy(
  async () => (await import('#src/features/registration/details/details-step.tsx')).DetailsStep,
);
/** Fetched when somebody wants to tell what brings them; a paired kiosk, which begins there, fetches it beforehand. */
const telling = readyLazy(async () => (await import('#src/features/registration/begin/telling-step.tsx')).TellingStep);

/** Before anybody touches a kiosk, so that its first step is there at once. */
export const loadFirstStep = (): void => void telling.preload().catch(() => undefined);

const TELLS: Choice = { tells: true };

type RegistrationPageProps = { wish: DoctorWish | undefined; Intake: ComponentType<VoiceSlot> };

/** /frontdesk (REG-1): department, doctor, then the patient's details; or what became of them. */
export function RegistrationPage({ wish, Intake }: RegistrationPageProps) {
  const { status, departments } = useDoctors();
  const visit = useRegistration((state) => state.visit);
  const handover = useRegistration((state) => state.handover);
  // Not all of it: a press on Submit is drawn by the form alone.
  const outcome = useRegistration(({ submission }) => ('ticket' in submission ? submission : undefined));
  const standsIn = useDevice()?.settings.department;
  const begins = useKioskMode() && standsIn !== undefined ? beginsAt(standsIn, departments) : undefined;
  const { choice, isOwn, choose } = useChoice(departments, wish, begins);
  const endVisit = useEndVisit();
  const underWay = useRegistration(isUnderWay);

  useLayoutEffect(showReadAhead, []);
  useEffect(() => void loadDepartments(), []);
  useEffect(followLanguage, []);
  useFreshNextTimes();
  useEffect(() => (underWay ? markBusy('registration') : undefined), [underWay]);
  const hasBegun = choice.department !== undefined;
  useEffect(() => {
    if (!hasBegun) return;
    void details.preload().catch(() => undefined);
  }, [hasBegun]);
  const givesTimes = useNextTimes(({ byDoctor }) => byDoctor.size > 0);
  useEffect(() => {
    if (hasBegun && givesTimes) void loadTimeLine().catch(() => undefined);
  }, [hasBegun, givesTimes]);
  useEffect(() => {
    if (handover && !handover.autoSuggest) void suggestFrom(handover.transcript);
  }, [handover]);

  const changeDepartment = (name: string) => {
    const next = soonestOf(resolveDepartment(name, departments), useNextTimes.getState().byDoctor);
    const other = next.doctor === undefined ? undefined : findDoctor(departments, next.doctor);
    choose(next);
    if (other) announce(texts.registersWith(other.name, departmentName(next.department ?? '')));
  };

  if (outcome) {
    return (
      <Frame step="outcome" wide>
        <Suspense>
          <outcomePage.Ready outcome={outcome} onDone={() => afterPress(endVisit)} />
        </Suspense>
      </Frame>
    );
  }
  if (choice.tells) {
    return (
      <Frame key={visit} step="telling">
        <Suspense>
          <telling.Ready Intake={Intake} onChoose={choose} />
        </Suspense>
      </Frame>
    );
  }
  const department = departments.find(
    ({ name }) => choice.department !== undefined && sameName(name, choice.department),
  );
  const doctor = choice.doctor === undefined ? undefined : findDoctor(departments, choice.doctor);

  if (doctor && department) {
    const directedTo = !isOwn && handover?.autoSuggest ? departmentName(department.name) : undefined;
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
      <TodaysTicketsNote />
      <RedFlagCard />
      <VoiceBanner directedTo={undefined} chosen={undefined} onChoose={(name) => choose({ department: name })} />
      {status === 'failed' && <DoctorsFailed />}
      {(status === 'loading' || (status === 'ready' && choice.department === undefined)) && (
        <DepartmentStep
          departments={status === 'ready' ? departments : undefined}
          onChoose={(name) => choose({ department: name })}
          entry={handover === undefined ? <EntryCard onTell={() => choose({ tells: true })} /> : undefined}
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

/** A kiosk that stands in one department begins with its doctors; one of a department that nobody works in any more, with all. */
function beginsAt(standsIn: string, departments: readonly DepartmentOfDoctors[]): Choice | undefined {
  if (standsIn === '') return TELLS;
  const department = departments.find(({ name }) => sameName(name, standsIn));
  return department && { department: department.name };
}
