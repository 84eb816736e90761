import * as v from 'valibot';
import { Command } from '#shared/contract/visit/commands.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { type OutboxRow, queueDatabase } from '#src/platform/store/database.ts';
import { sendNow } from './unsent.ts';
import { seal, unseal } from '#src/offline/visits/sealing.ts';

const FORMAT = 'frontdesk-unsent-1';
/** OWASP's figure for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;

const Envelope = v.object({
  format: v.literal(FORMAT),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
  salt: v.string(),
  iv: v.string(),
  data: v.string(),
});

const ExportedRow = v.object({
  id: v.string(),
  visitId: v.string(),
  key: v.string(),
  type: v.string(),
  dependsOn: v.optional(v.string()),
  ticket: v.string(),
  attempts: v.number(),
  createdAt: v.string(),
  content: v.object({
    command: Command,
    patientId: v.optional(v.string()),
    registration: v.optional(v.object({ key: v.string(), command: Command })),
    checkInCode: v.optional(v.string()),
  }),
});
type ExportedRow = v.InferOutput<typeof ExportedRow>;

/** Why a file was not imported. */
export type ImportProblem = 'not-a-file-of-ours' | 'wrong-passphrase';

/**
 * Exports everything unsent that this build can read, as a file that only the passphrase opens. Ids and keys stay the
 * same, so that our server accepts each visit once, whichever device sends it. Nothing is removed here.
 */
export async function exportUnsent(passphrase: string): Promise<{ file: Blob; visits: number }> {
  const rows = await queueDatabase.rows.orderBy('sequence').toArray();
  const exported = (await Promise.all(rows.map(exportRow))).flat();
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(passphrase, salt, ITERATIONS);
  const bytes = new TextEncoder().encode(JSON.stringify(exported));
  const data = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes));
  const envelope = { format: FORMAT, iterations: ITERATIONS, salt: toText(salt), iv: toText(iv), data: toText(data) };
  const visits = new Set(exported.map(({ visitId }) => visitId)).size;
  return { file: new Blob([JSON.stringify(envelope)], { type: 'application/json' }), visits };
}

/** Imports what another device has exported; visits known here or already accepted from here are skipped. */
export async function importUnsent(
  file: Blob,
  passphrase: string,
): Promise<Result<{ readonly added: number; readonly known: number }, ImportProblem>> {
  const envelope = v.safeParse(Envelope, parseJson(await file.text()));
  if (!envelope.success) return fail('not-a-file-of-ours');
  const { salt, iv, iterations, data } = envelope.output;
  let rows: ExportedRow[];
  try {
    const key = await keyOf(passphrase, toBytes(salt), iterations);
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(data));
    rows = v.parse(v.array(ExportedRow), JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return fail('wrong-passphrase');
  }
  const sealed = await Promise.all(
    rows.map(async ({ content, dependsOn, ...row }) => ({
      ...row,
      ...(dependsOn !== undefined && { dependsOn }),
      ...(await seal(row, content)),
      state: 'waiting' as const,
    })),
  );
  const counted = await addUnknown(sealed);
  sendNow();
  return succeed(counted);
}

function addUnknown(sealed: Omit<OutboxRow, 'sequence'>[]): Promise<{ added: number; known: number }> {
  const { rows, visits } = queueDatabase;
  return queueDatabase.transaction('rw', rows, visits, async () => {
    const visitIds = new Set(sealed.map(({ visitId }) => visitId));
    const known = new Set<string>();
    for (const visitId of visitIds)
      if ((await rows.where({ visitId }).count()) + (await visits.where({ visitId }).count()) > 0) known.add(visitId);
    await rows.bulkAdd(sealed.filter(({ visitId }) => !known.has(visitId)));
    return { added: visitIds.size - known.size, known: known.size };
  });
}

async function exportRow(row: OutboxRow): Promise<ExportedRow[]> {
  const content = await unseal(row);
  if (typeof content === 'string') return [];
  const { id, visitId, key, type, dependsOn, ticket, attempts, createdAt } = row;
  const depends = dependsOn === undefined ? {} : { dependsOn };
  return [{ id, visitId, key, type, ...depends, ticket, attempts, createdAt, content }];
}

async function keyOf(passphrase: string, salt: BufferSource, iterations: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

function toText(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
