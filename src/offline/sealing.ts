import * as v from 'valibot';
import { Command } from '#shared/contract/commands.ts';
import { type OutboxRow, queueDatabase } from '#src/platform/database.ts';
import { ROW_VERSION, upgradeContent } from './upgrade-row.ts';

/** What is sealed in a row: the command, the patient's id once the server gave it, and the server's last words. */
export const RowContent = v.object({
  command: Command,
  patientId: v.optional(v.string()),
  message: v.optional(v.string()),
});
export type RowContent = v.InferOutput<typeof RowContent>;

type Sealed = Pick<OutboxRow, 'version' | 'iv' | 'sealed'>;
type Identity = Pick<OutboxRow, 'id' | 'type'>;

let queueKey: Promise<CryptoKey> | undefined;

/** Encrypts a row's content with this device's key (offline.md rule 16). Must run before a transaction opens. */
export async function seal(row: Identity, content: RowContent): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const additionalData = identityBytes({ ...row, version: ROW_VERSION });
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, await key(), bytes);
  return { version: ROW_VERSION, iv, sealed };
}

/** Decrypts a row. `newer` is a row of a later build; `undecodable` one whose bytes do not open or do not parse. */
export async function unseal(row: Identity & Sealed): Promise<RowContent | 'newer' | 'undecodable'> {
  // The version is read before the bytes: a later build may seal in another way.
  if (row.version > ROW_VERSION) return 'newer';
  const queue = await key();
  try {
    const additionalData = identityBytes(row);
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: row.iv, additionalData }, queue, row.sealed);
    const upgraded = upgradeContent(JSON.parse(new TextDecoder().decode(bytes)), row.version);
    return upgraded === 'newer' ? 'newer' : v.parse(RowContent, upgraded.content);
  } catch {
    return 'undecodable';
  }
}

/** Reordered, swapped or relabelled rows do not open. */
function identityBytes({ id, type, version }: Identity & { version: number }): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([id, type, version]));
}

function key(): Promise<CryptoKey> {
  queueKey ??= findKey().catch((error: unknown) => {
    queueKey = undefined;
    throw error;
  });
  return queueKey;
}

async function findKey(): Promise<CryptoKey> {
  const kept = await queueDatabase.keys.get('queue');
  if (kept) return kept.key;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return queueDatabase.transaction('rw', queueDatabase.keys, queueDatabase.rows, async () => {
    // Another tab may have been faster.
    const other = await queueDatabase.keys.get('queue');
    if (other) return other.key;
    // A new key would make the rows that are there unreadable for ever.
    if ((await queueDatabase.rows.count()) > 0) throw new Error('The key of the queue is missing.');
    await queueDatabase.keys.add({ name: 'queue', key: fresh });
    return fresh;
  });
}
