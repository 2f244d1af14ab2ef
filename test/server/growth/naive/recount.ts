/**
 * Recounts the figures of a situation from raw rows, independently of server/domains/growth: simple loops over days, slow but easy to
 * verify.
 */
import type { Point, Row } from './rows';

export interface Question {
  /** All rows of the child, of every subject. */
  readonly rows: readonly Row[];
  readonly points: readonly Point[];
  /** Knowledge points with an open wrong question. */
  readonly open?: readonly number[];
  readonly subject: number | null;
  /** Days of the period and of the one before, newest first (lookBack). */
  readonly days: readonly string[];
  readonly daysBefore: readonly string[];
  /** Rows reported after this moment are ignored. */
  readonly now: Date;
}

const inShanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
const known = new Map<number, string>();
/** Cached: it is called very often. */
function dayOf(at: Date): string {
  const day = known.get(at.getTime()) ?? inShanghai.format(at);
  known.set(at.getTime(), day);
  return day;
}

type Days = Record<string, Row[]>;
function byDay(rows: readonly Row[]): Days {
  const days: Days = {};
  for (const row of rows) (days[dayOf(row.occurred_at)] ??= []).push(row);
  return days;
}
export const minus = (day: string, days: number) => {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
};

/** Newest first. */
export function lookBack(day: string, days: number): string[] {
  const all: string[] = [];
  for (let back = 0; back < days; back += 1) all.push(minus(day, back));
  return all;
}

const rate = (part: number, whole: number) =>
  whole === 0 ? undefined : Math.floor((part / whole) * 100 + 0.5);

function happenedRows({ rows, subject, now }: Question): Row[] {
  const recorded = new Set(rows.map(({ kind, ref }) => `${kind} of ${ref}`));
  return rows.filter((row) => {
    if (row.occurred_at > now || (subject !== null && row.subject !== subject)) return false;
    const isThere = recorded.has(`attended of ${row.ref}`);
    if (row.kind === 'absent') return !isThere && !recorded.has(`leave of ${row.ref}`);
    return row.kind !== 'leave' || !isThere;
  });
}

export function recount(question: Question) {
  const rows = happenedRows(question);
  const byDays = byDay(rows);
  const { days: nowDays, daysBefore: beforeDays } = question;
  return {
    now: countIn(rows, nowDays),
    before: countIn(rows, beforeDays),
    weeksNow: weeksOf(rows, nowDays),
    weeksBefore: weeksOf(rows, beforeDays),
    calendarOf: (days: readonly string[]) =>
      [...days].reverse().map((day) => ({ label: day, value: thingsOn(byDays[day] ?? []) })),
    map: mapOf(rows, question, nowDays),
    ...abilitiesOf(rows, question, [nowDays, beforeDays]),
  };
}

export type Count = ReturnType<typeof countIn>;

function countIn(rows: readonly Row[], days: readonly string[]) {
  const count = {
    ...{ attended: 0, absent: 0, leave: 0, minutes: 0, right: 0, asked: 0, spoken: 0, highlights: 0 },
    ...{ onTime: 0, known: 0, given: 0, handedIn: 0, inTime: 0, timed: 0, points: 0, of: 0 },
    ...{ films: 0, seconds: 0, evaluations: 0, scored: 0, scoredOf: 0, checkIns: 0, longest: 0 },
  };
  let running = 0;
  const byDays = byDay(rows);
  for (const day of days) {
    const here = byDays[day] ?? [];
    const isSigned = here.some(({ kind }) => kind === 'checkIn');
    running = isSigned ? running + 1 : 0;
    if (isSigned) count.checkIns += 1;
    if (running > count.longest) count.longest = running;
    for (const { kind, amount, out_of: outOf, is_on_time: isOnTime } of here) {
      if (kind === 'attended') {
        count.attended += 1;
        count.minutes += amount;
        if (isOnTime !== null) count.known += 1;
        if (isOnTime === true) count.onTime += 1;
      }
      if (kind === 'absent') count.absent += 1;
      if (kind === 'leave') count.leave += 1;
      if (kind === 'answer') {
        count.right += amount;
        count.asked += outOf;
      }
      if (kind === 'participation') count.spoken += amount;
      if (kind === 'highlight') count.highlights += 1;
      if (kind === 'homeworkGiven') count.given += 1;
      if (kind === 'homework') {
        count.handedIn += 1;
        count.points += amount;
        count.of += outOf;
        if (isOnTime !== null) count.timed += 1;
        if (isOnTime === true) count.inTime += 1;
      }
      if (kind === 'film') {
        count.films += 1;
        count.seconds += amount;
      }
      if (kind === 'evaluation') {
        count.evaluations += 1;
        count.scored += amount;
        count.scoredOf += outOf;
      }
    }
  }
  return count;
}

