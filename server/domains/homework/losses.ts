import { and, count, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { LearningEventKind } from '../../../src/contract/learning/values';
import type { Db } from '../../core/db/types';
import { ownEvents } from '../learning/policies';
import { learningEvents } from '../learning/tables';
import { HOMEWORK_REF } from './notifications';
import { ownHomework } from './policies';
import { homework } from './tables';

const KINDS = [LearningEventKind.homework, LearningEventKind.homeworkGiven];

/** All homework ever, as growth counts it: also that of which only the record is left. */
export async function homeworkLosses({ db }: { readonly db: Db }, userId: number) {
  const recorded = db
    .select({ ref: learningEvents.ref })
    .from(learningEvents)
    .where(and(ownEvents(userId), inArray(learningEvents.kind, KINDS)));
  const stored = db
    .select({ ref: sql<string>`${HOMEWORK_REF} || ${homework.id}` })
    .from(homework)
    .where(ownHomework(userId));
  const [found] = await db.select({ homework: count() }).from(union(recorded, stored).as('known'));
  return { homework: found?.homework ?? 0 };
}
