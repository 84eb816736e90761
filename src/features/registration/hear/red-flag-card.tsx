import { useEffect, useRef } from 'react';
import { warningTexts as texts } from '#src/locales/en/everywhere/red-flags.ts';
import { useStaffCalled } from '#src/offline/network/staff-called.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { CallLink } from '#src/ui/parts/call-link.tsx';
import {
  useRegistration,
  type RegistrationState,
  type TabName,
} from '#src/features/registration/visit/registration-store.ts';

type WarningProps = {
  /** What follows from it on this page. */
  last: string;
  /** It is the first thing on a new page. */
  takesFocus: boolean;
};

/**
 * Some words should not wait for a form. It comes up where the words are, is brought into view, and names no suspicion. On
 * a device of the house it says who comes; anywhere else it gives the number to call.
 */
export function RedFlagCard({ last = texts.goOn, takesFocus = false }: Partial<WarningProps>) {
  const hasRedFlags = useRegistration((state) => state.redFlags.length > 0);
  return hasRedFlags ? <Warning last={last} takesFocus={takesFocus} /> : null;
}

/** At the symptoms, unless the warning stands at the words that were heard. */
export function FieldWarning({ tab }: { tab: TabName }) {
  return useRegistration((state) => isAtField(state, tab)) ? <RedFlagCard /> : null;
}

/** Under the signs that were ticked, unless the warning stands at the symptoms just above: no row moves under the finger. */
export function TickedWarning({ tab }: { tab: TabName }) {
  const isHere = useRegistration((state) => state.tickedSigns.length > 0 && !isAtField(state, tab));
  return isHere ? <RedFlagCard /> : null;
}

function isAtField({ saidSigns, warnedBy }: RegistrationState, tab: TabName): boolean {
  return saidSigns.length > 0 && !(tab === 'voice' && warnedBy === 'voice');
}

function Warning({ last, takesFocus }: WarningProps) {
  const isInTheHouse = useDevice() !== null;
  const called = useStaffCalled(({ state }) => state);
  const { emergencyNumber } = useClinic();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="red-flag-card scroll-my-28 outline-none">
      <Alert
        tone="danger"
        title={isInTheHouse ? texts.inTheHouse.title : texts.elsewhere.title}
        action={
          !isInTheHouse &&
          emergencyNumber !== '' && (
            <CallLink number={emergencyNumber}>{texts.elsewhere.call(emergencyNumber)}</CallLink>
          )
        }
      >
        <p>{isInTheHouse ? texts.inTheHouse.text : texts.elsewhere.text(emergencyNumber)}</p>
        {called !== 'not asked' && <p className="font-semibold">{texts.staff[called]}</p>}
        <p>{last}</p>
      </Alert>
    </div>
  );
}
