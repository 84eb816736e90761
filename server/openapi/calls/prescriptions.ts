import { OWN_AGE_HEADER } from '#shared/contract/booking/own-appointment.ts';
import { CaseAnswer, CaseBody } from '#shared/contract/prescription/prescription-draft.ts';
import { RegistrationDraft } from '#shared/contract/prescription/registration-draft.ts';
import { MessageList } from '#shared/contract/prescription/messages.ts';
import {
  CheckPrescriptionBody,
  HandwrittenBody,
  MedicineCheck,
  PrescriptionSaved,
  SavePrescriptionBody,
  SendSmsBody,
  SmsNumber,
  SmsNumberBody,
  SmsTaken,
} from '#shared/contract/prescription/prescriptions.ts';
import { LIST_HEADERS, ONCE_HEADER, PAGE_QUERY, type DescribedCalls } from '#server/openapi/described-call.ts';
import { Told } from './answers.ts';

const CASE = {
  summary: 'Drafts a prescription.',
  isOfSpecification: true,
  body: CaseBody,
  answer: CaseAnswer,
} as const;
const SAVED = { isOfSpecification: true, answer: PrescriptionSaved, statuses: [201], headers: ONCE_HEADER } as const;

/** Prescriptions and the text messages about them. */
export const PRESCRIPTION_CALLS: DescribedCalls = {
  'POST /process_case/': CASE,
  'POST /process_case': CASE,
  'POST /api/prescription/generate': { summary: 'Signs a prescription.', body: SavePrescriptionBody, ...SAVED },
  'POST /api/doctorDashboard/generate-prescription': {
    summary: 'Signs a prescription written by hand.',
    body: HandwrittenBody,
    ...SAVED,
  },
  'POST /api/prescription/check': {
    summary: 'What the check of medicines says.',
    body: CheckPrescriptionBody,
    answer: MedicineCheck,
  },
  'GET /api/prescription/registration-draft/:id': {
    summary: 'What a patient’s registration has drafted for the doctor.',
    answer: RegistrationDraft,
  },
  'DELETE /api/prescription/registration-draft/:id': { summary: 'Throws that draft away.', answer: Told },
  'DELETE /api/prescription/:id': { summary: 'Deletes a prescription of one’s own.', answer: Told },
  'GET /api/prescription/pdf/:id': {
    summary: 'A prescription on paper.',
    isOfSpecification: true,
    answer: 'application/pdf',
  },
  'GET /api/prescription/link/:token': {
    summary:
      'The same for whoever has the message’s link, and knows the age where the clinic asks for it: a browser is led to the page that asks.',
    answer: 'application/pdf',
    statuses: [200, 303],
    headers: { [OWN_AGE_HEADER]: 'The age given at registration, where the clinic asks for it.' },
  },
  'POST /api/prescription/send-sms': {
    summary: 'Sends a link to it by text message.',
    isOfSpecification: true,
    body: SendSmsBody,
    answer: SmsTaken,
    statuses: [201],
    headers: ONCE_HEADER,
  },
  'POST /api/prescription/sms-number': {
    summary: 'Where a message about a patient would go.',
    body: SmsNumberBody,
    answer: SmsNumber,
  },
  'GET /api/messages': {
    summary: 'The text messages, newest first.',
    query: PAGE_QUERY,
    headers: LIST_HEADERS,
    answer: MessageList,
  },
  'POST /api/messages/:id/retry': { summary: 'Queues a message again.', answer: Told },
};
