import { crc32, deflateSync } from 'node:zlib';

const SIDE_PX = 64;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Clearest to darkest: black at 0 to 3 parts of 255, so that the noise can lie in a background without a layer of its own. */
const ALPHAS = [0, 1, 2, 3];

/** Noise of 64 by 64 with 2 bits a pixel, the same each time it is drawn: breaks up banding on large screens. */
export function grainPng(): Buffer {
  let state = 0x9e37_79b9;
  const rows: Buffer[] = [];
  for (let y = 0; y < SIDE_PX; y += 1) {
    const row = Buffer.alloc(1 + SIDE_PX / 4);
    for (let x = 1; x < row.length; x += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      row[x] = (state >>> 11) & 0xff;
    }
    rows.push(row);
  }
  const header = Buffer.from([0, 0, 0, SIDE_PX, 0, 0, 0, SIDE_PX, 2, 3, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.alloc(3 * ALPHAS.length)),
    chunk('tRNS', Buffer.from(ALPHAS)),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
