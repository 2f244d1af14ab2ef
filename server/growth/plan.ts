import type { StudyPlanClass } from '../../src/contract/lessons/schema';
import { badInput, type HandlersOf } from '../http/handler';
import { badFieldMessage } from '../http/messages';
import { isDay, mondayOf } from '../lessons/day';
import { findLessons, statusOf, toClass } from '../lessons/handlers';
import { addDays, formatDate, shanghaiTime, today } from '../time';

const PLAN_DAYS = 7;

/** A week of lessons, day by day. */
export const planHandlers: HandlersOf<'getStudyPlan'> = {
  async getStudyPlan({ from }, context) {
    if (from !== undefined && !isDay(from)) throw badInput('from', badFieldMessage('from', 'format'));
    const first = shanghaiTime(from ?? mondayOf(today(context.clock)));
    const found = await findLessons(context, first, addDays(first, PLAN_DAYS));
    const days = new Map<string, StudyPlanClass[]>();
    for (const row of found) {
      const date = formatDate(row.lesson.startsAt);
      const classes = days.get(date) ?? [];
      classes.push({ ...toClass(row, context), status: statusOf(row.lesson, context.clock.now()) });
      days.set(date, classes);
    }
    return { days: [...days].map(([date, classes]) => ({ date, classes })) };
  },
};
