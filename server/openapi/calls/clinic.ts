import * as v from 'valibot';
import { ClinicPictureBody } from '#shared/contract/clinic/clinic-pictures.ts';
import { ClinicSettings, ClinicSettingsChange } from '#shared/contract/clinic/clinic-settings.ts';
import { Health } from '#shared/contract/clinic/health.ts';
import { Statistics } from '#shared/contract/clinic/statistics.ts';
import {
  AlertBody,
  StaffAlertAnswer,
  StaffAlertList,
  TakenAnswer,
  TakeOwnDevicesBody,
} from '#shared/contract/device/alerts.ts';
import {
  DeviceChangeBody,
  DeviceList,
  DeviceReport,
  NewDeviceBody,
  PairBody,
  Pairing,
  PairingCode,
  ReportAnswer,
} from '#shared/contract/device/devices.ts';
import { LANGUAGE_HEADER, SIGNS_HEADER } from '#shared/contract/visit/commands.ts';
import { SpeechStatus } from '#shared/contract/speech/speech-status.ts';
import { Transcript, TranscriptRequest, UploadedAudio } from '#shared/contract/speech/speech.ts';
import { SEEN_HEADER } from '#shared/contract/wire/seen-values.ts';
import type { DescribedCalls } from '#server/openapi/described-call.ts';
import { Told } from './answers.ts';

const SEEN = { [SEEN_HEADER]: 'What a form showed of the fields it changes; 409 when somebody else was first.' };

/** The clinic, its devices and alerts, speech, and the description itself. */
export const CLINIC_CALLS: DescribedCalls = {
  'GET /api/health': {
    summary: 'Whether the server works; 503 while it does not.',
    answer: Health,
    statuses: [200, 503],
  },
  'GET /api/openapi.json': {
    summary: 'This description.',
    answer: v.looseObject({ openapi: v.string(), paths: v.record(v.string(), v.unknown()) }),
    statuses: [200, 304],
    headers: { 'If-None-Match': 'The `ETag` of the description one has.' },
  },
  'GET /api/reference': { summary: 'This description as a page.', answer: 'text/html' },
  'GET /api/reference/redoc.js': { summary: 'The program of that page.', answer: 'text/javascript' },
  'GET /api/reference/start.js': { summary: 'Starts it.', answer: 'text/javascript' },
  'GET /api/clinic': { summary: 'The clinic’s settings.', answer: ClinicSettings },
  'PUT /api/clinic': {
    summary: 'Changes them.',
    body: ClinicSettingsChange,
    answer: ClinicSettings,
    headers: SEEN,
  },
  'GET /api/clinic/pictures/:name/:version': { summary: 'The clinic’s own logo or picture.', answer: 'image/png' },
  'PUT /api/clinic/pictures/:name': {
    summary: 'Takes a logo or picture in place of the one before.',
    body: ClinicPictureBody,
    answer: ClinicSettings,
  },
  'DELETE /api/clinic/pictures/:name': { summary: 'Removes it.', answer: ClinicSettings },
  'GET /api/adminDashboard/statistics': { summary: 'Numbers of the dashboard.', answer: Statistics },
  'POST /api/devices/codes': {
    summary: 'Makes a code to pair a device with.',
    body: NewDeviceBody,
    answer: PairingCode,
    statuses: [201],
  },
  'POST /api/devices/pair': { summary: 'Pairs a device.', body: PairBody, answer: Pairing, statuses: [201] },
  'POST /api/devices/report': {
    summary: 'A device says how it is.',
    body: DeviceReport,
    answer: ReportAnswer,
  },
  'GET /api/devices': { summary: 'The paired devices.', answer: DeviceList },
  'PATCH /api/devices/:id': { summary: 'Changes a device.', body: DeviceChangeBody, answer: Told, headers: SEEN },
  'DELETE /api/devices/:id': { summary: 'Removes a device.', answer: Told },
  'POST /api/alerts': {
    summary: 'Calls somebody.',
    body: AlertBody,
    answer: StaffAlertAnswer,
    statuses: [201],
    headers: { [SIGNS_HEADER]: 'The warning signs for which somebody is called, with commas between.' },
  },
  'GET /api/alerts': { summary: 'The open alerts.', answer: StaffAlertList },
  'POST /api/alerts/:id/acknowledge': { summary: 'Takes an alert.', answer: StaffAlertAnswer },
  'POST /api/alerts/take-own-devices': {
    summary: 'Takes all alerts from devices that are not paired.',
    body: TakeOwnDevicesBody,
    answer: TakenAnswer,
  },
  'POST /api/speech/prepare': { summary: 'Says that a recording will come.', answer: v.object({}), statuses: [202] },
  'GET /api/speech/status': { summary: 'Where a voice is turned into words.', answer: SpeechStatus },
  'POST /v2/upload': {
    summary: 'Takes a recording.',
    isOfSpecification: true,
    body: v.unknown(),
    bodyType: 'audio/wav',
    headers: { [LANGUAGE_HEADER]: 'What is spoken, as a BCP 47 tag; English when left out.' },
    answer: UploadedAudio,
  },
  'POST /v2/transcript': {
    summary: 'Begins to turn a recording into words.',
    isOfSpecification: true,
    body: TranscriptRequest,
    answer: Transcript,
  },
  'GET /v2/transcript/:id': { summary: 'How far that is.', isOfSpecification: true, answer: Transcript },
};
