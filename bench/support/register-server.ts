/** The product's app in a process of its own, on the database it is told; sends its port to the parent. */
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/client.ts';
import { createLog } from '#server/http/log.ts';
import { listen } from '#server/http/listen.ts';
import { openSite } from '#server/http/static.ts';

const [connection = '', connections = '10'] = process.argv.slice(2);
const config = parseConfig({ REGISTRATION_BURST: '1000000', REGISTRATION_REFILL_PER_SECOND: '100000' });
if (!config.ok) throw new Error(config.faults.join(' '));

const app = createApp({
  config: config.value,
  database: openDatabase({ connection: JSON.parse(connection), connections: Number(connections) }),
  log: createLog(() => undefined),
  now: () => new Date(),
  speech: {
    transcribe: async () => ({ ok: true, value: { text: '', engine: 'none' } }),
    close: async () => undefined,
  },
  site: await openSite('/nonexistent', '/nonexistent/assets').catch(() => ({
    policy: '',
    serve: (_context, next) => next(),
  })),
  version: 'bench',
});
const listening = await listen(app, { host: '127.0.0.1', port: 0 });
if (!listening.ok) throw new Error(listening.problem.message);
process.send?.(new URL(listening.value.url).port);
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
