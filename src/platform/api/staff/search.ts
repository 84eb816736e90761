import { Found } from '#shared/contract/search/found.ts';
import { isFoundBy } from '#shared/clinic/find-person.ts';
import { MOST_FOUND } from '#shared/contract/search/found.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { listHeaders } from './page-query.ts';
import { viewPatients } from './patients.ts';
import { staffCall } from './staff-call.ts';

/** GET api/search with the search text in a header; with another backend, searches the list that it has. */
export async function findAnybody(search: string, signal: AbortSignal): Promise<Result<Found, ApiProblem>> {
  if (await isOursForSure())
    return staffCall({ method: 'GET', path: 'api/search', headers: listHeaders({ search }), schema: Found, signal });
  const list = await viewPatients({}, { signal });
  if (!list.ok) return list;
  const patients = list.value.patients.filter((patient) => isFoundBy(search, patient));
  return succeed({ patients: patients.slice(0, MOST_FOUND).map(asFound), doctors: [] });
}

function asFound(patient: Patient): Found['patients'][number] {
  const { _id, name, age, gender, ticket, doctorName, history } = patient;
  return { _id, name, age, gender, ticket, doctorName, lastVisit: history[0]?.date ?? history[0]?.createdAt };
}
