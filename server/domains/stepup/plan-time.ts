/** Converts a parent's preferred times to rows; throws with the invalid field. */
import type { PlanPoint } from '../../../src/contract/stepup/schema';
import { MAX_PREFERRED_TIMES } from '../../../src/contract/stepup/values';
import { badInput } from '../../core/http/handler';
import type { Cycle } from './cycle';
import { PLAN_TIME_MESSAGES } from './messages';

const FIELD = 'plan_time';

const isWithin = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function isPoint(value: unknown): value is PlanPoint {
  if (typeof value !== 'object' || value === null) return false;
  const { w, h, m } = value as Partial<Record<keyof PlanPoint, unknown>>;
  return isWithin(w, 1, 7) && isWithin(h, 0, 23) && isWithin(m, 0, 59);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const timeOf = ({ h, m }: PlanPoint): string => `${twoDigits(h)}:${twoDigits(m)}`;

function readPair(pair: unknown): Cycle {
  const [first, second, ...more] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
  if (!isPoint(first) || !isPoint(second) || more.length > 0)
    throw badInput(FIELD, PLAN_TIME_MESSAGES.unreadable);
  if (first.w === second.w) throw badInput(FIELD, PLAN_TIME_MESSAGES.sameWeekday);
  return { week1: first.w, time1: timeOf(first), week2: second.w, time2: timeOf(second) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function readPlanTime(text: string): readonly Cycle[] {
  const read = parse(text);
  if (!Array.isArray(read)) throw badInput(FIELD, PLAN_TIME_MESSAGES.unreadable);
  if (read.length === 0) throw badInput(FIELD, PLAN_TIME_MESSAGES.none);
  if (read.length > MAX_PREFERRED_TIMES) throw badInput(FIELD, PLAN_TIME_MESSAGES.tooMany);
  return read.map(readPair);
}
