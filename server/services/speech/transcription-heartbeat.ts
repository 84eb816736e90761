import type { Database } from '#server/database/engine/client.ts';
import { beatSpeechJobs } from '#server/database/repositories/clinic/speech-jobs-repository.ts';

export const BEAT_EVERY_MS = 5000;

export interface Heartbeat {
  begin(id: string): void;
  end(id: string): void;
}

/** Signs of life for the jobs that this process listens to, as long as there are any. */
export function createHeartbeat(database: Database, now: () => Date): Heartbeat {
  const ids = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return {
    begin(id) {
      ids.add(id);
      timer ??= setInterval(() => {
        // A beat that the database missed is made up for by the next one.
        void beatSpeechJobs(database.orm, [...ids], now()).catch(() => undefined);
      }, BEAT_EVERY_MS).unref();
    },
    end(id) {
      ids.delete(id);
      if (ids.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}
