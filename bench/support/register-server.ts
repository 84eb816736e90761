/**
 * The product's app in its own process, on the given database; reports its port to the parent, and its processor time
 * when asked.
 */
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/engine/client.ts';
import { createPrintThread } from '#server/gateways/pdf/print-thread.ts';
import { createPrescriptionGateway } from '#server/gateways/prescription-ai/prescription-gateway.ts';
import { createLog } from '#server/http/log.ts';
import { createQueueChanges } from '#server/services/queue/live/queue-changes.ts';
import { listen } from '#server/http/listen.ts';

const [connection = '', connections = '10'] = process.argv.slice(2);
const config = parseConfig({
  REGISTRATION_BURST: '1000000',
  REGISTRATION_REFILL_PER_SECOND: '100000',
  CLINIC_TIME_ZONE: 'UTC',
});
if (!config.ok) throw new Error(config.faults.join(' '));

const log = createLog(() => undefined);
const now = () => new Date();
const database = openDatabase({ connection: JSON.parse(connection), connections: Number(connections) });
const app = createApp({
  config: config.value,
  database,
  queueChanges: createQueueChanges({ config: config.value, database, log, now }),
  log,
  now,
  speech: {
    transcribe: async () => ({ ok: true, value: { text: '', engine: 'none' } }),
    close: async () => undefined,
  },
  prescriptions: createPrescriptionGateway(config.value),
  printer: createPrintThread(),
  sms: undefined,
  site: { policy: "default-src 'self'", manifest: undefined, serve: (_context, next) => next() },
  version: 'bench',
});
const listening = await listen(app, { host: '127.0.0.1', port: 0 });
if (!listening.ok) throw new Error(listening.problem.message);
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit());
process.send?.(Number(new URL(listening.value.url).port));
