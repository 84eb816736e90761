import { SendSmsBody, SmsNumberBody } from '#shared/contract/prescription/prescriptions.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { patientInBody } from '#server/http/request/patient-of.ts';
import { readBody } from '#server/http/request/body.ts';
import { encodeCursor, readPage } from '#server/http/request/list-query.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { writeOnce } from '#server/http/request/signed-write.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { messagesForList, retryMessage } from '#server/services/messages/messages.ts';
import { sendSms, type SmsProblem } from '#server/services/prescriptions/send-sms.ts';
import type { NumberProblem } from '#server/services/messages/read-number.ts';
import { auditList } from '#server/services/staff/audit-list.ts';
import { smsNumberOf, type Destination } from '#server/services/messages/sms-number.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const PAGE = { limit: 50 };
/** Why there is no number to send to, and what to do. */
const NUMBER_PROBLEMS: Readonly<Record<NumberProblem, string>> = {
  none: 'No phone number is known for this patient.',
  unsure:
    'Nothing was sent: this phone number is not valid for sure, and a message could reach a stranger. Ask the patient for the number with its country’s code, such as +43, or hand the prescription out on paper.',
  'no-country':
    'Nothing was sent: this phone number has no country’s code, and the clinic’s country is not set. Ask the patient for the number with its country’s code, such as +43; an administrator can set the clinic’s country in the settings.',
  'not-for-texts':
    'Nothing was sent: this is a service number that takes no text messages. Ask the patient for another number, or hand the prescription out on paper.',
};
const numberRefusal = (problem: NumberProblem): Refusal => ({ status: 422, message: NUMBER_PROBLEMS[problem] });
const SMS_REFUSALS: Readonly<Record<Exclude<SmsProblem['kind'], 'to-confirm'>, Refusal>> = {
  unknown: { status: 404, message: 'This prescription was not found.' },
  'not-own': { status: 403, message: 'This prescription belongs to another doctor.' },
  'too-many': { status: 429, message: 'This prescription has been sent three times already.' },
  none: numberRefusal('none'),
  unsure: numberRefusal('unsure'),
  'no-country': numberRefusal('no-country'),
  'not-for-texts': numberRefusal('not-for-texts'),
};

function smsRefusal(problem: SmsProblem): Refusal {
  if (problem.kind !== 'to-confirm') return SMS_REFUSALS[problem.kind];
  const { number, isPatients } = problem.destination;
  const message = isPatients
    ? `Nothing was sent: the patient’s number is ${number.international} now. Look at it, and send again.`
    : `Nothing was sent: ${number.international} is not the number that this patient has given. Confirm it first.`;
  return { status: 409, message, extension: { number: number.e164, isPatients } };
}
const RETRY_REFUSALS: Readonly<Record<'unknown' | 'not-failed', Refusal>> = {
  unknown: { status: 404, message: 'This message was not found.' },
  'not-failed': { status: 409, message: 'Only a message that failed or was recorded can be sent again.' },
};
const UNKNOWN_PATIENT: Refusal = { status: 404, message: 'This patient was not found.' };
const NO_GATEWAY: Refusal = { status: 409, message: 'No SMS gateway is configured.' };

/** Text messages: sent by the doctor who signed, monitored by administrators. */
export function messageRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, sms } = deps;

  const settings = {
    gatewayName: sms?.gateway.name,
    publicUrl: config.publicUrl,
    linkDays: config.sms.linkDays,
    clinic: config,
  };

  return [
    {
      method: 'POST',
      path: '/api/prescription/send-sms',
      policy: 'doctor',
      handle: async (context) => {
        const done = await writeOnce(context, deps, SendSmsBody, (body, author, now) =>
          sendSms(body, author, now, settings),
        );
        if (!done.ok) {
          const { problem } = done;
          return refuse(context, problem.kind === 'refusal' ? problem.refusal : smsRefusal(problem));
        }
        sms?.wake();
        return context.body(done.value.body, done.value.status, { 'Content-Type': 'application/json' });
      },
    },
    {
      method: 'POST',
      path: '/api/prescription/sms-number',
      policy: 'doctor',
      patientOf: patientInBody,
      handle: async (context) => {
        const body = await readBody(context, SmsNumberBody);
        if (!body.ok) return refuse(context, body.problem);
        const { countryCode } = await readClinicSettings(database.orm, config);
        const to = await smsNumberOf(database.orm, body.value.value, countryCode);
        if (to.ok) return context.json(shown(to.value));
        if (to.problem === 'unknown') return refuse(context, UNKNOWN_PATIENT);
        return context.json({ problem: NUMBER_PROBLEMS[to.problem] });
      },
    },
    {
      method: 'GET',
      path: '/api/messages',
      policy: 'admin',
      handle: async (context) => {
        const page = readPage(context);
        if (!page.ok) return refuse(context, page.problem);
        const { messages, next } = await messagesForList(database.orm, page.value ?? PAGE, sms !== undefined);
        const look = { action: 'messages-viewed', list: 'messages', filter: {}, count: messages.length } as const;
        await auditList(database.orm, deps.now(), context.get('principal'), look);
        return context.json({ messages, nextCursor: encodeCursor(next), gatewayConfigured: sms !== undefined });
      },
    },
    {
      method: 'POST',
      path: '/api/messages/:id/retry',
      policy: 'admin',
      handle: async (context) => {
        if (sms === undefined) return refuse(context, NO_GATEWAY);
        const id = (context.req.param('id') ?? '').toLowerCase();
        const done = await database.transaction((db) => retryMessage(db, context.get('principal'), id, deps.now()));
        if (!done.ok) return refuse(context, RETRY_REFUSALS[done.problem.kind]);
        sms.wake();
        return context.json({ message: 'The message has been queued again.' });
      },
    },
  ];
}

function shown({ number, isPatients }: Destination) {
  const { e164, ...rest } = number;
  return { number: e164, ...rest, isPatients };
}
