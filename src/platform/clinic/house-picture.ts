import { clinicPictureAddress, type ClinicPictureName } from '#shared/contract/clinic/clinic-picture-address.ts';
import { useKnownClinic } from './clinic.ts';

/** The address of the house's own logo or picture; undefined if it has none. */
export function useHousePicture(name: ClinicPictureName): string | undefined {
  const version = useKnownClinic()[name];
  return version === '' ? undefined : clinicPictureAddress(name, version);
}
