import { flushCompileCache } from 'node:module';
import { parseConfig } from './config.ts';
import { createLog, describeError } from '#server/http/log.ts';
import { startServer } from './start-server.ts';
import { firstStartNotice, readyNotice } from './welcome.ts';

/** Starts the product, and stops it when told to. */
const config = parseConfig(process.env);
if (!config.ok) {
  console.error(
    ['Frontdesk cannot start with these settings:', ...config.faults.map((fault) => `  ${fault}`)].join('\n'),
  );
  process.exit(2);
}

// Whoever reads the log may be gone: the server continues without. Without this listener each line would be an uncaught
// error, and its line in the log the next one.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// Registered from the beginning: a stop during the start waits for its end, so that nothing is left half done.
const toldToStop = new Promise<NodeJS.Signals>((told) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, told);
});

const log = createLog();
const server = await startServer(config.value, log, (made) => {
  const notice = firstStartNotice(made);
  if (notice !== undefined) console.log(notice);
});
if (!server.ok) {
  console.error(server.problem.message);
  process.exit(1);
}
console.log(readyNotice(server.value.url));
log.info('ready', { pid: process.pid, ms: Math.round(performance.now()), url: server.value.url });

// The compile cache is saved for the next start, however this one ends.
flushCompileCache();

// A bug that nothing caught: the state is unknown, so stop in order; a supervisor starts the process again.
process.on('uncaughtException', (error) => {
  log.error('uncaught', describeError(error));
  process.exitCode = 1;
  process.kill(process.pid, 'SIGTERM');
});

log.info('stopping', { signal: await toldToStop });
await server.value.stop();
log.info('stopped');
process.exit();
