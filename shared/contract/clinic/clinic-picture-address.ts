/** The pictures a clinic has of its own: its logo, and the one beside About Us. */
export const CLINIC_PICTURES = ['logo', 'picture'] as const;
export type ClinicPictureName = (typeof CLINIC_PICTURES)[number];

/**
 * Where a picture is served; its version is in the address, so that it can be kept for ever. Apart from the body's
 * schema, because a first paint shows the logo.
 */
export function clinicPictureAddress(name: ClinicPictureName, version: string): string {
  return `/api/clinic/pictures/${name}/${version}`;
}
