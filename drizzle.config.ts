import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/database/schema.ts', './server/database/speech-schema.ts', './server/database/clinic-schema.ts'],
  out: './server/database/migrations',
});
