import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createOpenAiChatGateway } from '#server/gateways/prescription-ai/openai-chat.ts';
import { createOwnerServiceGateway } from '#server/gateways/prescription-ai/owner-service.ts';
import type { PrescriptionGateway } from '#server/gateways/prescription-ai/prescription-problem.ts';
import { createPrescriptionGateway } from '#server/gateways/prescription-ai/prescription-gateway.ts';
import { draftPrescription } from '#server/services/prescriptions/draft-prescription.ts';
import { parseConfig } from '#server/config.ts';
import { startStandIn, type StandIn } from '../../../support/sound/speech-stand-ins.ts';

const body = {
  medical_report_text: '34-year-old woman with a headache. No allergies.',
  current_symptoms: ['headache'],
};
const RESULT = {
  assessment: 'Headache',
  medications: [{ medication: 'Ibuprofen', dosage: '400 mg', frequency: 'every 8 hours', instructions: 'with food' }],
  lifestyle: 'Rest',
  considerations: ['Ask about pregnancy'],
  follow_up: 'In 72 hours',
  holdMedicines: [],
  emergencyInstructions: 'Call for help when it gets worse.',
  sideEffectsNote: 'Stomach pain',
  rationale: 'A model said so.',
};
const never = new AbortController().signal;
let standIn: StandIn | undefined;
afterEach(() => standIn?.stop());

const kinds: readonly (readonly [string, (url: string) => PrescriptionGateway, (result: unknown) => unknown])[] = [
  [
    'the owner’s service',
    (url) => createOwnerServiceGateway({ url }),
    (result) => ({ status: 'success', result, message: 'done' }),
  ],
  [
    'a server of the OpenAI protocol',
    (url) => createOpenAiChatGateway({ url, model: 'a-model', apiKey: 'a-key' }),
    (result) => ({ choices: [{ finish_reason: 'stop', message: { content: JSON.stringify(result) } }] }),
  ],
];

describe.each(kinds)('%s', (_name, create, wrap) => {
  it('drafts, and says who it is', async () => {
    standIn = await startStandIn(() => ({ body: wrap(RESULT) }));
    const drafted = await create(standIn.url).draft(body, never);
    expect(drafted).toMatchObject({ ok: true, value: { ...RESULT, engine: expect.stringMatching(/^AI /) } });
  });

  it.each([
    ['a 500', { status: 500, body: { detail: 'boom' } }, { kind: 'refused', status: 500 }],
    ['a 422', { status: 422, body: { detail: [] } }, { kind: 'refused', status: 422 }],
    ['broken JSON', { body: '{"status": "succ' }, { kind: 'unreadable-answer' }],
    ['a page', { body: '<html>Wi-Fi login</html>' }, { kind: 'unreadable-answer' }],
    ['another shape', { body: { hello: 'world' } }, { kind: 'unreadable-answer' }],
  ])('that answers %s is told apart', async (_what, answer, problem) => {
    standIn = await startStandIn(() => answer);
    expect(await create(standIn.url).draft(body, never)).toEqual({ ok: false, problem });
  });

  it('whose medicine has no name is not believed', async () => {
    standIn = await startStandIn(() => ({ body: wrap({ ...RESULT, medications: [{ dosage: '5 mg' }] }) }));
    expect(await create(standIn.url).draft(body, never)).toEqual({ ok: false, problem: { kind: 'unreadable-answer' } });
  });

  it('that is not there is unreachable', async () => {
    standIn = await startStandIn(() => ({ body: {} }));
    const { url } = standIn;
    await standIn.stop();
    expect(await create(url).draft(body, never)).toEqual({ ok: false, problem: { kind: 'unreachable' } });
  });

  it('that never answers runs into the time limit, and one that nobody waits for is stopped', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const gateway = create(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    expect(await draftPrescription(gateway, body, never, 50)).toEqual({ ok: false, problem: { kind: 'timeout' } });
    const stopped = new AbortController();
    silent.once('request', () => stopped.abort());
    expect(await draftPrescription(gateway, body, stopped.signal, 60_000)).toEqual({
      ok: false,
      problem: { kind: 'stopped' },
    });
    silent.closeAllConnections();
    silent.close();
  });

  it('has its medicines checked against the report', async () => {
    standIn = await startStandIn(() => ({ body: wrap(RESULT) }));
    const pregnant = {
      ...body,
      medical_report_text: '29-year-old woman, 30 weeks pregnant, allergic to aspirin. Headache.',
    };
    const drafted = await draftPrescription(create(standIn.url), pregnant, never, 60_000);
    expect(drafted.ok && drafted.value.warnings?.join(' ')).toMatch(/Allergy to aspirin.*pregnancy/);
  });
});

