import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { languages } from '../../../tools/build/languages.ts';

/** A line of the queue broken on purpose: chaos has to turn red for each (OFF-1 to OFF-4). */
export type Mutation = { readonly name: string; readonly file: string; readonly from: string; readonly to: string };

export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'no lock',
    file: 'leader.ts',
    from: 'while (navigator.locks && !closed.aborted) {',
    to: 'while (!navigator.locks && !closed.aborted) {',
  },
  {
    name: 'deleted before it is sent',
    file: 'send.ts',
    from: 'const answer = content && (await courier.send(',
    to: 'await queueDatabase.rows.delete(row.sequence);\n    const answer = content && (await courier.send(',
  },
  {
    name: 'a new key per attempt',
    file: 'calls.ts',
    from: 'const options = { idempotencyKey,',
    to: 'const options = { idempotencyKey: crypto.randomUUID() || idempotencyKey,',
  },
  {
    name: 'ordered by Date',
    file: 'queue/rows.ts',
    from: 'for (const row of page) {',
    to: 'for (const row of page.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) {',
  },
  {
    name: 'dropped on 422',
    file: 'send.ts',
    from: 'if (answer?.ok) {',
    to: 'if (answer?.ok || answer?.problem.status === 422) {',
  },
  {
    name: 'cleared on logout',
    file: 'sessions.ts',
    from: "return post('api/adminAuth/logout');",
    to: "void queueDatabase.rows.clear();\n  return post('api/adminAuth/logout');",
  },
];

/** What a mutation may name without importing it. */
const DATABASE = "import { queueDatabase } from '#src/platform/store/database.ts';\n";

/** The outbox of the product in one file, with `globalThis.chaos` as the harness drives it; broken on request. */
export function ourQueue(mutation?: Mutation): Promise<string> {
  const entry = `
    import { startOutbox, submit } from '#src/offline/outbox/outbox.ts';
    import { logOut } from '#src/platform/api/staff/sessions.ts';
    import { queueDatabase } from '#src/platform/store/database.ts';
    globalThis.chaos = {
      save: async (visit) => {
        const saved = await submit(visit);
        return saved.ok ? saved.value.ticket : undefined;
      },
      left: async () => (await queueDatabase.rows.toArray()).map(({ type, state, ticket }) => ({ type, state, ticket })),
      logout: () => logOut('admin'),
    };
    startOutbox();`;
  return bundle(entry, mutation);
}

/** A queue as one writes it in ten minutes: an array in localStorage, sent in a loop. The harness must find it out. */
export function naiveQueue(): Promise<string> {
  return bundle(`
    const read = () => JSON.parse(localStorage.getItem('queue') ?? '[]');
    const write = (rows) => localStorage.setItem('queue', JSON.stringify(rows));
    const post = async (path, body) => {
      const answer = await fetch(path, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
      });
      return answer.json();
    };
    let made = 0;
    const drain = async () => {
      for (const row of read()) {
        try {
          const { patient } = await post('/api/patients/register', row.registration);
          await post('/api/appointments/create-appointment', { patientId: patient._id, ...row.booking });
        } catch { continue; }
        write(read().filter((other) => other.booking.date !== row.booking.date));
      }
      setTimeout(drain, 500);
    };
    globalThis.chaos = {
      save: async (visit) => { write([...read(), visit]); made += 1; return 'NAIV-' + String(made).padStart(4, '0'); },
      left: async () => read().map(() => ({ type: 'register-patient', state: 'waiting', ticket: '' })),
      logout: async () => undefined,
    };
    void drain();`);
}

async function bundle(entry: string, mutation?: Mutation): Promise<string> {
  const root = join(import.meta.dirname, '../../..');
  let found = mutation === undefined;
  const chaos: Plugin = {
    name: 'chaos',
    enforce: 'pre',
    resolveId: (id) => (id === 'chaos-entry' ? join(root, 'src/chaos-entry.ts') : null),
    load: (id) => (id.endsWith('/chaos-entry.ts') ? entry : null),
    transform: (code, id) => {
      if (!mutation || !id.endsWith(`/${mutation.file}`) || !code.includes(mutation.from)) return null;
      found = true;
      return `${mutation.to.includes('queueDatabase') ? DATABASE : ''}${code.replace(mutation.from, mutation.to)}`;
    },
  };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [chaos, languages()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'chaos-entry', output: { codeSplitting: false } },
    },
  });
  if (!found) throw new Error(`The line that “${mutation?.name}” breaks is not there any more.`);
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the queue could not be bundled');
  return chunk.code;
}
