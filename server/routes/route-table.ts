import type { SpeechGateway } from '#server/gateways/speech-to-text/speech-problem.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { createTokenBuckets } from '#server/http/rate-limit.ts';
import { adminListRoutes } from './admin-lists.ts';
import { alertRoutes } from './alerts.ts';
import type { ApiRoute } from './api-route.ts';
import { appointmentStatusRoutes } from './appointment-status.ts';
import { appointmentRoutes } from './appointments.ts';
import { auditRoutes } from './audit.ts';
import { clinicRoutes } from './clinic.ts';
import { deviceRoutes } from './devices.ts';
import { patientRecordRoutes } from './patient-records.ts';
import { doctorAccountRoutes } from './doctor-accounts.ts';
import { duplicateRoutes } from './duplicates.ts';
import { doctorRoutes } from './doctors.ts';
import { passwordResetRoutes } from './password-resets.ts';
import { passwordRoutes } from './passwords.ts';
import { patientRoutes } from './patients.ts';
import { messageRoutes } from './messages.ts';
import { prescriptionFileRoutes } from './prescription-files.ts';
import { prescriptionRoutes } from './prescriptions.ts';
import { processCaseRoutes } from './process-case.ts';
import { restoreRoutes } from './restores.ts';
import { sessionRoutes } from './sessions.ts';
import { speechStatusRoutes } from './speech-status.ts';
import { staffAccountRoutes } from './staff-accounts.ts';

/** Every call that needs a session or the database, each with its policy. What is not in here is not served. */
export function routeTable(deps: RouteDeps & { readonly speech: SpeechGateway }): ApiRoute[] {
  // Registering and booking share one bucket an address: a visit takes two tokens.
  const buckets = createTokenBuckets(deps.config.limits.registration, deps.now);
  const deviceBuckets = createTokenBuckets(deps.config.limits.device, deps.now);
  const limited = { ...deps, buckets, deviceBuckets };
  return [
    ...patientRoutes(limited),
    ...patientRecordRoutes(deps),
    ...appointmentRoutes(limited),
    ...appointmentStatusRoutes(deps),
    ...adminListRoutes(deps),
    ...restoreRoutes(deps),
    ...duplicateRoutes(deps),
    ...doctorRoutes(deps),
    ...doctorAccountRoutes(deps),
    ...clinicRoutes(deps),
    ...passwordRoutes(deps),
    ...passwordResetRoutes(deps),
    ...staffAccountRoutes(deps),
    ...auditRoutes(deps),
    ...sessionRoutes(deps),
    ...processCaseRoutes(deps),
    ...prescriptionRoutes(deps),
    ...prescriptionFileRoutes(deps),
    ...messageRoutes(deps),
    ...deviceRoutes(deps),
    ...alertRoutes(deps),
    ...speechStatusRoutes(deps),
  ];
}