function thingsOn(rows: readonly Row[]): number {
  return rows.filter(({ kind }) => ['attended', 'homework', 'film', 'checkIn'].includes(kind)).length;
}

/** Oldest first. */
function weeksOf(rows: readonly Row[], days: readonly string[]) {
  const weeks: { label: string; rate: number | undefined; spoken: number; isDrawn: boolean }[] = [];
  let week: string[] = [];
  for (const [at, day] of days.entries()) {
    week.push(day);
    const isMonday = new Date(`${day}T12:00:00Z`).getUTCDay() === 1;
    if (!isMonday && at < days.length - 1) continue;
    let monday = day;
    while (new Date(`${monday}T12:00:00Z`).getUTCDay() !== 1) monday = minus(monday, 1);
    const [, month = '', number = ''] = monday.split('-');
    const { right, asked, minutes, spoken } = countIn(rows, week);
    const label = `${Number(month)}月${Number(number)}日那周`;
    // Of the newest days, those of a week without its Sunday.
    const isRunning = weeks.length === 0 && new Date(`${days[0]}T12:00:00Z`).getUTCDay() !== 0;
    const isDrawn = !isRunning || asked > 0 || minutes > 0 || spoken > 0;
    weeks.unshift({ label, rate: rate(right, asked), spoken, isDrawn });
    week = [];
  }
  return weeks;
}

/** The newest five answers, weighted: n for the newest, 1 for the oldest. */
function stateOf(answers: readonly Row[], isOpen: boolean): string {
  const newest = [...answers]
    .sort((left, right) => {
      const later = right.occurred_at.getTime() - left.occurred_at.getTime();
      return later === 0 ? (left.ref < right.ref ? 1 : -1) : later;
    })
    .slice(0, 5);
  if (newest.length === 0) return 'ahead';
  if (newest.length < 3 || isOpen) return 'underway';
  let won = 0;
  let possible = 0;
  for (const [at, { amount }] of newest.entries()) {
    won += amount * (newest.length - at);
    possible += newest.length - at;
  }
  return won / possible >= 0.8 ? 'mastered' : 'underway';
}

function mapOf(rows: readonly Row[], { points, open = [] }: Question, days: readonly string[]) {
  const isLearnt = ({ kind, occurred_at }: Row) =>
    kind === 'answer' || (kind === 'attended' && days.includes(dayOf(occurred_at)));
  const subjects = new Set(rows.filter(isLearnt).map((row) => row.subject));
  return points
    .filter((point) => subjects.has(point.subject))
    .map(({ id, name }) => {
      const answers = rows.filter((row) => row.kind === 'answer' && row.knowledge_id === id);
      const { right, asked } = countIn(answers, days);
      return { label: name, value: rate(right, asked), state: stateOf(answers, open.includes(id)) };
    });
}

/** Answers that an ability needs to be drawn. */
const ENOUGH = 3;
/** Limit of a radar chart's corners. */
const MOST = 8;
const SUBJECTS: Readonly<Record<number, string>> = {
  0: '豌豆思维',
  1: '语文口才',
  3: '编程',
  5: '围棋',
  6: '魔力耳朵',
  9: '儿童心理',
  10: '剑桥英语',
  11: '数学',
};

function ratesBy(
  name: (point: Point) => string,
  rows: readonly Row[],
  { points }: Question,
  days: readonly string[],
) {
  const rates: Record<string, number | undefined> = {};
  for (const one of new Set(points.map(name))) {
    const ids = points.filter((point) => name(point) === one).map(({ id }) => id);
    const answers = rows.filter((row) => row.kind === 'answer' && ids.includes(row.knowledge_id ?? 0));
    const { right, asked } = countIn(answers, days);
    if (one !== '' && asked >= ENOUGH) rates[one] = rate(right, asked);
  }
  return rates;
}

/** By ability; by subject if these days have too many abilities. */
function abilitiesOf(
  rows: readonly Row[],
  question: Question,
  [days, daysBefore]: readonly [readonly string[], readonly string[]],
) {
  const isMany = Object.keys(ratesBy(({ ability }) => ability, rows, question, days)).length > MOST;
  const name = ({ ability, subject }: Point) => (isMany ? (SUBJECTS[subject] ?? '') : ability);
  return {
    abilitiesNow: ratesBy(name, rows, question, days),
    abilitiesBefore: ratesBy(name, rows, question, daysBefore),
  };
}
