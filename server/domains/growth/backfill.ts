/**
 * Backfills events from existing data: from before events existed, and from the demo. One statement per source table; existing
 * events are kept.
 */
import { sql, type SQL } from 'drizzle-orm';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { PlayableKind } from '../../../src/contract/films/values';
import { HomeworkState } from '../../../src/contract/homework/values';
import type { Db } from '../../core/db/types';
import type { Clock } from '../../core/time';

const { attended, absent, leave, homeworkGiven, homework, checkIn, film } = LearningEventKind;

const insert = (columns: string, from: SQL): SQL =>
  sql`INSERT INTO learning_events (user_id, kind, ref, occurred_at, recorded_at, ${sql.raw(columns)}) ${from}
      ON CONFLICT DO NOTHING`;

/** Punctuality was not recorded. */
const ofLessons = (now: Date): SQL =>
  insert(
    'subject, lesson_id, title, amount, out_of',
    sql`SELECT l.user_id, CASE l.attendance WHEN 'joined' THEN ${attended} WHEN 'absent' THEN ${absent} ELSE ${leave} END,
               'lesson:' || l.id, l.starts_at, least(l.starts_at, ${now}::timestamptz), c.subject, l.id, l.chapter_name,
               CASE l.attendance WHEN 'joined' THEN l.duration_minutes ELSE 0 END, l.duration_minutes
        FROM lessons l JOIN courses c ON c.id = l.course_id WHERE l.attendance IS NOT NULL`,
  );

const ofCheckIns = insert(
  'amount, out_of',
  sql`SELECT user_id, ${checkIn}, 'day:' || day, signed_at, signed_at, 1, 1 FROM sign_ins`,
);

/** Titles of chapters, replays and stories are known; a story has no subject. */
const ofFilms = insert(
  'subject, title, amount, out_of',
  sql`SELECT w.user_id, ${film}, w.kind || ':' || w.item_id, w.finished_at, w.finished_at,
             coalesce(f.subject, c.subject), coalesce(h.title, l.chapter_name, s.title, ''),
             least(w.watched_seconds, w.seconds), w.seconds
      FROM watch_progress w
        LEFT JOIN film_chapters h ON w.kind = ${PlayableKind.chapter} AND h.id = w.item_id
        LEFT JOIN film_courses f ON f.id = h.course_id
        LEFT JOIN lessons l ON w.kind = ${PlayableKind.replay} AND l.id = w.item_id
        LEFT JOIN courses c ON c.id = l.course_id
        LEFT JOIN stories s ON w.kind = ${PlayableKind.story} AND s.id = w.item_id
      WHERE w.finished_at IS NOT NULL AND w.kind NOT IN (${PlayableKind.teacher}, ${PlayableKind.recording})`,
);

const ofGivenHomework = insert(
  'subject, title',
  sql`SELECT h.user_id, ${homeworkGiven}, 'homework:' || h.id, h.assigned_at, h.assigned_at, c.subject, h.title
      FROM homework h JOIN courses c ON c.id = h.course_id`,
);

/** No points if unmarked; the hand-in time was not always recorded. */
const ofHomework = insert(
  'subject, title, amount, out_of, is_on_time',
  sql`SELECT h.user_id, ${homework}, 'homework:' || h.id, coalesce(h.first_handed_in_at, h.assigned_at),
             coalesce(h.first_handed_in_at, h.assigned_at), c.subject, h.title, coalesce(h.score, 0),
             CASE WHEN h.score IS NULL THEN 0 ELSE 100 END, h.first_handed_in_at <= h.due_at
      FROM homework h JOIN courses c ON c.id = h.course_id WHERE h.state <> ${HomeworkState.todo}`,
);

export async function backfillEvents(db: Db, clock: Clock): Promise<void> {
  await db.execute(ofLessons(clock.now()));
  await db.execute(ofCheckIns);
  await db.execute(ofFilms);
  await db.execute(ofGivenHomework);
  await db.execute(ofHomework);
}
