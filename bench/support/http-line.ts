import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

/**
 * One keep-alive connection that sends visits one after another, each at a time of its own where `nextTime` says one. Written by hand because on a shared machine fetch
 * would cost the client more than the server.
 */
export async function openLine(
  port: number,
  nextTime?: () => string,
): Promise<{ visit: () => Promise<void>; close: () => void }> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await new Promise((resolve) => socket.once('connect', resolve));
  let received = '';
  let answered: (body: string) => void = () => undefined;
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
    const head = received.indexOf('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(received)?.[1];
    if (head < 0 || length === undefined || received.length < head + 4 + Number(length)) return;
    const body = received.slice(head + 4);
    if (!received.startsWith('HTTP/1.1 201')) throw new Error(received);
    received = '';
    answered(body);
  });

  const post = (path: string, payload: object): Promise<string> => {
    const body = JSON.stringify(payload);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
        `Idempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    return new Promise((resolve) => (answered = resolve));
  };

  return {
    visit: async () => {
      const patient = {
        name: 'Bench Patient',
        age: 40,
        gender: 'other',
        phone: '+1 202 555 0100',
        symptoms: ['fever'],
      };
      const registered: { patient: { _id: string } } = JSON.parse(
        await post('/api/patients/register', { ...patient, doctorId: 'DOC001' }),
      );
      const startsAt = nextTime?.();
      await post('/api/appointments/create-appointment', {
        patientId: registered.patient._id,
        doctorId: 'DOC001',
        date: startsAt ?? new Date().toISOString(),
        status: 'scheduled',
        ...(startsAt === undefined ? {} : { slot: { startsAt, ifTaken: 'refuse' } }),
      });
    },
    close: () => socket.destroy(),
  };
}
