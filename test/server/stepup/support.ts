/** Parents with a step-up, and its stored state. */
import { asc, eq } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/define';
import type { stepupCalls } from '../../../src/contract/stepup/calls';
import { stepUpChanges, stepUps, stepUpSeats } from '../../../server/domains/stepup/tables';
import { anOfficialParent } from '../../builders/parent';
import { CATEGORY, NEW_STEP, type Lessons, type StepUpDetails } from '../../builders/stepup';
import type { Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

export const OPERATOR = '朵朵';

export const steppingUp = (backend: Backend, details?: StepUpDetails): Promise<InsideParent> =>
  buildParent(backend, anOfficialParent().withStepUp(details));

const by = (userId: number) => ({ student_id: userId, operator_id: userId, operator: OPERATOR });

export const planTime = (...pairs: readonly Lessons[]): string => {
  const point = (w: number, time: string) => {
    const [h = 0, m = 0] = time.split(':').map(Number);
    return { w, h, m };
  };
  return JSON.stringify(pairs.map(([w1, t1, w2, t2]) => [point(w1, t1), point(w2, t2)]));
};

export const confirm = ({ visitor, userId }: InsideParent) => visitor.ask('confirmStepUp', by(userId));
export const upgrade = ({ visitor, userId }: InsideParent) => visitor.ask('updateStepUpType', by(userId));
export const prefer = ({ visitor, userId }: InsideParent, plan_time: string, plan_step_id = 0) =>
  visitor.ask('submitPlanTime', { ...by(userId), plan_time, plan_step_id });
export const join = ({ visitor, userId }: InsideParent, class_id: number, plan_step_id = 0) =>
  visitor.ask('changeClass', { ...by(userId), class_id, plan_step_id });

export const USED_TO = JSON.stringify([
  { week: 2, time: '18:30' },
  { week: 5, time: '18:30' },
]);

type ListRequest = RequestOf<(typeof stepupCalls)['listStepUpResources']>;

export const list = ({ visitor }: InsideParent, more: Partial<ListRequest> = {}) =>
  visitor.ask('listStepUpResources', { catePid: CATEGORY, cateSid: NEW_STEP, oldCycle: USED_TO, ...more });
export const keep = ({ visitor }: InsideParent) => visitor.ask('keepStepUpResources');

export const classIds = (found: unknown): number[] =>
  (found as readonly { readonly classId: number }[]).map(({ classId }) => classId);

export const seatsOf = (backend: Backend, classId: number) =>
  backend.services.db.select().from(stepUpSeats).where(eq(stepUpSeats.classId, classId));

export const linesOf = (backend: Backend, { userId }: InsideParent) =>
  backend.services.db
    .select()
    .from(stepUpChanges)
    .where(eq(stepUpChanges.userId, userId))
    .orderBy(asc(stepUpChanges.id));

export async function storedOf(backend: Backend, { userId }: InsideParent) {
  const [row] = await backend.services.db.select().from(stepUps).where(eq(stepUps.userId, userId));
  if (row === undefined) throw new Error('The child does not step up');
  return row;
}
