/**
 * The baseline of the backend: only Fastify and pg. Each route sends one prepared statement and returns the backend's response: without
 * sessions, limits, validation, logs or additional headers.
 */
import Fastify from 'fastify';
import { Pool, types } from 'pg';
import { bareCalls } from './bare-calls.mjs';

const INT8 = 20;
types.setTypeParser(INT8, Number);

const { DATABASE_URL, USER_ID, PUBLIC_URL, PORT } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();

for (const [name, { path, method, text, answer }] of Object.entries(bareCalls)) {
  app.route({
    method,
    url: path,
    handler: async ({ body, query }) => {
      const { page, limit } = body ?? query;
      const values = [Number(USER_ID), Number(limit), (Number(page) - 1) * Number(limit)];
      const { rows } = await pool.query({ name, text, values });
      const count = rows[0]?.total ?? 0;
      const data = rows.map((row) => answer(row, `${PUBLIC_URL}/files/`));
      return { code: '00000000', message: 'success', data, count, time: Date.now() };
    },
  });
}

app.get('/healthz', async () => ({ status: 'ok' }));

process.once('SIGTERM', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
