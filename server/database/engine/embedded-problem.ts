/** Why the embedded PostgreSQL cannot run; `message` is a plain sentence for whoever started the server. */
export type EmbeddedProblem = {
  readonly kind:
    | 'no-binary'
    | 'not-loadable'
    | 'no-identity'
    | 'in-use'
    | 'wrong-version'
    | 'not-started'
    | 'locked-out';
  readonly message: string;
};

/** The advice at the end of every such message. */
export const USE_DATABASE_URL = 'Set DATABASE_URL to a PostgreSQL server instead.';
