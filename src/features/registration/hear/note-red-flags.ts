import type { RedFlag } from '#shared/words/warning/warning-sign-ids.ts';
import { unitedSigns } from '#shared/words/warning/ticked-signs.ts';
import { warningTexts } from '#src/locales/en/everywhere/red-flags.ts';
import { useStaffCalled } from '#src/offline/network/staff-called.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { clinicNow } from '#src/platform/clinic/clinic.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { useRegistration, type RegistrationState } from '#src/features/registration/visit/registration-store.ts';

/** Takes up what the patient's words warn of. */
export function noteRedFlags(saidSigns: readonly RedFlag[], by: RegistrationState['warnedBy']): void {
  noteSigns({ saidSigns }, by);
}

/** Takes up what the patient has ticked, or takes it back: the same warning follows as from words (WARN-9). */
export function tickSign(sign: RedFlag, isTicked: boolean): void {
  const { tickedSigns } = useRegistration.getState();
  const others = tickedSigns.filter((one) => one !== sign);
  noteSigns({ tickedSigns: isTicked ? unitedSigns(others, [sign]) : others }, 'typed');
}

/**
 * New signs are said aloud to a screen reader, and a paired device calls staff at once: nobody has to submit anything for
 * that.
 */
function noteSigns(
  change: Partial<Pick<RegistrationState, 'saidSigns' | 'tickedSigns'>>,
  by: RegistrationState['warnedBy'],
): void {
  const before = useRegistration.getState();
  const { saidSigns, tickedSigns } = { ...before, ...change };
  const redFlags = unitedSigns(saidSigns, tickedSigns);
  const isNew = redFlags.some((flag) => !before.redFlags.includes(flag));
  useRegistration.setState({
    ...change,
    redFlags,
    // What was said stays said: typing more beside it, or ticking, moves no card.
    warnedBy: before.saidSigns.length > 0 && before.warnedBy === 'voice' ? 'voice' : by,
    warningRead: before.warningRead && !isNew,
  });
  if (redFlags.length === 0) return;
  if (before.redFlags.length === 0) sayWarning();
  if (before.alertId === undefined && deviceNow() !== null) callStaffOnce(redFlags);
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

function callStaffOnce(signs: readonly RedFlag[]): void {
  const alertId = crypto.randomUUID();
  useRegistration.setState({ alertId });
  useStaffCalled.setState({ state: 'calling' });
  import('#src/offline/network/call-staff.ts').then(
    ({ callStaff }) => callStaff(alertId, { signs }),
    () => useStaffCalled.setState({ state: 'out of reach' }),
  );
}
