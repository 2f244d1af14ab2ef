/** What was one JSON value before is in columns after the migration. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { MIGRATIONS_DIR } from '../../../server/core/db/migrate';
import { administer, urlOf } from '../support/cluster';

const MIGRATION = '0010_step_up.sql';
const DATABASE = `step_up_migration_${process.pid}`;

let client: Client;
beforeAll(async () => {
  await administer(`CREATE DATABASE ${DATABASE}`);
  client = new Client({ connectionString: urlOf(DATABASE) });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await administer(`DROP DATABASE ${DATABASE}`);
});

const run = (file: string) => client.query(readFileSync(join(MIGRATIONS_DIR, file), 'utf8'));

/** As the backend stored it. */
const before = {
  stepId: 11,
  step: 'S1-4',
  course: '豌豆思维',
  newStepId: 21,
  newStep: 'S2-1',
  newTeacherId: 802,
  newTeacherName: '周老师',
  newClassId: 6001,
  newFirstTime: '2026-12-05 19:00:00',
  status: 2,
  type: 3,
  planTime: '[[{"w":2,"h":18,"m":5},{"w":6,"h":9,"m":0}],[{"w":1,"h":8,"m":0},{"w":3,"h":8,"m":30}]]',
  planStepId: 21,
  planStep: 'S2-1',
  planCateId: 1,
  oldCycle: '[{"week":6,"time":"19:00"}]',
  releaseTime: '',
  newCycle: '[{"week":6,"time":"18:00"}]',
  isUpdate: 1,
};

it('The migration of the step-up keeps what was known of a child', async () => {
  const earlier = readdirSync(MIGRATIONS_DIR).filter((file) => file.endsWith('.sql') && file < MIGRATION);
  for (const file of earlier.sort()) await run(file);
  await client.query(`
    INSERT INTO accounts (phone_lookup, phone_cipher, phone_mask, area_code, created_at)
      VALUES ('a', 'a', 'a', '86', now()), ('b', 'b', 'b', '86', now());
    INSERT INTO students (account_id, student_status, student_audition_status_enums)
      SELECT id, 'official', '[]' FROM accounts`);
  const users = await client.query<{ id: string }>('SELECT user_id AS id FROM students ORDER BY 1');
  const [full = { id: '0' }, sparse = { id: '0' }] = users.rows;
  const { isUpdate: _unsaid, ...without } = before;
  const add = (id: string, info: object) =>
    client.query('INSERT INTO step_ups (user_id, info) VALUES ($1, $2)', [id, info]);
  await add(full.id, before);
  await add(sparse.id, { ...without, planTime: '', oldCycle: '', newFirstTime: '', status: 1 });
  await run(MIGRATION);
  const { rows } = await client.query<Record<string, unknown>>(
    `SELECT status, type, new_step, plan_cate_id::int, new_teacher_id, new_class_id, old_cycle, is_update,
      to_char(new_first_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS first, release_at
      FROM step_ups ORDER BY user_id`,
  );
  const common = { type: 3, new_step: 'S2-1', plan_cate_id: 1, new_teacher_id: null, new_class_id: null };
  expect(rows).toEqual([
    {
      ...common,
      status: 2,
      old_cycle: [{ week: 6, time: '19:00' }],
      is_update: 1,
      first: '2026-12-05 19:00:00',
      release_at: null,
    },
    { ...common, status: 1, old_cycle: [], is_update: 0, first: null, release_at: null },
  ]);
  const times = await client.query(
    'SELECT user_id, week1, time1, week2, time2 FROM step_up_preferred_times ORDER BY position',
  );
  expect(times.rows).toEqual([
    { user_id: full.id, week1: 2, time1: '18:05', week2: 6, time2: '09:00' },
    { user_id: full.id, week1: 1, time1: '08:00', week2: 3, time2: '08:30' },
  ]);
});
