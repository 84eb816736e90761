import type { ClinicPictureName } from '#shared/contract/clinic/clinic-picture-address.ts';

/** A logo keeps its clear ground and can be printed; a picture is drawn at half a wide window, on screens of two pixels each. */
const FORMS = {
  logo: { side: 512, type: 'image/png', quality: 1 },
  picture: { side: 1280, type: 'image/jpeg', quality: 0.8 },
} as const;

/**
 * A picture no larger than it will be shown, as base64. @returns undefined if the browser cannot read the file as a
 * picture
 */
export async function fitPicture(file: Blob, name: ClinicPictureName): Promise<string | undefined> {
  try {
    const { side, type, quality } = FORMS[name];
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(16, Math.round(picture.width * scale));
    canvas.height = Math.max(16, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL(type, quality).split(',')[1];
  } catch {
    return undefined;
  }
}
