/** An outbox at work in this process. */
export type RepeatedWork = {
  /** Looks into the outbox now: something has just been put there. */
  wake(): void;
  close(): Promise<void>;
};

const LOOK_EVERY_MS = 5_000;

/** Does what is due, at once when woken and every few seconds, never twice at a time in this process. */
export function repeatWork(work: () => Promise<unknown>, onFailure: (error: unknown) => void): RepeatedWork {
  let running: Promise<unknown> | undefined;
  let again = false;

  async function run(): Promise<void> {
    while (again) {
      again = false;
      try {
        await work();
      } catch (error) {
        onFailure(error);
      }
    }
  }

  function wake(): void {
    again = true;
    running ??= run().finally(() => (running = undefined));
  }

  const looking = setInterval(wake, LOOK_EVERY_MS).unref();
  wake();
  return {
    wake,
    close: async () => {
      clearInterval(looking);
      again = false;
      await running;
    },
  };
}
