import { PICTURE_MAX_LENGTH } from '#shared/contract/staff/doctor-accounts.ts';

/** Shown at most at 128 CSS px, on screens with up to two pixels each. */
const SIDE_PX = 256;
const TRIES = [
  { side: SIDE_PX, quality: 0.8 },
  { side: SIDE_PX, quality: 0.5 },
  { side: SIDE_PX / 2, quality: 0.7 },
] as const;

/**
 * The central square of a picture, small enough to be part of every list, as a data URL (WebP, or PNG if the browser
 * cannot write that). @returns undefined if the browser cannot read the file as a picture
 */
export async function scalePicture(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const drawn = TRIES.map(({ side, quality }) => draw(picture, side, quality));
    picture.close();
    return drawn.find((address) => address.length <= PICTURE_MAX_LENGTH);
  } catch {
    return undefined;
  }
}

function draw(picture: ImageBitmap, side: number, quality: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const cut = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  return canvas.toDataURL('image/webp', quality);
}
