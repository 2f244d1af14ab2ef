/** Choosing a class: eligibility, available classes, and temporarily held seats. */
import type { RequestOf } from '../../../src/contract/define';
import type { stepupCalls } from '../../../src/contract/stepup/calls';
import { stepOfYear } from '../../../src/contract/stepup/year';
import { prepared, type Asked } from '../../core/db/prepared';
import { requireSession, type HandlersOf } from '../../core/http/handler';
import { findOffers, recommended } from './classes';
import { readCycle, treeOf, WEEKDAY_LABELS } from './cycle';
import { holdSeats, keepSeats } from './holds';
import { refused } from './info';
import { standingColumns, whyNoClass, whyNotEligible, type Standing } from './may-choose';
import { STEP_UP_MESSAGES } from './messages';
import { stepUps } from './tables';
import { assertOwner } from '../../core/http/policy';
import { ownStepUps } from './policies';
import { toClass, type OfferedClass } from './wire';

/** Full hours at which lessons may begin. */
const FIRST_HOUR = 9;
const LAST_HOUR = 20;

const START_TIMES = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, at) => FIRST_HOUR + at).flatMap(
  (hour) => [`${String(hour).padStart(2, '0')}:00`, `${String(hour).padStart(2, '0')}:30`],
);

const standingOf = prepared('step_up_standing', (db, asked: Asked<{ userId: number }>) =>
  db.select(standingColumns(asked.userId)).from(stepUps).where(ownStepUps(asked.userId)),
);

function refuseWhere(why: (standing: Standing) => string | null, standing: Standing | undefined): void {
  const message = standing === undefined ? STEP_UP_MESSAGES.notStepUp : why(standing);
  if (message !== null) throw refused(message);
}

type ListRequest = RequestOf<(typeof stepupCalls)['listStepUpResources']>;

const timeOf = (hour: number | undefined, minute: number | undefined) => ({
  hour: hour === undefined ? null : String(hour).padStart(2, '0'),
  minute: minute === undefined ? null : String(minute).padStart(2, '0'),
});

/** Whether a class passes the filter; absent criteria match everything. */
function isWanted({ week1, time1, week2, time2 }: OfferedClass, asked: ListRequest): boolean {
  const fits = (week: number, time: string, wanted: number | undefined, at: ReturnType<typeof timeOf>) =>
    (wanted === undefined || wanted === week) &&
    (at.hour === null || at.hour === time.slice(0, 2)) &&
    (at.minute === null || at.minute === time.slice(3));
  return (
    fits(week1, time1, asked.week1, timeOf(asked.hour1, asked.minute1)) &&
    fits(week2, time2, asked.week2, timeOf(asked.hour2, asked.minute2))
  );
}

const idOf = ({ id }: OfferedClass): number => id;

export const resourceHandlers: HandlersOf<
  | 'checkStepUpResources'
  | 'listStepUpResources'
  | 'keepStepUpResources'
  | 'getSelectTime'
  | 'getRecommendedClasses'
> = {
  async checkStepUpResources(_request, context) {
    const { userId } = requireSession(context);
    refuseWhere(whyNotEligible, (await standingOf(context.db, { userId }))[0]);
    return null;
  },

  /** Listing holds a seat in each recommended class. */
  async listStepUpResources(request, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const now = clock.now();
    const wanted = { userId, cateId: request.catePid, stepId: request.cateSid, now };
    const offers = await findOffers(db, wanted);
    if (offers === null) throw refused(STEP_UP_MESSAGES.notStepUp);
    refuseWhere(whyNoClass, offers.standing);
    const near = recommended(offers.classes, readCycle(request.oldCycle));
    const held = await holdSeats(db, { userId, classIds: near.map(idOf), now });
    // Classes whose last seat was taken meanwhile are dropped.
    const lost = near.map(idOf).filter((id) => !held.includes(id));
    const remaining = offers.classes.filter(({ id }) => !lost.includes(id));
    return {
      all: remaining.filter((offered) => isWanted(offered, request)).map(toClass),
      recommend: near.filter(({ id }) => held.includes(id)).map(toClass),
      cycle: treeOf(remaining),
      applyCycle: [...offers.preferred],
    };
  },

  async keepStepUpResources(_request, context) {
    const { userId } = requireSession(context);
    refuseWhere(whyNoClass, (await standingOf(context.db, { userId }))[0]);
    if (!(await keepSeats(context.db, userId, context.clock.now()))) throw refused(STEP_UP_MESSAGES.noHold);
    return null;
  },

  async getSelectTime() {
    return { week: [...WEEKDAY_LABELS], time: START_TIMES };
  },

  /** The first is shown as the suggestion. Holds nothing, unlike the list. */
  async getRecommendedClasses({ student_id }, context) {
    const { userId } = assertOwner(context, { userId: student_id });
    const { db, clock } = context;
    const [own] = await ownStep(db, { userId });
    if (own === undefined) return { detail: null, list: [] };
    const { planCateId: cateId, oldCycle } = own;
    const offers = await findOffers(db, { userId, cateId, stepId: stepOfYear(own).id, now: clock.now() });
    const list = recommended(offers?.classes ?? [], oldCycle).map(toClass);
    return { detail: list[0] ?? null, list };
  },
};

const ownStep = prepared('step_up_own_step', (db, asked: Asked<{ userId: number }>) =>
  db
    .select({
      type: stepUps.type,
      newStepId: stepUps.newStepId,
      newStep: stepUps.newStep,
      planStepId: stepUps.planStepId,
      planStep: stepUps.planStep,
      planCateId: stepUps.planCateId,
      oldCycle: stepUps.oldCycle,
    })
    .from(stepUps)
    .where(ownStepUps(asked.userId)),
);
