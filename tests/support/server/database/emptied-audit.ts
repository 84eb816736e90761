/** Before statements of a test that empty the audit log: as a superuser may who lifts the guard, and nobody else. */
export const LIFTED = 'set local session_replication_role = replica;';
