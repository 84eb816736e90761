import { randomUUID } from 'node:crypto';
import type { RegistrationBody } from '#shared/contract/visit/registration.ts';
import { fail, succeed } from '#shared/result.ts';
import { onlyPairedDevicesRegister } from '#server/database/repositories/clinic/clinic-settings-repository.ts';
import { insertRegistration, isKnownDoctor } from '#server/database/repositories/patients/desk-repository.ts';
import type { Device } from '#server/services/devices/devices.ts';
import type { RedFlag } from '#shared/words/warning/warning-sign-ids.ts';
import { unitedSigns } from '#shared/words/warning/ticked-signs.ts';
import { warningSignsOf } from '#server/services/alerts/warning-signs.ts';
import { raiseAlert } from '#server/services/alerts/raise-alert.ts';
import { announce } from '#server/services/interop/webhooks/announce.ts';
import type { Task } from '#server/services/clinic/run-once.ts';

/** Where an urgent registration asks for somebody when it came from no paired device, in words for staff. */
const URGENT_PLACE = 'Patient registration';

export type RegisterProblem = { readonly kind: 'unknown-doctor' | 'id-taken' | 'own-devices-only' };

export type RegistrationSource = {
  readonly device?: Device | undefined;
  /** The alert the device has raised, or will, as soon as the warning signs were there. */
  readonly alertId?: string | undefined;
  /** The warning signs that the patient has ticked: they make the registration urgent by themselves (WARN-9). */
  readonly ticked?: readonly RedFlag[];
  /** Whether somebody of the staff sends it, who may always register. */
  readonly isStaff?: boolean;
  /** Whether an unpaired browser may still call somebody; the registration is urgent all the same. */
  readonly mayAlert?: () => boolean;
};

/**
 * Registers a patient (CALL-9). The id is the device's own or a new UUIDv4: whoever knows its 122 random bits may
 * book for this patient once. The answer holds only the id: a kiosk may write but not read. An urgent one alerts the desk
 * in the same transaction.
 * @param ticket the number the device gave the patient, kept as it is.
 * @param from what it was sent from: where staff have to look, and whether it may call them once more.
 */
export function registerPatient(
  registration: RegistrationBody,
  ticket: string | undefined,
  receivedAt: Date,
  { device, alertId, ticked = [], isStaff = false, mayAlert = () => true }: RegistrationSource = {},
): Task<RegisterProblem> {
  const { _id, doctorId: doctor, urgent: isSaidUrgent = false, ...fields } = registration;
  const urgent = isSaidUrgent || ticked.length > 0;
  const tickedSigns = unitedSigns(ticked);
  const id = _id?.toLowerCase() ?? randomUUID();
  return {
    answer: { status: 201, body: JSON.stringify({ patient: { _id: id } }) },
    run: async (client) => {
      const isOwn = device !== undefined || isStaff;
      if (!isOwn && (await onlyPairedDevicesRegister(client))) return fail({ kind: 'own-devices-only' });
      const row = { ...fields, id, doctor, ticket, device: device?.id, urgent, tickedSigns, receivedAt };
      if (await insertRegistration(client, row)) {
        await announce(client, 'patient.registered', { patient: id }, receivedAt);
        if (urgent) await announce(client, 'patient.urgent', { patient: id }, receivedAt);
        if (urgent && (device !== undefined || mayAlert())) {
          const from = { place: device?.name ?? URGENT_PLACE, deviceId: device?.id, id: device && alertId };
          const signs = warningSignsOf({ symptoms: fields.symptoms, tickedSigns });
          await raiseAlert(client, { ...from, kind: 'urgent', ticket, patientId: id, signs }, receivedAt);
        }
        return succeed(null);
      }
      const known = doctor === undefined || (await isKnownDoctor(client, doctor));
      return fail({ kind: known ? 'id-taken' : 'unknown-doctor' });
    },
  };
}
