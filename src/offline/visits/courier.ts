import type { Courier } from '#src/offline/queue/courier.ts';
import { rememberAccepted } from './accepted.ts';
import { sendCommand } from './calls.ts';
import { seal, unseal } from './sealing.ts';

/**
 * What the queue engine does not do itself: encryption at rest, the two calls of CALL-9, and what a page may report
 * later.
 */
export const courier: Courier = { open: unseal, seal, send: sendCommand, remember: rememberAccepted };
