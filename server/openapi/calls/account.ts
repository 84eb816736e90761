import * as v from 'valibot';
import { SecuritySettings, SecuritySettingsChange } from '#shared/contract/clinic/security-settings.ts';
import {
  NewPasskeyBody,
  PasskeyLoginBody,
  PasskeyNameBody,
  PasskeyOptionsBody,
} from '#shared/contract/staff/passkeys.ts';
import { AccessNotices, OpenRecordBody } from '#shared/contract/staff/access-notices.ts';
import {
  AccountSecurity,
  ConfirmBody,
  ConfirmSetUpBody,
  RecoveryCodes,
  ResetFactorBody,
  SetUp,
} from '#shared/contract/staff/second-factor.ts';
import { SignOnBody, SignOnOffer, SignOnStart } from '#shared/contract/staff/sign-on.ts';
import { DEVICE_HEADERS, type DescribedCalls } from '#server/openapi/described-call.ts';
import { Told } from './answers.ts';

/** A list of rows for each table, as the database holds them. */
const PatientData = v.looseObject({ exportedAt: v.string(), patientId: v.string(), data: v.looseObject({}) });

/** What the browser is given for a passkey: WebAuthn’s own options. */
const Options = v.looseObject({});

/** How an account is protected, and the other ways into it. */
export const ACCOUNT_CALLS: DescribedCalls = {
  'GET /api/account/security': { summary: 'How one’s account is protected.', answer: AccountSecurity },
  'POST /api/account/confirm': { summary: 'Shows again that it is oneself.', body: ConfirmBody, answer: Told },
  'POST /api/account/authenticator': { summary: 'Begins to set an authenticator app up.', answer: SetUp },
  'POST /api/account/authenticator/confirm': {
    summary: 'Confirms it with a code.',
    body: ConfirmSetUpBody,
    answer: v.looseObject({ recoveryCodes: v.optional(v.array(v.string())) }),
  },
  'DELETE /api/account/authenticator': { summary: 'Removes it.', answer: Told },
  'POST /api/account/recovery-codes': { summary: 'Makes new recovery codes.', answer: RecoveryCodes },
  'POST /api/account/passkeys/options': { summary: 'Begins to add a passkey.', answer: Options },
  'POST /api/account/passkeys': {
    summary: 'Adds a passkey.',
    body: NewPasskeyBody,
    answer: v.looseObject({}),
    statuses: [201],
  },
  'PATCH /api/account/passkeys/:id': { summary: 'Renames a passkey.', body: PasskeyNameBody, answer: Told },
  'DELETE /api/account/passkeys/:id': { summary: 'Removes a passkey.', answer: Told },
  'POST /api/passkey-login/options': {
    summary: 'Begins to log in by passkey.',
    body: PasskeyOptionsBody,
    answer: Options,
  },
  'POST /api/passkey-login': {
    summary: 'Logs in by passkey.',
    body: PasskeyLoginBody,
    answer: Told,
    headers: DEVICE_HEADERS,
  },
  'GET /api/sign-on': { summary: 'Whether the hospital has a log-in of its own.', answer: SignOnOffer },
  'POST /api/sign-on': { summary: 'Begins it.', body: SignOnBody, answer: SignOnStart },
  'GET /api/sign-on/callback': { summary: 'Where it leads back to.', statuses: [302] },
  'GET /api/staff/security': { summary: 'The clinic’s rules of protection.', answer: SecuritySettings },
  'PUT /api/staff/security': { summary: 'Changes them.', body: SecuritySettingsChange, answer: SecuritySettings },
  'POST /api/patients/open/:id': {
    summary: 'Opens the record of another doctor’s patient, for a reason.',
    body: OpenRecordBody,
    answer: Told,
  },
  'GET /api/staff/access-notices': { summary: 'Records read in an unusual way.', answer: AccessNotices },
  'POST /api/staff/access-notices/:id/seen': { summary: 'Marks one of them as seen.', answer: Told },
  'GET /api/patients/data/:id': { summary: 'Everything that is kept of one patient.', answer: PatientData },
  'POST /api/patients/erase/:id': { summary: 'Erases a deleted patient at once.', answer: Told },
  'POST /api/staff/second-factor/reset': {
    summary: 'Resets somebody’s second factor.',
    body: ResetFactorBody,
    answer: Told,
  },
};
