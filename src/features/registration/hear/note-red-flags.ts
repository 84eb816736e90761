import type { RedFlag } from '#shared/words/warning/red-flags.ts';
import { warningTexts } from '#src/locales/en/everywhere/red-flags.ts';
import { useStaffCalled } from '#src/offline/network/staff-called.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { clinicNow } from '#src/platform/clinic/clinic.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { useRegistration, type RegistrationState } from '#src/features/registration/visit/registration-store.ts';

/**
 * Takes up what the patient's words warn of. New signs are said aloud to a screen reader, and a paired device calls staff
 * at once: nobody has to submit anything for that.
 */
export function noteRedFlags(redFlags: readonly RedFlag[], by: RegistrationState['warnedBy']): void {
  const before = useRegistration.getState();
  const isNew = redFlags.some((flag) => !before.redFlags.includes(flag));
  useRegistration.setState({
    redFlags,
    // What was said stays said: typing more beside it moves no card.
    warnedBy: before.redFlags.length > 0 && before.warnedBy === 'voice' ? 'voice' : by,
    warningRead: before.warningRead && !isNew,
  });
  if (redFlags.length === 0) return;
  if (before.redFlags.length === 0) sayWarning();
  if (before.alertId === undefined && deviceNow() !== null) callStaffOnce();
}

/** Says the warning to a screen reader, as it stands on the screen. */
export function sayWarning(): void {
  const { inTheHouse, elsewhere } = warningTexts;
  const words =
    deviceNow() === null
      ? [elsewhere.title, elsewhere.text(clinicNow().emergencyNumber)]
      : [inTheHouse.title, inTheHouse.text];
  announce(words.join('. '), 'assertive');
}

function callStaffOnce(): void {
  const alertId = crypto.randomUUID();
  useRegistration.setState({ alertId });
  useStaffCalled.setState({ state: 'calling' });
  import('#src/offline/network/call-staff.ts').then(
    ({ callStaff }) => callStaff(alertId),
    () => useStaffCalled.setState({ state: 'out of reach' }),
  );
}
