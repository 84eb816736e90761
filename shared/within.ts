/** A help of the browser that has not answered in time; what asked goes on without it. */
export class NoAnswer extends Error {}

/**
 * What `help` brings, or a `NoAnswer` after `ms`. A browser may leave a page waiting for ever: a disk that is broken, a
 * database that another page holds, a private window. Nothing that somebody waits for may depend on that.
 */
export async function within<T>(ms: number, help: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([help, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
