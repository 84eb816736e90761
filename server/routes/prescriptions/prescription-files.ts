import type { Context } from 'hono';
import { OWN_AGE_HEADER } from '#shared/contract/booking/own-appointment.ts';
import type { PrintProblem } from '#server/gateways/pdf/prescription-print.ts';
import type { ListedPrescription } from '#server/database/repositories/prescriptions/prescriptions-repository.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { AGE_REFUSALS } from '#server/http/answer/age-refusal.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { audit } from '#server/services/staff/audit.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { askForAge, type LinkQuestion } from '#server/services/security/age-question.ts';
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
const PRINT_LIMIT = { burst: 30, refillPerSecond: 0.2 };
/** Whoever tries links or ages by guessing does not get far. */
const LINK_LIMIT = { burst: 120, refillPerSecond: 2 };
/** Where the link's question is put; the secret behind the hash sign is sent to no server. */
const PAGE = '/prescription';

const tooMany = (wait: number): Refusal => ({
  status: 429,
  message: 'Too many requests. Please wait.',
  retryAfterSeconds: wait,
});

/** Prescriptions as PDF: for any doctor (audited), and for anybody with the message's link who knows the age, if the clinic asks for it. */
export function prescriptionFileRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now } = deps;
  const looks = createTokenBuckets(LINK_LIMIT, now);
  const prints = createTokenBuckets(PRINT_LIMIT, now);

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

  /** A browser that follows the message's link is shown the page that asks; the page itself is told what is missing. */
  function answerQuestion(context: Context, question: Exclude<LinkQuestion, 'open'>, token: string): Response {
    const wantsPage = (context.req.header('accept') ?? '').includes('text/html');
    return wantsPage ? context.redirect(`${PAGE}#${token}`, 303) : refuse(context, AGE_REFUSALS[question]);
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
        const token = context.req.param('token') ?? '';
        const wait = looks.take(address);
        if (wait > 0) return refuse(context, tooMany(wait));
        const actor = { role: 'nobody', address } as const;
        const visitor = { answered: context.req.header(OWN_AGE_HEADER), actor };
        const question = await database.transaction((db) =>
          askForAge(db, async () => (await openPrescriptionLink(db, token, now()))?.prescription, visitor, now()),
        );
        if (question !== 'open') return answerQuestion(context, question, token);
        const row = await openPrescriptionLink(database.orm, token, now());
        if (row === undefined) return refuse(context, DEAD_LINK);
        const waitForPrint = prints.take(address);
        if (waitForPrint > 0) return refuse(context, tooMany(waitForPrint));
        await audit(database.orm, now(), actor, 'prescription-printed', row.prescription.id);
        return answerPdf(context, row);
      },
    },
  ];
}
