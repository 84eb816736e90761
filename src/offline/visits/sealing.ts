import { queueConnection } from '#src/platform/indexed-db/queue-connection.ts';
import type { OutboxRow } from '#src/platform/store/database.ts';
import type { Sealed } from '#src/offline/queue/courier.ts';
import { ROW_VERSION } from '#src/offline/queue/rows.ts';
import { ask, type Store, transact } from '#src/offline/queue/transact.ts';
import { type RowContent, upgradeContent } from './upgrade-row.ts';

type Identity = Pick<OutboxRow, 'id' | 'type'>;

/** The key of the database that is open; if that was deleted in the meantime, the key is lost. */
let kept: { readonly database: IDBDatabase; readonly key: Promise<CryptoKey> } | undefined;

/** Encrypts a row's content with this device's key (OFF-13). Must run before a transaction opens. */
export async function seal(row: Identity, content: RowContent): Promise<Sealed> {
  const version = ROW_VERSION;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(boundTo({ ...row, iv, version }), await queueKey(), bytesOf(content));
  return { version, iv, sealed };
}

/** Decrypts a row. `newer` is a row of a later build; `undecodable` one whose bytes cannot be decrypted or parsed. */
export async function unseal(row: Identity & Sealed): Promise<RowContent | 'newer' | 'undecodable'> {
  // The version is read before the bytes, because a later build may encrypt differently.
  if (row.version > ROW_VERSION) return 'newer';
  const key = await queueKey();
  try {
    const bytes = await crypto.subtle.decrypt(boundTo(row), key, row.sealed);
    const content = upgradeContent(JSON.parse(new TextDecoder().decode(bytes)), row.version);
    return content.command.type === row.type ? content : 'undecodable';
  } catch {
    return 'undecodable';
  }
}

/** Whether rows encrypted just now can be decrypted later: not if the database was deleted in between. */
export async function isKeyKept(store: Store): Promise<boolean> {
  return (await ask(store('keys').getKey('queue'))) !== undefined;
}

/** Reordered, swapped or relabelled rows cannot be decrypted. */
function boundTo({ id, type, version, iv }: Identity & Omit<Sealed, 'sealed'>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: bytesOf([id, type, version]) };
}

function bytesOf(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

async function queueKey(): Promise<CryptoKey> {
  const database = await queueConnection();
  if (kept?.database !== database) kept = { database, key: findKey() };
  return kept.key.catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
}

async function findKey(): Promise<CryptoKey> {
  // It cannot be created inside the transaction; usually it is discarded.
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return transact(async (store) => {
    const stored: { key: CryptoKey } | undefined = await ask(store('keys').get('queue'));
    if (stored) return stored.key;
    // A new key would make the existing rows unreadable for ever.
    if (await ask(store('rows').count())) throw new Error('The key of the queue is missing.');
    store('keys').add({ name: 'queue', key: fresh });
    return fresh;
  }, 'strict');
}
