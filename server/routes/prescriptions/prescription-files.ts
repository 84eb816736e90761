import type { Context } from 'hono';
import type { PrintProblem } from '#server/gateways/pdf/prescription-print.ts';
import type { ListedPrescription } from '#server/database/repositories/prescriptions/prescriptions-repository.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { audit } from '#server/services/staff/audit.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { openPrescription, openPrescriptionLink } from '#server/services/prescriptions/open-prescription.ts';
import { letterheadOf } from '#server/services/prescriptions/letterhead.ts';
import { printOf } from '#server/services/prescriptions/printed-prescription.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const UNKNOWN: Refusal = { status: 404, message: 'This prescription was not found.' };
const DEAD_LINK: Refusal = { status: 404, message: 'This link no longer works. Please ask the clinic.' };
const LATER = 'The prescription could not be printed just now. Please try again in a moment.';
const NO_PDF: Readonly<Record<PrintProblem['kind'], Refusal>> = {
  'too-long': { status: 422, message: 'This prescription is too long to be printed.' },
  'too-slow': {
    status: 422,
    message: 'This prescription could not be laid out on paper: some of its text is too long.',
  },
  busy: { status: 503, message: LATER, retryAfterSeconds: 10 },
  stopped: { status: 503, message: LATER, retryAfterSeconds: 2 },
  failed: { status: 500, message: 'This prescription could not be printed.' },
};
/** Rendering costs processor time: anybody with a link may open it, but must not keep the server busy. */
const LINK_LIMIT = { burst: 30, refillPerSecond: 0.2 };

/** Prescriptions as PDF: for any doctor (audited), and for anybody with the message's link. */
export function prescriptionFileRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now } = deps;
  const buckets = createTokenBuckets(LINK_LIMIT, now);

  async function answerPdf(context: Context, row: ListedPrescription): Promise<Response> {
    const clinic = await readClinicSettings(database.orm, deps.config);
    const print = { ...printOf(row, clinic), letterhead: await letterheadOf(database.orm, clinic) };
    const printed = await deps.printer.print(print, context.req.raw.signal);
    if (!printed.ok) return answerNoPdf(context, printed.problem);
    context.header('Content-Type', 'application/pdf');
    context.header('Content-Disposition', `attachment; filename="prescription_${row.prescription.id}.pdf"`);
    return context.body(new Uint8Array(printed.value));
  }

  function answerNoPdf(context: Context, { kind }: PrintProblem): Response {
    deps.log.error('print-problem', { kind });
    return refuse(context, NO_PDF[kind]);
  }

  return [
    {
      method: 'GET',
      path: '/api/prescription/pdf/:id',
      policy: 'doctor',
      patientOf: async (context) =>
        (await openPrescription(database.orm, (context.req.param('id') ?? '').toLowerCase()))?.prescription.patientId,
      handle: async (context: Context<AppEnv>) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const row = await openPrescription(database.orm, id);
        if (row === undefined) return refuse(context, UNKNOWN);
        await audit(database.orm, now(), context.get('principal'), 'prescription-printed', id);
        return answerPdf(context, row);
      },
    },
    {
      method: 'GET',
      path: '/api/prescription/link/:token',
      policy: 'public',
      handle: async (context) => {
        const address = clientAddress(context, deps.config.trustProxy);
        const wait = buckets.take(address);
        if (wait > 0)
          return refuse(context, { status: 429, message: 'Too many requests. Please wait.', retryAfterSeconds: wait });
        const row = await openPrescriptionLink(database.orm, context.req.param('token') ?? '', now());
        if (row === undefined) return refuse(context, DEAD_LINK);
        await audit(database.orm, now(), { role: 'nobody', address }, 'prescription-printed', row.prescription.id);
        return answerPdf(context, row);
      },
    },
  ];
}
