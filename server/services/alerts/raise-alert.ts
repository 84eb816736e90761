import { insertAlert } from '#server/database/repositories/clinic/alerts-repository.ts';
import type { WriteClient } from '#server/database/transaction/write-transaction.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

export type AlertToRaise = {
  /** Made by the device that has raised it, or is about to; else a new one. */
  readonly id?: string | undefined;
  /** `help`: asked for at a device. `urgent`: warning signs in a patient's words. */
  readonly kind: 'help' | 'urgent';
  /** Where, in a few words for people: a device's name. Never a patient's. */
  readonly place: string;
  readonly deviceId?: string | undefined;
  readonly ticket?: string | undefined;
  readonly patientId?: string | undefined;
};

/**
 * Calls for a person: shown on every signed-in staff screen and paired desk until somebody says "I am on it". One that
 * the same device has raised under this id learns what is new; nobody is called twice.
 * @param client the pool, or the open transaction of what the alert is about, so that both are there or neither
 * @returns the alert's id
 */
export async function raiseAlert(client: WriteClient, alert: AlertToRaise, now: Date): Promise<string> {
  const { kind, place, deviceId = null, ticket = null, patientId = null } = alert;
  const row = { kind, place, deviceId, ticket, patientId, createdAt: now };
  const id = alert.id ?? uuidV7(now);
  if (await insertAlert(client, { ...row, id })) return id;
  const other = uuidV7(now);
  await insertAlert(client, { ...row, id: other });
  return other;
}
