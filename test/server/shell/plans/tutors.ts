import { sql } from 'drizzle-orm';
import type { Backend } from '../../support/backend';

/** Makes the first tutor the child's. */
export async function tutorOf({ services: { db } }: Backend, userId: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`SELECT cr_uid AS id FROM tutors LIMIT 1`);
  const crUid = Number(rows[0]?.id);
  await db.execute(sql`UPDATE students SET cr_uid = ${crUid} WHERE user_id = ${userId}`);
  return crUid;
}
