import * as v from 'valibot';
import { AccessToken, ApiClients, ClientSecret, NewClientBody } from '#shared/contract/interop/api-clients.ts';
import { CalendarAddress, CalendarFeeds } from '#shared/contract/interop/calendars.ts';
import { CheckedImport, CheckImportBody, DoneImport, ImportBody } from '#shared/contract/interop/imports.ts';
import { AddedHook, DeliveryList, HookList, NewHookBody } from '#shared/contract/interop/webhooks.ts';
import { LIST_HEADERS, PAGE_QUERY, type DescribedCalls } from '#server/openapi/described-call.ts';
import { Told } from './answers.ts';

const TokenForm = v.object({
  grant_type: v.literal('client_credentials'),
  client_id: v.optional(v.string()),
  client_secret: v.optional(v.string()),
  scope: v.optional(v.string()),
});

const FhirResource = v.looseObject({ resourceType: v.string() });
const SEARCH = {
  headers: {
    Prefer: '`handling=lenient`: what is not known is left out of the search, where it is refused otherwise.',
  },
} as const;
const FHIR = { answer: FhirResource, answerType: 'application/fhir+json', isForClients: true } as const;

/** Other systems: let in, and what they ask for first. */
export const INTEROP_CALLS: DescribedCalls = {
  'POST /api/oauth/token': {
    summary: 'A token for another system, for a quarter of an hour.',
    body: TokenForm,
    bodyType: 'application/x-www-form-urlencoded',
    answer: AccessToken,
    headers: { Authorization: 'Basic, with the client’s id and secret, unless the form has them.' },
  },
  'GET /api/clients': { summary: 'The systems that are let in.', answer: ApiClients },
  'POST /api/clients': { summary: 'Lets a system in.', body: NewClientBody, answer: ClientSecret, statuses: [201] },
  'POST /api/clients/:id/secret': { summary: 'Makes its secret anew.', answer: ClientSecret, statuses: [201] },
  'DELETE /api/clients/:id': { summary: 'Shuts it out.', answer: Told },
  'GET /api/webhooks': { summary: 'The addresses that are told.', answer: HookList },
  'POST /api/webhooks': { summary: 'Adds one.', body: NewHookBody, answer: AddedHook, statuses: [201] },
  'DELETE /api/webhooks/:id': { summary: 'Removes one.', answer: Told },
  'GET /api/webhooks/deliveries': {
    summary: 'What they were told.',
    query: PAGE_QUERY,
    headers: LIST_HEADERS,
    answer: DeliveryList,
  },
  'POST /api/webhooks/deliveries/:id/retry': { summary: 'Queues a failed message again.', answer: Told },
  'GET /api/calendars': { summary: 'The doctors, with since when there is an address.', answer: CalendarFeeds },
  'POST /api/calendars/:id': {
    summary: 'Makes the secret address of a doctor’s calendar.',
    answer: CalendarAddress,
    statuses: [201],
  },
  'DELETE /api/calendars/:id': { summary: 'Ends it.', answer: Told },
  'GET /api/calendars/feed/:file': { summary: 'The booked times, for a calendar.', answer: 'text/calendar' },
  'POST /api/imports/check': {
    summary: 'Judges a CSV file of doctors, hours or patients row by row, and writes nothing.',
    body: CheckImportBody,
    answer: CheckedImport,
  },
  'POST /api/imports': {
    summary: 'Imports what is new in it, all or nothing; with `leaveOut` without the rows at fault.',
    body: ImportBody,
    answer: DoneImport,
  },
  'GET /fhir/metadata': { summary: 'What the FHIR R4 server can do.', ...FHIR },
  'POST /fhir/:type': {
    summary: 'Creates a Patient or an Appointment, once for each of its identifiers; 200 when it was there.',
    body: FhirResource,
    bodyType: 'application/fhir+json',
    statuses: [200, 201],
    ...FHIR,
  },
  'GET /fhir/:type': { summary: 'Searches resources; /fhir/metadata says by what.', ...SEARCH, ...FHIR },
  'POST /fhir/:type/_search': {
    summary: 'The same with the search in the body, so that no address holds a name.',
    body: v.record(v.string(), v.string()),
    bodyType: 'application/x-www-form-urlencoded',
    ...SEARCH,
    ...FHIR,
  },
  'GET /fhir/:type/:id': { summary: 'One resource.', ...FHIR },
  'GET /fhir/$export': {
    summary: 'Every resource, a line of JSON each.',
    query: { _type: 'Kinds, with commas between; all when left out.' },
    answer: 'application/fhir+ndjson',
    isForClients: true,
  },
};
