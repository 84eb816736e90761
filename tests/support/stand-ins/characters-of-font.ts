import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Tags of tables by their number in a WOFF2 file (w3.org/TR/WOFF2, 4.1), as far as they are needed here. */
const TAGS = { cmap: 0, glyf: 10, loca: 11 };
const OWN_TAG = 63;

/** Every character that a WOFF2 file can show. */
export function charactersOfFont(path: string): ReadonlySet<number> {
  const file = readFileSync(path);
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let cmap = -1;
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++);
    const [tag, version] = [flags & 63, flags >> 6];
    if (tag === OWN_TAG) at += 4;
    if (tag === TAGS.cmap) cmap = start;
    const length = number();
    const isPacked = tag === TAGS.glyf || tag === TAGS.loca ? version !== 3 : version !== 0;
    start += isPacked ? number() : length;
  }
  return charactersOf(brotliDecompressSync(file.subarray(at)).subarray(cmap));
}

/** The characters of a cmap's segments (OpenType's format 4). */
function charactersOf(cmap: Buffer): ReadonlySet<number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const table = cmap.subarray(starts.find((offset) => cmap.readUInt16BE(offset) === 4));
  const segments = table.readUInt16BE(6) / 2;
  const found = new Set<number>();
  for (let index = 0; index < segments; index++) {
    const last = table.readUInt16BE(14 + index * 2);
    const first = table.readUInt16BE(16 + (segments + index) * 2);
    for (let code = first; code <= last && code < 0xffff; code++) found.add(code);
  }
  return found;
}
