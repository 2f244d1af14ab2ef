/** Raw rows of two years for children of different kinds, independent of the server's code. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../server/core/db/types';
import type { Row } from './rows';

/** Probabilities from 0 to 1. */
export interface Kind {
  readonly subjects: readonly number[];
  readonly attends: number;
  readonly isOnTime: number;
  /** Probability of a right answer by subject. */
  readonly knows: Readonly<Record<number, number>>;
  readonly speaks: number;
  readonly homework: number;
  readonly checksIn: number;
  readonly films: number;
  /** Days since the first row. */
  readonly since: number;
}

const usual: Kind = {
  ...{ subjects: [0, 1, 11], attends: 0.9, isOnTime: 0.8, knows: { 0: 0.75, 1: 0.7, 11: 0.65 } },
  ...{ speaks: 4, homework: 0.8, checksIn: 0.5, films: 0.3, since: 800 },
};

export const CHILDREN: Readonly<Record<string, Kind>> = {
  diligent: { ...usual, attends: 0.98, isOnTime: 0.97, homework: 0.97, checksIn: 0.95, films: 0.7 },
  irregular: {
    ...usual,
    subjects: [0],
    attends: 0.5,
    isOnTime: 0.4,
    homework: 0.3,
    speaks: 1,
    checksIn: 0.1,
  },
  gifted: { ...usual, knows: { 0: 0.97, 1: 0.5, 11: 0.55 } },
  new: { ...usual, subjects: [0], since: 8, films: 0.1 },
  middling: usual,
};

/** Deterministic random numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const DAY = 86_400_000;
const POINTS_EACH = 4;

export async function writePoints(db: Db): Promise<void> {
  for (const [at, subject] of [0, 1, 11].entries())
    for (let number = 1; number <= POINTS_EACH; number += 1)
      await db.execute(sql`
        INSERT INTO knowledge_points (id, subject, name, position, ability) OVERRIDING SYSTEM VALUE
        VALUES (${100 + at * 10 + number}, ${subject}, ${`知识${at}-${number}`}, ${number}, ${['逻辑', '空间', '表达', ''][number - 1]})`);
}

/** `midnight`: of today in Shanghai. Includes rows of the next days, which must not be counted yet. */
export function rowsOf(kind: Kind, seed: number, midnight: Date): Row[] {
  const next = numbers(seed);
  const happens = (chance: number) => next() < chance;
  const rows: Row[] = [];
  const put = (what: string, ref: string, at: Date, details: Partial<Row>) =>
    rows.push({
      ...{
        kind: what,
        ref,
        subject: null,
        knowledge_id: null,
        amount: 0,
        out_of: 0,
        is_on_time: null,
        note: '',
      },
      occurred_at: at,
      recorded_at: at,
      ...details,
    });
  for (let back = kind.since; back >= -2; back -= 1) {
    const day = midnight.getTime() - back * DAY;
    // Includes the first and the last moment of a day.
    const moment = () => new Date(day + [0, DAY - 1, Math.floor(next() * DAY)][Math.floor(next() * 3)]!);
    if (happens(kind.checksIn)) put('checkIn', `day:${back}`, moment(), { amount: 1, out_of: 1 });
    if (happens(kind.films / 2))
      put('film', `recorded:${back}`, moment(), { amount: 300, out_of: 310, subject: 0 });
    if (happens(kind.films / 4)) put('film', `story:${back}`, moment(), { amount: 200, out_of: 200 });
    for (const [at, subject] of kind.subjects.entries()) {
      if ((back + at) % 3 !== 0) continue;
      lessonOf(subject, `${back}-${subject}`, moment());
    }
  }
  return rows;

  function lessonOf(subject: number, name: string, at: Date) {
    const ref = `lesson:${name}`;
    const is = { subject };
    const isThere = happens(kind.attends);
    const isOnTime = happens(kind.isOnTime);
    if (!isThere || happens(0.05)) put(happens(0.5) ? 'absent' : 'leave', ref, at, { ...is, out_of: 40 });
    if (!isThere) return;
    const amount = isOnTime ? 40 : 31;
    put('attended', ref, at, { ...is, amount, out_of: 40, is_on_time: happens(0.9) ? isOnTime : null });
    put('participation', ref, at, { ...is, amount: Math.floor(next() * 2 * kind.speaks) });
    for (let question = 1; question <= 6; question += 1) {
      const knowledge = 100 + [0, 1, 11].indexOf(subject) * 10 + 1 + Math.floor(next() * POINTS_EACH);
      put('answer', `${ref}:${question}`, at, {
        ...{ ...is, amount: happens(kind.knows[subject] ?? 0) ? 1 : 0, out_of: 1 },
        knowledge_id: happens(0.9) ? knowledge : null,
      });
    }
    if (happens(0.15)) put('highlight', ref, at, { ...is, note: '说得很完整' });
    if (happens(0.2)) put('comment', ref, at, { ...is, note: '今天很专心' });
    put('homeworkGiven', `homework:${name}`, at, is);
    if (happens(kind.homework)) {
      const late = new Date(at.getTime() + Math.floor(next() * 5) * DAY);
      const marks = happens(0.7) ? { amount: 60 + Math.floor(next() * 41), out_of: 100 } : {};
      put('homework', `homework:${name}`, late, {
        ...is,
        ...marks,
        is_on_time: happens(0.8) ? happens(0.9) : null,
      });
    }
    if (happens(0.03))
      put('evaluation', `evaluation:${name}`, at, {
        ...is,
        amount: 70 + Math.floor(next() * 30),
        out_of: 100,
      });
  }
}

export async function writeRows(db: Db, userId: number, rows: readonly Row[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO learning_events
      (user_id, kind, ref, subject, knowledge_id, occurred_at, recorded_at, amount, out_of, is_on_time, note)
    SELECT ${userId}, kind, ref, subject, knowledge_id, occurred_at, occurred_at, amount, out_of, is_on_time, note
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (kind text, ref text, subject int, knowledge_id bigint,
      occurred_at timestamptz, amount int, out_of int, is_on_time boolean, note text)`);
}
