import type { PrescriptionPrinter } from '#server/gateways/pdf/prescription-print.ts';
import type { PrescriptionGateway } from '#server/gateways/prescription-ai/prescription-problem.ts';
import type { HttpBindings } from '@hono/node-server';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/engine/client.ts';
import type { resolveDevice } from '#server/services/devices/devices.ts';
import type { QueueChanges } from '#server/services/queue/live/queue-changes.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import type { Log } from './log.ts';

/** What every route may use. */
export type RouteDeps = {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  /** The server's clock; tests set their own. */
  readonly now: () => Date;
  readonly prescriptions: PrescriptionGateway;
  readonly printer: PrescriptionPrinter;
  /** Notifies open boards of changes. */
  readonly queueChanges: QueueChanges;
  /** Undefined: no gateway is configured, and messages are only recorded. */
  readonly sms: { readonly gateway: { readonly name: string }; wake(): void } | undefined;
};

/** What the middleware has found out about a request before its route runs. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** Set on routes whose policy requires a session. */
    principal: Principal;
    /** Set if a paired device was admitted by its credential. */
    device: Awaited<ReturnType<typeof resolveDevice>>;
  };
};
