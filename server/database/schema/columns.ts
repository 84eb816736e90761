import { timestamp } from 'drizzle-orm/pg-core';

/** Every instant is stored with its zone and read back in UTC. Clocks are ours, never a device's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
