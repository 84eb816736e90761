import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MessageList } from '#shared/contract/prescription/messages.ts';
import { createHttpSmsGateway } from '#server/gateways/sms/http-gateway.ts';
import { createTwilioGateway } from '#server/gateways/sms/twilio.ts';
import { sendDueMessages } from '#server/services/messages/sms-worker.ts';
import { startStandIn } from '../../../support/sound/speech-stand-ins.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get } from '../../../support/server/staff.ts';
import { startTwilio, type Behaviour, type TwilioStandIn } from '../../../support/stand-ins/twilio-stand-in.ts';
import { post, registered } from '../../../support/server/visits.ts';

const ACCOUNT = 'AC00000000000000000000000000000001';
/** Long enough for an answer on this machine, short enough for a test of silence. */
const PATIENCE_MS = 400;
const HOUR_MS = 3_600_000;

let twilio: TwilioStandIn;
let server: TestServer;
let bare: TestServer;
let cookies: { doctorA: string; doctorB: string; admin: string; bare: string };
let clock = Date.parse('2026-11-21T10:00:00Z');
const now = () => new Date(clock);
const settings = () => ({ accountSid: ACCOUNT, authToken: 'secret', from: '+15005550006', timeoutMs: PATIENCE_MS });
const gateway = () => createTwilioGateway({ url: twilio.url, ...settings() });
/** One look into the outbox by one process. */
const work = (carrier = gateway()) => sendDueMessages(server.dependencies.database, carrier, now, () => 0);

beforeAll(async () => {
  twilio = await startTwilio(ACCOUNT);
  const env = { PUBLIC_URL: 'https://clinic.example/', CLINIC_COUNTRY_CODE: '+43' };
  server = await startTestServer({ env, with: { now, sms: { gateway: gateway(), wake: () => undefined } } });
  bare = await startTestServer({ with: { now } });
  for (const one of [server, bare]) {
    await addAdmin(one);
    await addDoctor(one, 'DOCA', { name: 'Dr. Ada Quill' });
    await addDoctor(one, 'DOCB');
  }
  cookies = {
    doctorA: await doctorCookie(server, 'DOCA'),
    doctorB: await doctorCookie(server, 'DOCB'),
    admin: await adminCookie(server),
    bare: await doctorCookie(bare, 'DOCA'),
  };
});
afterEach(async () => {
  twilio.taken.length = 0;
  twilio.requests.length = 0;
  twilio.listing = 'ok';
  await server.sql('delete from sms_messages');
  // The clock goes on by hours here, and nobody shall have to log in anew.
  await server.sql("update sessions set last_seen_at = $1, ends_at = $1::timestamptz + interval '1 day'", [now()]);
});
afterAll(() => Promise.all([server.stop(), bare.stop(), twilio.stop()]));

async function saved(on = server, cookie = cookies.doctorA, phone = '+43 660 1234567') {
  const patientId = await registered(on, { phone });
  const body = { patientId, symptoms: ['fever'], medicines: [{ name: 'Zarathustrin' }], diagnosis: 'Influenza' };
  const answer = await post(on, '/api/prescription/generate', body, { cookie });
  const { prescription }: { prescription: { _id: string } } = await answer.json();
  return { prescriptionId: prescription._id, patientId };
}
const send = (body: unknown, cookie = cookies.doctorA, headers: Record<string, string> = {}) =>
  post(server, '/api/prescription/send-sms', body, { cookie, ...headers });
const NUMBER = '/api/prescription/sms-number';
const numberOf = (body: unknown) => post(server, NUMBER, body, { cookie: cookies.doctorA });
const rows = () =>
  server.sql('select state, attempts, phone, own_number, last_error, gateway_message_id from sms_messages order by id');
const listed = async () => v.parse(MessageList, await (await get(server, '/api/messages', cookies.admin)).json());

