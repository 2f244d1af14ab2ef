import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/**/tables.ts', './server/core/db/seed-marks.ts'],
  out: './server/core/db/migrations',
});
