import type { SpeechGateway } from '#server/gateways/speech-to-text/speech-problem.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { adminListRoutes } from '#server/routes/patients/admin-lists.ts';
import { alertRoutes } from '#server/routes/clinic/alerts.ts';
import type { ApiRoute } from './api-route.ts';
import { apiClientRoutes } from '#server/routes/interop/api-clients.ts';
import { fhirCreateRoutes } from '#server/routes/fhir/fhir-create.ts';
import { fhirReadRoutes } from '#server/routes/fhir/fhir.ts';
import { calendarRoutes } from '#server/routes/interop/calendars.ts';
import { importRoutes } from '#server/routes/interop/imports.ts';
import { webhookRoutes } from '#server/routes/interop/webhooks.ts';
import { oauthRoutes } from '#server/routes/interop/oauth.ts';
import { appointmentStatusRoutes } from '#server/routes/patients/appointment-status.ts';
import { appointmentRoutes } from '#server/routes/patients/appointments.ts';
import { auditRoutes } from '#server/routes/staff/audit.ts';
import { clinicRoutes } from '#server/routes/clinic/clinic.ts';
import { clinicPictureRoutes } from '#server/routes/clinic/clinic-pictures.ts';
import { deviceRoutes } from '#server/routes/clinic/devices.ts';
import { patientRecordRoutes } from '#server/routes/patients/patient-records.ts';
import { doctorAccountRoutes } from '#server/routes/staff/doctor-accounts.ts';
import { duplicateRoutes } from '#server/routes/patients/duplicates.ts';
import { doctorRoutes } from '#server/routes/staff/doctors.ts';
import { knowledgeRoutes } from '#server/routes/staff/knowledge.ts';
import { passwordResetRoutes } from '#server/routes/staff/password-resets.ts';
import { passwordRoutes } from '#server/routes/staff/passwords.ts';
import { correctVisitRoutes } from '#server/routes/patients/correct-visit.ts';
import { mergeRoutes } from '#server/routes/patients/merges.ts';
import { patientPageRoutes } from '#server/routes/patients/patient-page.ts';
import { patientRoutes } from '#server/routes/patients/patients.ts';
import { appointmentTimeRoutes } from '#server/routes/booking/appointment-time.ts';
import { bookingRequestRoutes } from '#server/routes/booking/booking-requests.ts';
import { exceptionRoutes } from '#server/routes/booking/exceptions.ts';
import { holdRoutes } from '#server/routes/booking/holds.ts';
import { slotRoutes } from '#server/routes/booking/slots.ts';
import { openApiRoutes } from '#server/routes/interop/openapi.ts';
import { ticketMessageRoutes } from '#server/routes/booking/ticket-messages.ts';
import { timesSheetRoutes } from '#server/routes/booking/times-sheet.ts';
import { ownAppointmentRoutes } from '#server/routes/booking/own-appointment.ts';
import { messageRoutes } from '#server/routes/prescriptions/messages.ts';
import { prescriptionFileRoutes } from '#server/routes/prescriptions/prescription-files.ts';
import { registrationDraftRoutes } from '#server/routes/prescriptions/registration-drafts.ts';
import { prescriptionRoutes } from '#server/routes/prescriptions/prescriptions.ts';
import { processCaseRoutes } from '#server/routes/prescriptions/process-case.ts';
import { queueBoardRoutes } from '#server/routes/queue/board.ts';
import { queueDisplayRoutes } from '#server/routes/queue/display.ts';
import { selfCheckInRoutes } from '#server/routes/queue/self-check-in.ts';
import { queueStreamRoutes } from '#server/routes/queue/stream.ts';
import { queueMoveRoutes } from '#server/routes/queue/moves.ts';
import { restoreRoutes } from '#server/routes/patients/restores.ts';
import { searchRoutes } from '#server/routes/patients/search.ts';
import { sessionEndRoutes } from '#server/routes/staff/session.ts';
import { sessionRoutes } from '#server/routes/staff/sessions.ts';
import { speechStatusRoutes } from '#server/routes/speech/speech-status.ts';
import { accountRoutes } from '#server/routes/account/account.ts';
import { accessRoutes } from '#server/routes/account/access.ts';
import { patientDataRoutes } from '#server/routes/account/patient-data.ts';
import { passkeyRoutes } from '#server/routes/account/passkeys.ts';
import { securityRoutes } from '#server/routes/account/security.ts';
import { signOnRoutes } from '#server/routes/account/sign-on.ts';
import { staffAccountRoutes } from '#server/routes/staff/staff-accounts.ts';

/** Every call that needs a session or the database, each with its policy. What is not in here is not served. */
export function routeTable(deps: RouteDeps & { readonly speech: SpeechGateway; readonly version: string }): ApiRoute[] {
  // Registering and booking share one bucket an address: a visit takes two tokens.
  const buckets = createTokenBuckets(deps.config.limits.registration, deps.now);
  const deviceBuckets = createTokenBuckets(deps.config.limits.device, deps.now);
  const limited = { ...deps, buckets, deviceBuckets };
  const table: ApiRoute[] = [
    ...patientRoutes(limited),
    ...patientRecordRoutes(deps),
    ...appointmentRoutes(limited),
    ...appointmentStatusRoutes(deps),
    ...slotRoutes(deps),
    ...timesSheetRoutes(deps),
    ...holdRoutes(deps),
    ...appointmentTimeRoutes(deps),
    ...bookingRequestRoutes(deps),
    ...exceptionRoutes(deps),
    ...ownAppointmentRoutes(deps),
    ...ticketMessageRoutes(deps),
    ...adminListRoutes(deps),
    ...restoreRoutes(deps),
    ...duplicateRoutes(deps),
    ...searchRoutes(deps),
    ...knowledgeRoutes(),
    ...patientPageRoutes(deps),
    ...mergeRoutes(deps),
    ...correctVisitRoutes(deps),
    ...doctorRoutes(deps),
    ...doctorAccountRoutes(deps),
    ...clinicRoutes(deps),
    ...clinicPictureRoutes(deps),
    ...passwordRoutes(deps),
    ...passwordResetRoutes(deps),
    ...staffAccountRoutes(deps),
    ...auditRoutes(deps),
    ...sessionRoutes(deps),
    ...sessionEndRoutes(),
    ...accountRoutes(deps),
    ...securityRoutes(deps),
    ...passkeyRoutes(deps),
    ...accessRoutes(deps),
    ...patientDataRoutes(deps),
    ...signOnRoutes(deps),
    ...processCaseRoutes(deps),
    ...registrationDraftRoutes(deps),
    ...prescriptionRoutes(deps),
    ...prescriptionFileRoutes(deps),
    ...messageRoutes(deps),
    ...deviceRoutes(deps),
    ...alertRoutes(deps),
    ...queueBoardRoutes(deps),
    ...queueMoveRoutes(deps),
    ...queueDisplayRoutes(deps),
    ...queueStreamRoutes(deps),
    ...selfCheckInRoutes(deps),
    ...speechStatusRoutes(deps),
    ...apiClientRoutes(deps),
    ...oauthRoutes(deps),
    ...webhookRoutes(deps),
    ...calendarRoutes(deps),
    ...importRoutes(deps),
    ...(deps.config.fhir ? [...fhirReadRoutes(deps, deps.version), ...fhirCreateRoutes(deps)] : []),
  ];
  return [...table, ...openApiRoutes(deps.version, () => table)];
}
