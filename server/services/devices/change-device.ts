import * as v from 'valibot';
import type { DeviceChangeBody } from '#shared/contract/device/devices.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { holdDevice, saveDevice } from '#server/database/repositories/clinic/devices-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import { StoredSettings } from './devices.ts';
import { lockPin } from './lock-pin.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

/** Says what a paired device shall be; it hears of it with its next report. Must run in a transaction. */
export async function changeDevice(
  db: Queryable,
  actor: Principal,
  id: string,
  { name, pin, ...wished }: v.InferOutput<typeof DeviceChangeBody>,
  now: Date,
): Promise<Result<null, { readonly kind: 'unknown' }>> {
  const row = isUuid(id) ? await holdDevice(db, id) : undefined;
  if (row === undefined) return fail({ kind: 'unknown' });
  const lock = pin === undefined ? v.parse(StoredSettings, row.settings).pin : await lockPin(pin);
  await saveDevice(db, id, { name, settings: { ...wished, pin: lock } });
  await audit(db, now, actor, 'device-changed', id);
  return succeed(null);
}
