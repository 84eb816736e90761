import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, succeed, type Result } from '#shared/result.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { openProductDatabase } from './database/product-database.ts';
import { createSpeechGateway } from './gateways/speech-to-text/speech-gateway.ts';
import { listen } from './http/listen.ts';
import type { Log } from './http/log.ts';
import { openSite } from './http/static.ts';
import { firstStart, type FirstStartReport } from './services/first-start.ts';

const ROOT = join(import.meta.dirname, '..');

export type RunningServer = {
  readonly url: string;
  /** What a first start has made; undefined on every later one. */
  readonly firstStart: FirstStartReport;
  /** Takes no more requests, ends those under way, then lets go of everything. */
  stop(): Promise<void>;
};

/** Starts all of the server, in the order in which its parts need each other. */
export async function startServer(config: Config, log: Log): Promise<Result<RunningServer, { message: string }>> {
  const opened = await openProductDatabase(config, log);
  if (!opened.ok) return opened;
  const database = opened.value;
  const now = () => new Date();

  const report = await firstStart({ config, database, log, now });
  const speech = createSpeechGateway(config);
  const site = await openSite(join(ROOT, 'dist'), join(config.dataDir, 'assets'));
  const app = createApp({ config, database, log, now, speech, site, version: await productVersion() });
  const listening = await listen(app, config);
  if (!listening.ok) {
    await Promise.all([speech.close(), database.close()]);
    return fail(listening.problem);
  }
  return succeed({
    url: listening.value.url,
    firstStart: report,
    stop: async () => {
      await listening.value.stop();
      await speech.close();
      await database.close();
    },
  });
}

async function productVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return version;
}
