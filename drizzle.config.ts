import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/database/schema/schema.ts',
    './server/database/schema/speech-schema.ts',
    './server/database/schema/clinic-schema.ts',
    './server/database/schema/queue-schema.ts',
    './server/database/schema/merge-schema.ts',
    './server/database/schema/booking-schema.ts',
    './server/database/schema/interop-schema.ts',
    './server/database/schema/account-schema.ts',
    './server/database/schema/audit-schema.ts',
  ],
  out: './server/database/migrations',
});
