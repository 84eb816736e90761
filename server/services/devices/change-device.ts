import * as v from 'valibot';
import { type DeviceAsChanged, type DeviceChangeBody, DeviceView } from '#shared/contract/device/devices.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { holdDevice, saveDevice } from '#server/database/repositories/clinic/devices-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import { StoredSettings } from './devices.ts';
import { lockPin } from './lock-pin.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { overtakenBy, type Overtaken } from '#server/services/clinic/versions.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

type Problem = { readonly kind: 'unknown' } | Overtaken<DeviceAsChanged>;

/**
 * Says what a paired device shall be; it hears of it with its next report. Must run in a transaction. `overtaken`: somebody
 * else has changed one of these fields since.
 * @param seen what the form showed of them when it was opened; undefined for a program that does not say
 */
export async function changeDevice(
  db: Queryable,
  actor: Principal,
  id: string,
  { name, pin, ...wished }: v.InferOutput<typeof DeviceChangeBody>,
  seen: Readonly<Record<string, unknown>> | undefined,
  now: Date,
): Promise<Result<null, Problem>> {
  const row = isUuid(id) ? await holdDevice(db, id) : undefined;
  if (row === undefined) return fail({ kind: 'unknown' });
  const current = { name: row.name, settings: v.parse(DeviceView.entries.settings, row.settings) };
  const held: Record<string, unknown> = { name: current.name, ...current.settings };
  const isOvertaken = Object.entries(seen ?? {}).some(
    ([field, value]) => field in held && JSON.stringify(held[field]) !== JSON.stringify(value),
  );
  if (isOvertaken) return fail(await overtakenBy(db, current, 'device-changed', id));
  const lock = pin === undefined ? v.parse(StoredSettings, row.settings).pin : await lockPin(pin);
  await saveDevice(db, id, { name, settings: { ...wished, pin: lock } });
  await audit(db, now, actor, 'device-changed', id);
  return succeed(null);
}
