/**
 * The only place where seats change hands. Seats locked by other parents are skipped (SKIP LOCKED), and the changes of
 * one child are serialised by locking its step_ups row first, so no two transactions deadlock.
 */
import { sql } from 'drizzle-orm';
import { SEAT_HOLD_MS } from '../../../src/contract/stepup/values';
import type { Db } from '../../core/db/types';
import { addMillis, startOfDay } from '../../core/time';

/**
 * Holds one seat in each of the classes and releases those in others. Returns the classes where a seat was free. Locks
 * the child's step-up in the same statement, so that concurrent lists do not hold twice.
 */
export async function holdSeats(
  db: Db,
  {
    userId,
    classIds,
    now,
  }: { readonly userId: number; readonly classIds: readonly number[]; readonly now: Date },
): Promise<readonly number[]> {
  const { rows } = await db.execute<{ class_id: string; is_held: boolean }>(sql`
    WITH me AS MATERIALIZED (SELECT user_id FROM step_ups WHERE user_id = ${userId} FOR UPDATE),
    picked AS MATERIALIZED (
      SELECT seat.id FROM me, unnest(${sql.param(`{${classIds.join()}}`)}::bigint[]) AS wanted(class_id),
        LATERAL (
          SELECT id FROM step_up_seats AS s
          WHERE s.class_id = wanted.class_id AND s.user_id IS NULL
            AND (s.held_until IS NULL OR s.held_until <= ${now} OR s.held_by = ${userId})
          ORDER BY (s.held_by = ${userId}) DESC NULLS LAST, s.id LIMIT 1 FOR UPDATE SKIP LOCKED
        ) AS seat
    ),
    let_go AS MATERIALIZED (
      SELECT s.id FROM step_up_seats AS s, me
      WHERE s.held_by = me.user_id AND s.user_id IS NULL AND s.id NOT IN (SELECT id FROM picked)
      FOR UPDATE OF s SKIP LOCKED
    )
    UPDATE step_up_seats
    SET held_by = CASE WHEN id = ANY (ARRAY(SELECT id FROM picked)) THEN ${userId}::bigint END,
      held_until = CASE WHEN id = ANY (ARRAY(SELECT id FROM picked)) THEN ${addMillis(now, SEAT_HOLD_MS)}::timestamptz END
    WHERE id = ANY (ARRAY(SELECT id FROM picked UNION ALL SELECT id FROM let_go))
    RETURNING class_id, held_by IS NOT NULL AS is_held`);
  return rows.filter(({ is_held: isHeld }) => isHeld).map(({ class_id: id }) => Number(id));
}

/** Prolongs the child's holds; false: none left. */
export async function keepSeats(db: Db, userId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE step_up_seats SET held_until = ${addMillis(now, SEAT_HOLD_MS)}
    WHERE held_by = ${userId} AND held_until > ${now} AND user_id IS NULL`);
  return (rowCount ?? 0) > 0;
}

/**
 * Assigns a seat of the class, releasing the previous one and all holds. false: none left. Needs a transaction that has
 * locked the child's step-up.
 */
export async function takeSeat(
  tx: Db,
  { userId, classId, now }: { readonly userId: number; readonly classId: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH own AS MATERIALIZED (
      SELECT id FROM step_up_seats
      WHERE class_id = ${classId} AND user_id IS NULL AND held_by = ${userId} AND held_until > ${now}
      LIMIT 1 FOR UPDATE
    ),
    other AS MATERIALIZED (
      SELECT id FROM step_up_seats
      WHERE class_id = ${classId} AND user_id IS NULL AND (held_until IS NULL OR held_until <= ${now})
        AND NOT EXISTS (SELECT FROM own)
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    SELECT id FROM own UNION ALL SELECT id FROM other`);
  const seatId = rows[0]?.id;
  if (seatId === undefined) return false;
  await tx.execute(sql`UPDATE step_up_seats SET user_id = NULL WHERE user_id = ${userId}`);
  await tx.execute(sql`
    UPDATE step_up_seats SET user_id = ${userId}, held_by = NULL, held_until = NULL WHERE id = ${seatId}`);
  await letGo(tx, userId);
  return true;
}

/** A child that waits for another class keeps its seat until the end of the release date. For the housekeeping job; idempotent. */
export async function releaseSeats(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    WITH over AS (
      UPDATE step_ups SET new_class_id = NULL
      WHERE status = 2 AND new_class_id IS NOT NULL AND release_at < ${startOfDay(now)}
      RETURNING user_id
    )
    UPDATE step_up_seats SET user_id = NULL WHERE user_id = ANY (ARRAY(SELECT user_id FROM over))`);
}

/** Of all seats held for a child. */
export async function letGo(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE step_up_seats SET held_by = NULL, held_until = NULL WHERE id IN (
      SELECT id FROM step_up_seats WHERE held_by = ${userId} AND user_id IS NULL FOR UPDATE SKIP LOCKED)`);
}