describe('the owner’s service', () => {
  it.each(['', '/', '/process_case', '/process_case/'])(
    'is sent the specification’s body at an address that ends with "%s"',
    async (ending) => {
      standIn = await startStandIn(() => ({
        body: { status: 'success', result: { ...RESULT, lifestyle: ['Rest', 'Water'], considerations: 'One' } },
      }));
      const drafted = await createOwnerServiceGateway({ url: standIn.url + ending }).draft(body, never);
      expect(drafted).toMatchObject({ ok: true, value: { lifestyle: 'Rest\nWater', considerations: ['One'] } });
      expect(standIn.received[0]).toMatchObject({ method: 'POST', path: '/process_case/' });
      expect(JSON.parse(String(standIn.received[0]?.body))).toEqual(body);
    },
  );

  it('that does not succeed has its own message passed on', async () => {
    standIn = await startStandIn(() => ({ body: { status: 'error', message: 'Model is loading' } }));
    expect(await createOwnerServiceGateway({ url: standIn.url }).draft(body, never)).toEqual({
      ok: false,
      problem: { kind: 'unsuccessful', status: 'error', message: 'Model is loading' },
    });
  });
});

describe('a server of the OpenAI protocol', () => {
  it('is asked with model, key and JSON schema, the case as data', async () => {
    standIn = await startStandIn(() => ({ body: { choices: [{ message: { content: JSON.stringify(RESULT) } }] } }));
    await createOpenAiChatGateway({ url: `${standIn.url}/v1/`, model: 'a-model', apiKey: 'a-key' }).draft(body, never);
    const [sent] = standIn.received;
    expect(sent).toMatchObject({ path: '/v1/chat/completions', headers: { authorization: 'Bearer a-key' } });
    expect(JSON.parse(String(sent?.body))).toMatchObject({
      model: 'a-model',
      messages: [{ role: 'system' }, { role: 'user', content: JSON.stringify(body) }],
      response_format: {
        type: 'json_schema',
        json_schema: {
          strict: true,
          schema: { required: expect.arrayContaining(['medications', 'emergencyInstructions']) },
        },
      },
    });
  });

  it.each([
    [{ message: { refusal: 'I cannot.' } }, { kind: 'unsuccessful', status: 'refused', message: 'I cannot.' }],
    [{ message: { content: 'Sure! Here is a prescription' } }, { kind: 'unreadable-answer' }],
    [{ finish_reason: 'length', message: { content: JSON.stringify(RESULT) } }, { kind: 'unreadable-answer' }],
  ])('that answers %j is %j', async (choice, problem) => {
    standIn = await startStandIn(() => ({ body: { choices: [choice] } }));
    const gateway = createOpenAiChatGateway({ url: standIn.url, model: 'a-model' });
    expect(await gateway.draft(body, never)).toEqual({ ok: false, problem });
    expect(standIn.received[0]?.headers.authorization).toBeUndefined();
  });
});

describe('the settings choose', () => {
  const configOf = (env: Record<string, string>) => {
    const parsed = parseConfig(env);
    if (!parsed.ok) throw new Error(parsed.faults.join(' '));
    return parsed.value;
  };

  it('the embedded rules when there is nothing', async () => {
    const drafted = await createPrescriptionGateway(configOf({})).draft(body, never);
    expect(drafted).toMatchObject({ ok: true, value: { engine: expect.stringContaining('no AI') } });
  });

  it('a service when there is one', async () => {
    standIn = await startStandIn(({ path }) => ({
      body: path.startsWith('/v1') ? kinds[1]?.[2](RESULT) : kinds[0]?.[2](RESULT),
    }));
    const owner = createPrescriptionGateway(configOf({ AI_SERVICE_URL: standIn.url }));
    expect(await owner.draft(body, never)).toMatchObject({ value: { engine: 'AI service' } });
    const model = createPrescriptionGateway(configOf({ AI_OPENAI_URL: standIn.url, AI_MODEL: 'm' }));
    expect(await model.draft(body, never)).toMatchObject({ value: { engine: 'AI model m' } });
  });

  it.each([
    [{ AI_SERVICE_URL: 'http://a', AI_OPENAI_URL: 'http://b', AI_MODEL: 'm' }, 'choose one AI service'],
    [{ AI_OPENAI_URL: 'http://b' }, 'AI_OPENAI_URL and AI_MODEL must be set together'],
    [{ AI_API_KEY: 'k' }, 'AI_API_KEY needs AI_OPENAI_URL'],
    [{ AI_SERVICE_URL: 'ftp://a' }, 'AI_SERVICE_URL must begin with http'],
  ])('not %j', (env, fault) => {
    expect(parseConfig(env)).toMatchObject({ ok: false, faults: [expect.stringContaining(fault)] });
  });
});
