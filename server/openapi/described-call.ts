import type * as v from 'valibot';

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
  /** Of success; 200 unless said. */
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

/** Of a write that is repeated when no answer came. */
export const ONCE_HEADER = {
  'Idempotency-Key': 'The same key and body again get the stored answer and do nothing twice. Kept for 90 days.',
} as const;
