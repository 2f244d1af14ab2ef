import type { StudyPlanDay } from '../../../src/contract/growth/schema';
import type { StudyPlanClass } from '../../../src/contract/lessons/schema';
import { badInput, requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { badFieldMessage } from '../../core/http/messages';
import { isDay, mondayOf } from '../../core/day';
import { lessonsOf } from '../lessons/handlers';
import { addDays, formatDate, shanghaiTime, today } from '../../core/time';
import { statusOf, toClass } from '../lessons/wire';

const PLAN_DAYS = 7;

/** Lessons of a week, day by day. */
export const planHandlers: HandlersOf<'getStudyPlan'> = {
  async getStudyPlan({ from }, context) {
    if (from !== undefined && !isDay(from)) throw badInput('from', badFieldMessage('from', 'format'));
    return { days: await weekOf(context, requireSession(context).userId, from) };
  },
};

/** For any child: the caller must have checked access. */
export async function weekOf(context: CallContext, userId: number, from?: string): Promise<StudyPlanDay[]> {
  const first = shanghaiTime(from ?? mondayOf(today(context.clock)));
  const found = await lessonsOf(context, userId, first, addDays(first, PLAN_DAYS));
  const days = new Map<string, StudyPlanClass[]>();
  for (const row of found) {
    const date = formatDate(row.lesson.startsAt);
    const classes = days.get(date) ?? [];
    classes.push({ ...toClass(row, context), status: statusOf(row.lesson, context.clock.now()) });
    days.set(date, classes);
  }
  return [...days].map(([date, classes]) => ({ date, classes }));
}
