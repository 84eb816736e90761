import { resolve } from 'node:path';
import * as v from 'valibot';
import { number, text, whole } from './setting-values.ts';

const HOUR_MS = 3_600_000;

/** The settings of back-ups; a secret is never an argument, which everybody on the machine can read. */
export const BackupSettings = v.object({
  BACKUP_DIR: v.optional(text),
  BACKUP_EVERY_HOURS: v.optional(number(0.01, 720), '24'),
  BACKUP_KEEP: v.optional(whole(1, 10_000), '14'),
  BACKUP_RECIPIENT: v.optional(v.pipe(text, v.regex(/^age1[a-z0-9-]+$/, 'must be a public key that begins with age1'))),
  BACKUP_PASSPHRASE: v.optional(v.pipe(text, v.minLength(12, 'must have at least 12 characters'))),
  BACKUP_PASSPHRASE_FILE: v.optional(text),
  BACKUP_IDENTITY_FILE: v.optional(text),
});
type BackupSettings = v.InferOutput<typeof BackupSettings>;

/** Of two ways to close a file only one can be meant. */
export function backupFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const ways = ['BACKUP_RECIPIENT', 'BACKUP_PASSPHRASE', 'BACKUP_PASSPHRASE_FILE'].filter((name) => given[name]);
  return ways.length > 1 ? [`${ways.join(' and ')} must not be set together: choose one way to encrypt back-ups.`] : [];
}

/** The settings as the server and the commands use them. */
export function backupOf(env: BackupSettings) {
  const path = (name: string | undefined) => (name === undefined ? undefined : resolve(name));
  return {
    /** Undefined: the server makes none by itself. */
    folder: path(env.BACKUP_DIR),
    everyMs: env.BACKUP_EVERY_HOURS * HOUR_MS,
    keep: env.BACKUP_KEEP,
    /** A public key: who has only this can write back-ups, but not read them. */
    recipient: env.BACKUP_RECIPIENT,
    passphrase: env.BACKUP_PASSPHRASE,
    passphraseFile: path(env.BACKUP_PASSPHRASE_FILE),
    /** The secret key to a public one, for reading. */
    identityFile: path(env.BACKUP_IDENTITY_FILE),
  };
}
