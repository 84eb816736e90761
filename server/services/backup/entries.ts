import { createTarDecoder, packTar } from 'modern-tar';
import { AGE_BEGINS, decrypterFor, type BackupKeys } from './backup-keys.ts';
import { open } from 'node:fs/promises';
import { BackupFault } from './backup-fault.ts';
import { withDigest, withoutDigest } from './file-digest.ts';
import { webStream } from './web-stream.ts';

/** One file inside a back-up. */
export type Entry = { readonly name: string; readonly bytes: Uint8Array };

/** The two empty blocks at the end of every tar file. */
const TAR_END = 1024;

/** Entries as a tar file, one after the other, with the hash of all of it behind. */
export function packed(entries: AsyncIterable<Entry>, madeAt: Date): AsyncGenerator<Uint8Array> {
  return withDigest(tarOf(entries, madeAt));
}

async function* tarOf(entries: AsyncIterable<Entry>, mtime: Date): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes } of entries) {
    const tar = await packTar([
      { header: { name, size: bytes.length, type: 'file', mode: 0o600, mtime }, body: bytes },
    ]);
    yield tar.subarray(0, -TAR_END);
  }
  yield new Uint8Array(TAR_END);
}

/** The entries of a file in their order. Throws a BackupFault that names the last whole entry where it is damaged or cut. */
export async function* unpacked(path: string, keys: BackupKeys): AsyncGenerator<Entry> {
  let last = 'its beginning';
  let isWhole = false;
  try {
    const tar = withoutDigest(bytesOf(path, keys), () => (isWhole = true));
    for await (const { header, body } of webStream(tar).pipeThrough(createTarDecoder({ strict: true }))) {
      const pieces: Uint8Array[] = [];
      for await (const piece of body) pieces.push(piece);
      yield { name: header.name, bytes: Buffer.concat(pieces) };
      last = header.name;
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw new BackupFault(`The back-up is damaged or cut off behind ${last}.`, { cause: error });
  }
  if (!isWhole) throw new BackupFault('The back-up is damaged or cut off: the hash at its end does not fit.');
}

async function* bytesOf(path: string, keys: BackupKeys): AsyncGenerator<Uint8Array> {
  const file = await open(path, 'r').catch(() => {
    throw new BackupFault(`${path} cannot be read.`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE_BEGINS.length), 0, AGE_BEGINS.length, 0);
    const stream = file.createReadStream({ start: 0, autoClose: false, highWaterMark: 256 * 1024 });
    const isClosed = buffer.toString('latin1', 0, bytesRead) === AGE_BEGINS;
    yield* isClosed ? await decrypted(stream, keys) : stream;
  } finally {
    await file.close();
  }
}

async function decrypted(stream: AsyncIterable<Uint8Array>, keys: BackupKeys): Promise<AsyncIterable<Uint8Array>> {
  const decrypter = await decrypterFor(keys);
  return decrypter.decrypt(webStream(stream)).catch((error: unknown) => {
    const isClosed = error instanceof Error && /no identity matched/.test(error.message);
    if (!isClosed) throw error;
    throw new BackupFault('The back-up was encrypted with another passphrase or key.', { cause: error });
  });
}
