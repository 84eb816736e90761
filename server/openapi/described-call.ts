import type * as v from 'valibot';
import { DEVICE_HEADER } from '#shared/contract/device/devices.ts';
import { LIST_HEADER } from '#shared/contract/wire/list-header.ts';

/** What an answer is that is no JSON. */
export type FileKind =
  | 'text/csv'
  | 'application/pdf'
  | 'text/calendar'
  | 'text/event-stream'
  | 'image/png'
  | 'text/html'
  | 'text/javascript'
  | 'application/fhir+ndjson';

/** What programs need to know of a call: the route table says who may make it. */
export type DescribedCall = {
  readonly summary: string;
  /** One of the specification's calls, which only ever grow. */
  readonly isOfSpecification?: true;
  /** The body, JSON unless `bodyType` says otherwise. */
  readonly body?: v.GenericSchema;
  readonly bodyType?: string;
  /** The names of the query, each with what it does. */
  readonly query?: Readonly<Record<string, string>>;
  /** The schema of the answer; a kind of file; undefined for an answer without a body. */
  readonly answer?: v.GenericSchema | FileKind;
  /** The content type of a JSON answer, if it is another one. */
  readonly answerType?: string;
  /** Of success, and where it leads elsewhere or says that nothing has changed; 200 unless said. */
  readonly statuses?: readonly number[];
  /** Request headers, by name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Admits whoever presents the token of an API client, too. */
  readonly isForClients?: true;
};

/** Calls by method and path, as the route table writes them. */
export type DescribedCalls = Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, DescribedCall>
>;

/** What every list takes (LIST_HEADER has the same for our own client). */
export const PAGE_QUERY = {
  limit: 'How many rows a page has, from 1 to 500. Without it the whole list comes.',
  cursor: 'Where the page begins: `nextCursor` of the page before.',
} as const;

/** Of every list: the query as a header. */
export const LIST_HEADERS = {
  [LIST_HEADER]: 'The same as the query, written like one, and stronger: so no address has what somebody searches for.',
} as const;

/** Of a call that anybody may make, and a paired device under its own name. */
export const DEVICE_HEADERS = {
  [DEVICE_HEADER]: 'The credential of the paired device, if it is sent from one.',
} as const;

/** Of a write that is repeated when no answer came. */
export const ONCE_HEADER = {
  'Idempotency-Key': 'The same key and body again get the stored answer and do nothing twice. Kept for 90 days.',
} as const;
