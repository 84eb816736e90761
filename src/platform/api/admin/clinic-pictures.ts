import type { ClinicPictureName } from '#shared/contract/clinic/clinic-picture-address.ts';
import { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

const pathOf = (name: ClinicPictureName): string => `api/clinic/pictures/${name}`;

/** Takes a picture in place of the one before. @param content base64 */
export function changeClinicPicture(
  name: ClinicPictureName,
  content: string,
): Promise<Result<ClinicSettings, ApiProblem>> {
  return staffCall({ method: 'PUT', path: pathOf(name), body: { content }, schema: ClinicSettings });
}

export function removeClinicPicture(name: ClinicPictureName): Promise<Result<ClinicSettings, ApiProblem>> {
  return staffCall({ method: 'DELETE', path: pathOf(name), schema: ClinicSettings });
}
