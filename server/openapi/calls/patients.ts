import { ALERT_HEADER, SIGNS_HEADER, TICKET_HEADER } from '#shared/contract/visit/commands.ts';
import { RegisteredPatient, RegistrationBody } from '#shared/contract/visit/registration.ts';
import { CorrectionBody, PatientPage } from '#shared/contract/patient/correction.ts';
import { DeletedPatients } from '#shared/contract/patient/deleted-patients.ts';
import { PossibleDuplicates } from '#shared/contract/patient/duplicates.ts';
import { MergeBody, MergeComparison, MergeDone, MergeUndone } from '#shared/contract/patient/merge.ts';
import { PatientRecordAnswer, PatientRecordBody } from '#shared/contract/patient/patient-record.ts';
import { AllPatients, ViewPatients } from '#shared/contract/patient/patients.ts';
import { PatientHistory } from '#shared/contract/prescription/prescriptions.ts';
import { Found } from '#shared/contract/search/found.ts';
import {
  DEVICE_HEADERS,
  LIST_HEADERS,
  ONCE_HEADER,
  PAGE_QUERY,
  type DescribedCalls,
} from '#server/openapi/described-call.ts';
import { Told, Total } from './answers.ts';

const FILTER = {
  search: 'Text that a name, a phone number or a ticket contains.',
  doctor: 'Text that the doctor’s name contains.',
  gender: 'male, female or other.',
  name: 'Text that the name contains.',
  ages: 'An age bucket such as 19-30.',
};
const LIST = { ...PAGE_QUERY, ...FILTER, total: '`true`: how many match, too.' };

/** Patients: registered, found, corrected, merged, deleted. */
export const PATIENT_CALLS: DescribedCalls = {
  'POST /api/patients/register': {
    summary: 'Registers a patient. The answer holds only the id.',
    isOfSpecification: true,
    body: RegistrationBody,
    answer: RegisteredPatient,
    statuses: [201],
    headers: {
      ...ONCE_HEADER,
      ...DEVICE_HEADERS,
      [TICKET_HEADER]: 'The ticket that the device has given.',
      [ALERT_HEADER]: 'The alert that the device has raised for warning signs in the patient’s words.',
      [SIGNS_HEADER]:
        'The warning signs that the patient has ticked, with commas between: the registration is urgent. Unknown ones are left out.',
    },
  },
  'GET /api/adminDashboard/view-patients': {
    summary: 'Patients, newest first.',
    isOfSpecification: true,
    query: LIST,
    headers: LIST_HEADERS,
    answer: ViewPatients,
  },
  'GET /api/patients/get-all': {
    summary: 'The same as a bare list; the next page and the total are headers.',
    isOfSpecification: true,
    query: LIST,
    headers: LIST_HEADERS,
    answer: AllPatients,
  },
  'GET /api/doctorDashboard/patient-history/:id': {
    summary: 'The visits and prescriptions of a patient.',
    isOfSpecification: true,
    answer: PatientHistory,
  },
  'DELETE /api/patients/delete-patient/:id': {
    summary: 'Deletes a patient; for 30 days it can be restored.',
    isOfSpecification: true,
    answer: Told,
  },
  'POST /api/patients/restore-patient/:id': { summary: 'Brings a deleted patient back.', answer: Told },
  'GET /api/patients/deleted': {
    summary: 'Patients that can be restored.',
    query: PAGE_QUERY,
    headers: LIST_HEADERS,
    answer: DeletedPatients,
  },
  'GET /api/patients/count': {
    summary: 'How many patients match.',
    query: FILTER,
    headers: LIST_HEADERS,
    answer: Total,
  },
  'GET /api/patients/duplicates': {
    summary: 'Who may have registered twice.',
    query: { ids: 'Ids of patients, with commas between.' },
    answer: PossibleDuplicates,
  },
  'GET /api/patients/patient/:id': { summary: 'A patient’s own page.', answer: PatientPage },
  'PATCH /api/patients/:id': {
    summary: 'Corrects what a registration says.',
    body: CorrectionBody,
    answer: PatientPage,
  },
  'GET /api/patients/record/:id': { summary: 'What doctors keep of a patient.', answer: PatientRecordAnswer },
  'PUT /api/patients/record/:id': {
    summary: 'Saves what a doctor keeps of a patient.',
    body: PatientRecordBody,
    answer: PatientRecordAnswer,
  },
  'GET /api/patients/merge/:id': {
    summary: 'Two patients side by side.',
    query: { with: 'The id of the other one.' },
    answer: MergeComparison,
  },
  'POST /api/patients/merge': { summary: 'Merges two patients who are one.', body: MergeBody, answer: MergeDone },
  'POST /api/patients/merges/:id/undo': { summary: 'Parts two merged patients again.', answer: MergeUndone },
  'GET /api/search': {
    summary: 'Finds patients and doctors.',
    query: { search: 'What is typed.' },
    headers: LIST_HEADERS,
    answer: Found,
  },
  'GET /api/adminDashboard/export-patients': {
    summary: 'All matching patients as CSV.',
    query: FILTER,
    headers: LIST_HEADERS,
    answer: 'text/csv',
  },
};
