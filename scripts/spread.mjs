/** `npm run db:spread`: the statements that spread the database of DATABASE_URL with Citus, and what has to be changed before each. */
import { Pool } from 'pg';
import { shapesOf, statementsOf } from '../test/server/shell/plans/citus.ts';

const pool = new Pool({ connectionString: process.env.DATABASE_URL });
console.log(statementsOf(await shapesOf(pool)).join('\n'));
await pool.end();
