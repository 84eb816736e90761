import { startEmbedded } from '#server/database/engine/embedded-postgres.ts';

/** A process that starts the embedded engine on the folder it is given, says so, and waits to be killed. */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder?');
const started = await startEmbedded(folder, { patienceMs: 500 });
if (started.ok) {
  // Before it says so: whoever listens may end it at once.
  process.once('SIGTERM', () => void started.value.stop().then(() => process.exit(0)));
  process.stdout.write(
    `engine ${started.value.pid()} adopted=${started.value.adopted} ${started.value.connection.host}\n`,
  );
  setInterval(() => undefined, 1_000);
} else {
  process.stdout.write(`${started.problem.kind}: ${started.problem.message}\n`);
}
