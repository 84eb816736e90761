import { imageSize } from 'image-size';
import { fail, succeed, type Result } from '#shared/result.ts';

/** Why a file is no picture of ours. */
export type PictureProblem = { readonly kind: 'too-large' | 'not-a-picture' | 'wrong-size' };
export type ReadPicture = { readonly type: string; readonly width: number; readonly height: number };

/** What browsers and paper can show, and what carries no script; an SVG may. */
const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };
const SIDE = { least: 16, most: 4000 };

/**
 * Reads type and size from a file's content; its name and what the sender says of it count for nothing.
 * @param most bytes
 */
export function readPicture(content: Uint8Array, most: number): Result<ReadPicture, PictureProblem> {
  if (content.length > most) return fail({ kind: 'too-large' });
  const read = sizeOf(content);
  const type = TYPES[read?.type ?? ''];
  if (read === undefined || type === undefined) return fail({ kind: 'not-a-picture' });
  const isFit = [read.width, read.height].every((side) => side >= SIDE.least && side <= SIDE.most);
  return isFit ? succeed({ type, width: read.width, height: read.height }) : fail({ kind: 'wrong-size' });
}

function sizeOf(content: Uint8Array): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(content);
  } catch {
    return undefined;
  }
}
