import * as v from 'valibot';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';

/** The kinds of FHIR resources that can be read, and those that can be created. */
export const FHIR_READ = [
  'Patient',
  'Practitioner',
  'PractitionerRole',
  'Schedule',
  'Slot',
  'Appointment',
  'MedicationRequest',
  'AllergyIntolerance',
] as const;
export type FhirType = (typeof FHIR_READ)[number];
export const FHIR_CREATE = ['Patient', 'Appointment'] as const;

/** What a client may be given, as SMART 2.0 writes it: read (`r`) and search (`s`) a kind, or create (`c`) it. */
export const API_SCOPES: readonly string[] = [
  'system/*.rs',
  ...FHIR_READ.flatMap((type) => [`system/${type}.rs`, `system/${type}.r`, `system/${type}.s`]),
  ...FHIR_CREATE.map((type) => `system/${type}.c`),
];

/** Whether one of the scopes allows it. */
export function allows(scopes: readonly string[], type: FhirType, act: 'r' | 's' | 'c'): boolean {
  return scopes.some((scope) => {
    const [, of = '', acts = ''] = /^system\/(\*|[A-Za-z]+)\.([crs]+)$/.exec(scope) ?? [];
    return (of === '*' || of === type) && acts.includes(act);
  });
}

export const CLIENT_NAME_MAX_LENGTH = 80;

/** POST api/clients: another system that is let in. */
export const NewClientBody = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CLIENT_NAME_MAX_LENGTH)),
  scopes: boundedList(v.picklist(API_SCOPES), { least: 1, most: API_SCOPES.length }),
});
export type NewClientBody = v.InferOutput<typeof NewClientBody>;

export const ApiClient = v.looseObject({
  _id: v.string(),
  name: v.string(),
  scopes: v.array(v.string()),
  createdAt: v.string(),
  rotatedAt: v.nullable(v.string()),
  lastUsedAt: v.nullable(v.string()),
});
export type ApiClient = v.InferOutput<typeof ApiClient>;

/** GET api/clients. */
export const ApiClients = v.looseObject({ clients: v.array(ApiClient) });

/** Answer to making one and to making its secret anew: the secret is shown this once. */
export const ClientSecret = v.looseObject({ client: ApiClient, secret: v.string() });
export type ClientSecret = v.InferOutput<typeof ClientSecret>;

/** Answer of POST api/oauth/token (RFC 6749, 5.1). */
export const AccessToken = v.looseObject({
  access_token: v.string(),
  token_type: v.literal('bearer'),
  expires_in: v.number(),
  scope: v.string(),
});
export type AccessToken = v.InferOutput<typeof AccessToken>;
