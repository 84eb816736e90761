import { readFile } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import type { Config } from '#server/config.ts';
import { BackupFault } from './backup-fault.ts';

export type BackupKeys = Pick<Config['backup'], 'recipient' | 'passphrase' | 'passphraseFile' | 'identityFile'>;

/** What every file of the age format begins with. */
export const AGE_BEGINS = 'age-encryption.org/v1\n';

/** Encrypts for these keys in the age format; undefined where none is set. */
export async function encrypterFor(keys: BackupKeys): Promise<Encrypter | undefined> {
  const passphrase = await passphraseOf(keys);
  if (keys.recipient === undefined && passphrase === undefined) return undefined;
  const encrypter = new Encrypter();
  try {
    if (keys.recipient !== undefined) encrypter.addRecipient(keys.recipient);
    else encrypter.setPassphrase(passphrase ?? '');
  } catch {
    throw new BackupFault('BACKUP_RECIPIENT is no public key of age.');
  }
  return encrypter;
}

/** Decrypts with all keys that are set. */
export async function decrypterFor(keys: BackupKeys): Promise<Decrypter> {
  const passphrase = await passphraseOf(keys);
  const identities = keys.identityFile === undefined ? [] : identitiesIn(await secretIn(keys.identityFile));
  if (passphrase === undefined && identities.length === 0)
    throw new BackupFault(
      'The back-up is encrypted: set BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE or BACKUP_IDENTITY_FILE.',
    );
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    throw new BackupFault(`${keys.identityFile ?? ''} holds no secret key of age.`);
  }
  return decrypter;
}

async function passphraseOf({ passphrase, passphraseFile }: BackupKeys): Promise<string | undefined> {
  if (passphraseFile === undefined) return passphrase;
  const read = (await secretIn(passphraseFile)).replace(/\r?\n$/, '');
  if (read.length < 12) throw new BackupFault(`The passphrase in ${passphraseFile} must have at least 12 characters.`);
  return read;
}

function identitiesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function secretIn(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new BackupFault(`${path} cannot be read.`);
  });
}
