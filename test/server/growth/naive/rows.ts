/** Raw database rows. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../server/core/db/types';

export interface Row {
  readonly kind: string;
  readonly ref: string;
  readonly subject: number | null;
  readonly knowledge_id: number | null;
  readonly occurred_at: Date;
  readonly recorded_at: Date;
  readonly amount: number;
  readonly out_of: number;
  readonly is_on_time: boolean | null;
  readonly note: string;
}

export interface Point {
  readonly id: number;
  readonly name: string;
  readonly ability: string;
  readonly subject: number;
}

export async function rowsIn(db: Db, userId: number): Promise<Row[]> {
  const { rows } = await db.execute(sql`SELECT * FROM learning_events WHERE user_id = ${userId}`);
  return rows.map((row) => ({
    ...(row as unknown as Row),
    occurred_at: new Date(String(row['occurred_at'])),
    recorded_at: new Date(String(row['recorded_at'])),
    knowledge_id: row['knowledge_id'] === null ? null : Number(row['knowledge_id']),
  }));
}

/** A question of the wrong-question book. */
export interface Wrong {
  readonly knowledge_id: number;
  readonly wrong_at: Date;
  readonly mastered_at: Date | null;
}

export async function wrongIn(db: Db, userId: number): Promise<Wrong[]> {
  const { rows } = await db.execute(sql`SELECT * FROM wrong_questions WHERE user_id = ${userId}`);
  return rows.map((row) => ({
    knowledge_id: Number(row['knowledge_id']),
    wrong_at: new Date(String(row['wrong_at'])),
    mastered_at: row['mastered_at'] === null ? null : new Date(String(row['mastered_at'])),
  }));
}

export async function pointsIn(db: Db): Promise<Point[]> {
  const { rows } = await db.execute(
    sql`SELECT id, name, ability, subject FROM knowledge_points ORDER BY subject, position, id`,
  );
  return rows.map((row) => ({ ...(row as unknown as Point), id: Number(row['id']) }));
}
