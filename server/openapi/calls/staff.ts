import * as v from 'valibot';
import { AuditDevices, AuditPage } from '#shared/contract/staff/audit.ts';
import {
  AddedDoctor,
  ChangedDoctorBody,
  DoctorAccount,
  NewDoctorBody,
} from '#shared/contract/staff/doctor-accounts.ts';
import { Knowledge, SentenceRead, TrySentence } from '#shared/contract/staff/knowledge.ts';
import { ResetAnswerBody, ToldResets } from '#shared/contract/staff/password-resets.ts';
import { AdminLogin, DoctorLogin } from '#shared/contract/staff/sessions.ts';
import {
  AddedAdmin,
  AdminAccounts,
  AdminKindBody,
  ChangedAdmin,
  ChangePasswordBody,
  NewAdminBody,
  OneTimeCode,
  OneTimeCodeBody,
  PasswordSet,
  SampleCounts,
  SetPasswordBody,
  StaffSessions,
} from '#shared/contract/staff/staff-accounts.ts';
import { AllDoctors, DeregisterDoctorBody, DoctorInfo } from '#shared/contract/doctor/doctors.ts';
import { DEVICE_HEADERS, LIST_HEADERS, PAGE_QUERY, type DescribedCalls } from '#server/openapi/described-call.ts';
import { Told } from './answers.ts';

const KeptDoctor = v.looseObject({ doctor: DoctorAccount, version: v.string() });
const LOGIN = { isOfSpecification: true, answer: Told } as const;

/** Sessions, passwords, accounts, doctors, the audit log. */
export const STAFF_CALLS: DescribedCalls = {
  'POST /api/adminAuth/login': {
    summary: 'Logs an administrator in.',
    body: AdminLogin,
    headers: DEVICE_HEADERS,
    ...LOGIN,
  },
  'POST /api/adminAuth/logout': { summary: 'Logs an administrator out.', ...LOGIN },
  'POST /api/doctorAuth/login': { summary: 'Logs a doctor in.', body: DoctorLogin, headers: DEVICE_HEADERS, ...LOGIN },
  'POST /api/doctorAuth/logout': { summary: 'Logs a doctor out.', ...LOGIN },
  'GET /api/doctorAuth/doctor-info': {
    summary: 'The doctor who is logged in.',
    isOfSpecification: true,
    answer: DoctorInfo,
  },
  'POST /api/doctorAuth/password-reset': {
    summary: 'Says whether a reset of one’s password was arranged.',
    body: ResetAnswerBody,
    answer: Told,
  },
  'GET /api/session': { summary: 'How long the session lasts, in a header.', answer: Told },
  'POST /api/session': { summary: 'Keeps the session.', answer: Told },
  'GET /api/adminDashboard/all-doctors': {
    summary: 'The doctors; e-mail and counts only for staff.',
    isOfSpecification: true,
    answer: AllDoctors,
  },
  'DELETE /api/adminDashboard/deregister-doctor': {
    summary: 'Removes a doctor; can be taken back.',
    isOfSpecification: true,
    body: DeregisterDoctorBody,
    answer: Told,
  },
  'POST /api/adminDashboard/restore-doctor': {
    summary: 'Brings a removed doctor back.',
    body: DeregisterDoctorBody,
    answer: Told,
  },
  'POST /api/adminDashboard/register-doctor': {
    summary: 'Adds a doctor.',
    body: NewDoctorBody,
    answer: AddedDoctor,
    statuses: [201],
  },
  'GET /api/adminDashboard/doctor/:id': { summary: 'A doctor’s account.', answer: KeptDoctor },
  'PUT /api/adminDashboard/doctor/:id': {
    summary: 'Changes a doctor’s account.',
    body: ChangedDoctorBody,
    answer: KeptDoctor,
    headers: { 'If-Match': 'The `version` that was read; 409 when somebody else was first.' },
  },
  'POST /api/staff/set-password': {
    summary: 'Sets a password with a one-time code.',
    body: SetPasswordBody,
    answer: PasswordSet,
    headers: DEVICE_HEADERS,
  },
  'POST /api/staff/change-password': { summary: 'Changes one’s own password.', body: ChangePasswordBody, answer: Told },
  'POST /api/staff/one-time-code': {
    summary: 'Makes a code to set a password with.',
    body: OneTimeCodeBody,
    answer: v.looseObject({ code: OneTimeCode }),
    statuses: [201],
  },
  'GET /api/staff/password-resets': { summary: 'Resets that others made.', answer: ToldResets },
  'POST /api/staff/password-resets/:id/seen': { summary: 'Marks one as seen.', answer: Told },
  'GET /api/staff/admins': { summary: 'Administrators and receptionists.', answer: AdminAccounts },
  'POST /api/staff/admins': {
    summary: 'Adds one.',
    body: NewAdminBody,
    answer: AddedAdmin,
    statuses: [201],
  },
  'PATCH /api/staff/admins/:id': { summary: 'Changes what one may do.', body: AdminKindBody, answer: ChangedAdmin },
  'DELETE /api/staff/admins/:id': { summary: 'Removes one.', answer: Told },
  'GET /api/staff/sessions': { summary: 'Who is logged in.', answer: StaffSessions },
  'DELETE /api/staff/sessions/:id': { summary: 'Ends a session.', answer: Told },
  'GET /api/staff/samples': { summary: 'How many samples there are.', answer: SampleCounts },
  'DELETE /api/staff/samples': { summary: 'Removes the samples.', answer: v.looseObject({}) },
  'GET /api/knowledge': {
    summary: 'What is known about words and medicines: warning signs, substances, interactions, cautions.',
    answer: Knowledge,
  },
  'POST /api/knowledge/sentence': {
    summary: 'What is heard in a sentence, what is suggested and what warns. The sentence is not kept.',
    body: TrySentence,
    answer: SentenceRead,
  },
  'GET /api/audit': {
    summary: 'Who did what, newest first.',
    query: {
      ...PAGE_QUERY,
      action: 'One of the actions.',
      actor: 'The id of who did it.',
      device: 'The device it was done from.',
      patient: 'The id of the patient it concerns.',
      from: 'The first day.',
      to: 'The last day.',
    },
    headers: LIST_HEADERS,
    answer: AuditPage,
  },
  'GET /api/audit/devices': { summary: 'The devices in the log.', answer: AuditDevices },
};
