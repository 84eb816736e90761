import { createHash } from 'node:crypto';

const MARK = 'sha256:';
const LENGTH = MARK.length + 64 + 1;

/** Adds one line with the hash of all that went before; tar reads nothing behind its own end. */
export async function* withDigest(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  yield Buffer.from(`${MARK}${hash.digest('hex')}\n`);
}

/**
 * Takes that line off again. @param onWhole told at the end if it fits; a throw would come before what was read ahead, and hide
 * which entry does not
 */
export async function* withoutDigest(
  pieces: AsyncIterable<Uint8Array>,
  onWhole: () => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let kept = Buffer.alloc(0);
  for await (const piece of pieces) {
    const all = Buffer.concat([kept, piece]);
    const ready = all.subarray(0, Math.max(0, all.length - LENGTH));
    kept = all.subarray(ready.length);
    if (ready.length === 0) continue;
    hash.update(ready);
    yield ready;
  }
  if (kept.toString('latin1') === `${MARK}${hash.digest('hex')}\n`) onWhole();
}
