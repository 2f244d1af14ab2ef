import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/**/tables.ts', './server/db/seed-marks.ts'],
  out: './server/db/migrations',
});