describe('sending a prescription to a phone', () => {
  it('goes out by Twilio’s protocol, with a link and no clinical word', async () => {
    const { prescriptionId } = await saved();
    const answer = await send({ phone: '+43 660 1234567', prescriptionId });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ gatewayConfigured: true });
    expect(twilio.taken).toEqual([]);
    await work();
    expect(twilio.requests).toEqual([
      {
        method: 'POST',
        path: `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${ACCOUNT}:secret`).toString('base64')}`,
        type: 'application/x-www-form-urlencoded',
      },
    ]);
    const [message] = twilio.taken;
    expect(message).toMatchObject({ to: '+436601234567', from: '+15005550006' });
    expect(message?.body).toMatch(/^Frontdesk: .*https:\/\/clinic\.example\/api\/prescription\/link\/[\w-]{48}$/);
    expect(message?.body).not.toMatch(/fever|zarathustrin|influenza|gomez|prescription [^l]|medic/i);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, gateway_message_id: message?.sid }]);
    const link = new URL(message?.body.split(' ').at(-1) ?? '').pathname;
    expect((await get(server, link)).headers.get('content-type')).toBe('application/pdf');
  });

  it.each([
    ['0660 1234567', '+0660 1234567'],
    ['436601234567', '+436601234567'],
    ['+43 (0)660/1234567', '+43 (0)660/1234567'],
    ['0660 1234567', '+436601234567'],
    ['+43 660 1234567', '0660–1234567'],
  ])('to the patient’s number %s, whatever plus a client has put before it (%s)', async (phone, asked) => {
    const { prescriptionId } = await saved(server, cookies.doctorA, phone);
    expect((await send({ phone: asked, prescriptionId })).status).toBe(201);
    expect(await rows()).toMatchObject([{ phone: '+436601234567', own_number: true }]);
  });

  it.each(['5551234567', '9876543210', '+5551234567', '0900 123456', 'none'])(
    'is refused where %s could be a stranger’s, and says what to do',
    async (phone) => {
      const { prescriptionId, patientId } = await saved(server, cookies.doctorA, phone);
      const answer = await send({ phone: phone.startsWith('+') ? phone : `+${phone}`, prescriptionId });
      expect(answer.status).toBe(422);
      const { message }: { message: string } = await answer.json();
      expect(await (await numberOf({ patientId })).json()).toEqual({ problem: message });
      expect(await rows()).toEqual([]);
    },
  );

  it('to another number asks first, and writes down that it went there', async () => {
    const { prescriptionId, patientId } = await saved();
    const other = { phone: '0664 7654321', prescriptionId };
    const asked = await send(other);
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject({
      number: '+436647654321',
      message: expect.stringContaining('+43 664 7654321'),
    });
    expect(await rows()).toEqual([]);
    expect(await (await numberOf({ patientId, phone: other.phone })).json()).toMatchObject({
      number: '+436647654321',
      international: '+43 664 7654321',
      country: 'AT',
      isPatients: false,
    });
    expect((await send({ ...other, confirmed: '+436647654321' })).status).toBe(201);
    expect(await rows()).toMatchObject([{ phone: '+436647654321', own_number: false }]);
    const audited = await server.sql('select action from audit_entries where subject_id = $1 order by at', [
      prescriptionId,
    ]);
    expect(audited.at(-1)).toEqual({ action: 'prescription-sent-elsewhere' });
  });

  it('goes where it was shown to go, or nowhere', async () => {
    const { prescriptionId, patientId } = await saved();
    const shown: { number: string } = await (await numberOf({ patientId })).json();
    await server.sql("update patients set phone = '0664 7654321' where id = $1", [patientId]);
    const body = { phone: '+43 660 1234567', prescriptionId, confirmed: shown.number };
    expect((await send({ ...body, phone: '0664 7654321' })).status).toBe(409);
    expect(await rows()).toEqual([]);
  });

  it('is refused where there is nothing to send, or nobody to send it to', async () => {
    const { prescriptionId, patientId } = await saved();
    expect((await send({ phone: '', prescriptionId })).status).toBe(400);
    expect((await send({ phone: '+436601234567', prescriptionId: randomUUID() })).status).toBe(404);
    expect((await send({ phone: '+436601234567', prescriptionId }, cookies.doctorB)).status).toBe(403);
    expect((await numberOf({ patientId: randomUUID() })).status).toBe(404);
    expect((await post(server, NUMBER, { patientId }, { cookie: cookies.admin })).status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  it('is done three times at most, and once for a double click', async () => {
    const body = { phone: '+436601234567', prescriptionId: (await saved()).prescriptionId };
    const key = { 'idempotency-key': randomUUID() };
    await Promise.all([send(body, cookies.doctorA, key), send(body, cookies.doctorA, key)]);
    expect(await rows()).toHaveLength(1);
    const more = await Promise.all([1, 2, 3].map(() => send(body)));
    expect(more.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 429]);
    expect(await rows()).toHaveLength(3);
  });

  it.each(['127.0.0.1', 'evil.example'])(
    'without an address of the clinic has no link, whatever Host came: %s',
    async (host) => {
      const { prescriptionId } = await saved(bare, cookies.bare);
      const body = { phone: '+436601234567', prescriptionId };
      const headers = { cookie: cookies.bare, host, 'x-forwarded-host': host };
      const answer = await post(bare, '/api/prescription/send-sms', body, headers);
      expect(await answer.json()).toMatchObject({ linkSent: false });
      const [row] = await bare.sql('delete from sms_messages where prescription_id = $1 returning body', [
        prescriptionId,
      ]);
      expect(row?.['body']).toBe('Frontdesk: a document is ready for you. Please ask for it at reception.');
    },
  );

  it('is only recorded without a gateway, and says so', async () => {
    const { prescriptionId } = await saved(bare, cookies.bare);
    const body = { phone: '+436601234567', prescriptionId };
    const answer = await post(bare, '/api/prescription/send-sms', body, { cookie: cookies.bare });
    expect([answer.status, await answer.json()]).toMatchObject([201, { state: 'recorded', gatewayConfigured: false }]);
    const admin = await adminCookie(bare);
    const list = v.parse(MessageList, await (await get(bare, '/api/messages', admin)).json());
    expect(list).toMatchObject({ gatewayConfigured: false, messages: [{ state: 'recorded', attempts: 0 }] });
    const retried = await post(bare, `/api/messages/${list.messages[0]?._id}/retry`, {}, { cookie: admin });
    expect(retried.status).toBe(409);
    await bare.sql('delete from sms_messages');
  });

  it.each(['5551234567', '9876543210', '+5551234567'])(
    'to %s, which could be a stranger’s, is recorded without a gateway and never sent, by a later gateway neither',
    async (phone) => {
      const { prescriptionId } = await saved(bare, cookies.bare, phone);
      const body = { phone: phone.startsWith('+') ? phone : `+${phone}`, prescriptionId };
      const answer = await post(bare, '/api/prescription/send-sms', body, { cookie: cookies.bare });
      expect([answer.status, await answer.json()]).toMatchObject([
        201,
        { state: 'recorded', gatewayConfigured: false },
      ]);
      const later = await startTestServer({
        with: { now, database: bare.dependencies.database, sms: { gateway: gateway(), wake: () => undefined } },
      });
      const retry = async () => {
        const [row] = await bare.sql('select id from sms_messages');
        const cookie = await adminCookie(bare);
        return post(later, `/api/messages/${row?.['id']}/retry`, {}, { cookie });
      };
      expect((await retry()).status).toBe(409);
      await sendDueMessages(bare.dependencies.database, gateway(), now);
      const why = { last_error: 'It is not certain that this number can receive messages' };
      expect(await bare.sql('delete from sms_messages returning state, last_error')).toEqual([
        { state: 'recorded', ...why },
      ]);
      expect(twilio.taken).toEqual([]);
      await later.stop();
    },
  );
});

describe('a gateway that', () => {
  const due = async (...behaviours: Behaviour[]) => {
    await send({ phone: '+436601234567', prescriptionId: (await saved()).prescriptionId });
    twilio.next.push(...behaviours);
  };
  const later = async () => {
    clock += HOUR_MS / 4;
    await work();
  };

  it('refuses is not asked again; an administrator sees why, and can send it again', async () => {
    await due({ kind: 'status', status: 400, code: 21_211 });
    await work();
    await later();
    expect(twilio.requests).toHaveLength(1);
    const { messages } = await listed();
    expect(messages).toMatchObject([
      {
        state: 'failed',
        phone: '…4567',
        lastError: 'Twilio: status 400, error 21211',
        doctorName: 'Dr. Ada Quill',
        patientName: 'Maria Gomez',
      },
    ]);
    const retry = () => post(server, `/api/messages/${messages[0]?._id}/retry`, {}, { cookie: cookies.admin });
    expect((await retry()).status).toBe(200);
    await work();
    expect((await listed()).messages).toMatchObject([{ state: 'sent' }]);
    expect((await retry()).status).toBe(409);
    expect(twilio.taken).toHaveLength(1);
  });

  it('is busy is asked again later, each time after a longer wait', async () => {
    await due(...Array.from({ length: 3 }, (): Behaviour => ({ kind: 'status', status: 429 })));
    await work();
    await work();
    expect(twilio.requests).toHaveLength(1);
    for (let tries = 0; tries < 3; tries += 1) await later();
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 4 }]);
    expect(twilio.taken).toHaveLength(1);
  });

  it.each<[string, Behaviour]>([
    ['takes it and keeps silent', { kind: 'silence', takes: true }],
    ['takes it and answers 500', { kind: 'status', status: 500, takes: true }],
    ['takes it and answers with a page', { kind: 'garbage' }],
  ])('%s has it sent once', async (_what, behaviour) => {
    await due(behaviour);
    await work();
    expect(await rows()).toMatchObject([{ state: 'queued', last_error: expect.stringContaining('Not known whether') }]);
    await later();
    expect(await rows()).toMatchObject([{ state: 'sent', gateway_message_id: twilio.taken[0]?.sid }]);
    expect(twilio.taken).toHaveLength(1);
  });

  it('answers twice has one message sent, and its second answer is not taken for that of the next one', async () => {
    await due({ kind: 'twice' });
    await work();
    expect(await rows()).toMatchObject([{ state: 'sent', gateway_message_id: twilio.taken[0]?.sid }]);
    clock += 1_000; // A moment later: the rows stand in the order of their ids.
    await due({ kind: 'status', status: 400, code: 21_211 });
    await work();
    expect(await rows()).toMatchObject([{ state: 'sent' }, { state: 'failed', gateway_message_id: null }]);
    expect(twilio.taken).toHaveLength(1);
  });

  it('lists a message two times has it sent once', async () => {
    await due({ kind: 'silence', takes: true });
    await work();
    const [taken] = twilio.taken;
    if (taken !== undefined) twilio.taken.push({ ...taken, sid: 'SM2' });
    await later();
    expect(await rows()).toMatchObject([{ state: 'sent', gateway_message_id: taken?.sid }]);
    expect(twilio.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('did not take what it gave no answer to gets it once more', async () => {
    await due({ kind: 'silence', takes: false });
    await work();
    await later();
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
    expect(twilio.taken).toHaveLength(1);
  });

  it('cannot say whether it took a message never gets it twice', async () => {
    await due({ kind: 'silence', takes: true });
    twilio.listing = 'down';
    await work();
    for (let tries = 0; tries < 8; tries += 1) await later();
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: expect.stringContaining('Not known whether') }]);
    expect(twilio.taken).toHaveLength(1);
  });
});

describe('the outbox', () => {
  it('is shared by several processes: each message goes out once', async () => {
    for (let count = 0; count < 6; count += 1)
      await send({ phone: '+436601234567', prescriptionId: (await saved()).prescriptionId });
    // The first of them is taken without an answer: whoever comes next finds it, and sends it no second time.
    twilio.next.push({ kind: 'silence', takes: true });
    await Promise.all([work(), work(), work(), work()]);
    clock += HOUR_MS;
    await Promise.all([work(), work()]);
    expect(twilio.taken).toHaveLength(6);
    expect(new Set(twilio.taken.map(({ body }) => body)).size).toBe(6);
  });

  it('asks before it sends what a dead process has left half done', async () => {
    await send({ phone: '+436601234567', prescriptionId: (await saved()).prescriptionId });
    await work();
    await server.sql("update sms_messages set state = 'sending', gateway_message_id = null, lease_until = $1", [now()]);
    await work();
    expect(await rows()).toMatchObject([{ state: 'sent', gateway_message_id: twilio.taken[0]?.sid }]);
    expect(twilio.taken).toHaveLength(1);
  });

  it('sends nothing of a prescription that is gone', async () => {
    const { prescriptionId } = await saved();
    await send({ phone: '+436601234567', prescriptionId });
    await server.sql('update prescriptions set deleted_at = now() where id = $1', [prescriptionId]);
    await work();
    expect(twilio.taken).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'The prescription is deleted' }]);
  });

  it('sends nothing to a number that was the patient’s, nor to one that is none for sure', async () => {
    const changed = await saved();
    await send({ phone: '+436601234567', prescriptionId: changed.prescriptionId });
    await server.sql("update patients set phone = '0664 7654321' where id = $1", [changed.patientId]);
    await work();
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: expect.stringContaining('has changed') }]);
    await server.sql(
      "update sms_messages set state = 'queued', own_number = null, phone = '+5551234567', next_attempt_at = $1",
      [now()],
    );
    await work();
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: expect.stringContaining('not certain') }]);
    expect(twilio.taken).toEqual([]);
  });

  it('speaks to any gateway that takes JSON', async () => {
    const standIn = await startStandIn(() => ({ status: 202, body: { id: 77 } }));
    await send({ phone: '+436601234567', prescriptionId: (await saved()).prescriptionId });
    await work(createHttpSmsGateway({ url: `${standIn.url}/send`, token: 'key' }));
    const [request] = standIn.received;
    const body: { id: string; to: string } = JSON.parse(request?.body.toString() ?? '');
    expect(request).toMatchObject({
      method: 'POST',
      path: '/send',
      headers: { authorization: 'Bearer key', 'idempotency-key': body.id },
    });
    expect(body).toMatchObject({ to: '+436601234567', body: expect.stringContaining('https://clinic.example/') });
    expect(await rows()).toMatchObject([{ state: 'sent', gateway_message_id: '77' }]);
    await standIn.stop();
  });

  it('comes to administrators page by page', async () => {
    for (let count = 0; count < 3; count += 1)
      await send({ phone: '+436601234567', prescriptionId: (await saved()).prescriptionId });
    const page = async (query: string) =>
      v.parse(MessageList, await (await get(server, `/api/messages?${query}`, cookies.admin)).json());
    const first = await page('limit=2');
    const second = await page(`limit=2&cursor=${first.nextCursor}`);
    expect([first.messages.length, second.messages.length, second.nextCursor]).toEqual([2, 1, null]);
  });
});
