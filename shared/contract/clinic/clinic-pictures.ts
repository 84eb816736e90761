import * as v from 'valibot';
import type { ClinicPictureName } from './clinic-picture-address.ts';

/** The most bytes of each; the app scales to far less. */
export const CLINIC_PICTURE_BYTES: Readonly<Record<ClinicPictureName, number>> = { logo: 200_000, picture: 500_000 };

/** Body of PUT /api/clinic/pictures/:name. What it is is read from its content. */
export const ClinicPictureBody = v.strictObject({
  content: v.pipe(v.string(), v.minLength(1), v.maxLength(700_000), v.base64()),
});
export type ClinicPictureBody = v.InferOutput<typeof ClinicPictureBody>;
