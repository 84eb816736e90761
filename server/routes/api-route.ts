import type { Context } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import type { Policy } from '#server/http/guard/authorization.ts';

/** What a form of some short fields needs at most, every letter written as an escape. */
export const SMALL_BODY_BYTES = 16 * 1024;

/** One call, who may make it, and what answers it. */
export type ApiRoute = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly policy: Policy;
  /** Pages call it again and again by themselves: that is nobody at the screen, and keeps no session alive. */
  readonly asksByItself?: true;
  /** Only within some minutes after the password, or a second factor, was given: who has the session may not be its owner. */
  readonly confirmed?: true;
  /** Whose record it opens: closed to doctors who do not need it, where the clinic says so. */
  readonly patientOf?: (context: Context) => string | undefined | Promise<string | undefined>;
  /** The most bytes its body may have; {@link SMALL_BODY_BYTES} unless said. */
  readonly bodyBytes?: number;
  readonly handle: (context: Context<AppEnv>) => Promise<Response>;
};
