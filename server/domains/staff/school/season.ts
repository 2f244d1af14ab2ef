/** The step-up season: classes with their seats, children for whom it begins, what the families chose. */
import type { ResponseOfOperator } from '../../../../src/contract/staff/define';
import type { operatorCalls } from '../../../../src/contract/staff/operator.schema';
import type { seasonCalls } from '../../../../src/contract/staff/season-calls.schema';
import { StepUpType } from '../../../../src/contract/stepup/values';
import { stepOfYear } from '../../../../src/contract/stepup/year';
import { isDay } from '../../../core/day';
import { pageOf } from '../../../core/db/page';
import { badInput, withCount } from '../../../core/http/handler';
import { orNotFound } from '../../../core/http/policy';
import { formatDate, formatDateTime, shanghaiTime, today } from '../../../core/time';
import { teacherNames } from '../../courses/teachers/find';
import {
  addClass,
  changeClass,
  classesOf,
  classOf,
  classToEdit,
  type KeptClass,
} from '../../stepup/season/classes';
import { arrange, familiesOf, lacksClass, placeChild, type Family } from '../../stepup/season/families';
import { childrenOfStep, homeroomTeacherWith, openStepUps } from '../../stepup/season/open';
import { stepsOf, stepWithId, type Step } from '../../stepup/season/steps';
import { byStaff, lockStepUp } from '../../stepup/record';
import { assertUnchanged, withEtag } from '../content/etag';
import { momentOf } from '../content/moment';
import { assertParents } from '../content/parents';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';

/** What staff write. */
const writtenClass = ({ firstLiveAt, id, seats, teacherIds, ...row }: KeptClass) => ({
  ...{ classId: id, stepId: row.stepId, subject: row.subject, step: row.step },
  ...{ week1: row.week1, time1: row.time1, week2: row.week2, time2: row.time2 },
  ...{ firstLiveAt: formatDateTime(firstLiveAt), teacherIds, seats },
});

function shownClass(row: KeptClass) {
  const written = writtenClass(row);
  return { ...withEtag(written), teachers: [...row.names], taken: row.taken };
}

const writtenOfFamily = ({ mayChoose, provider, releaseAt, stage }: Family['row']) => ({
  ...{ mayChoose, stage, provider },
  releaseOn: releaseAt === null ? '' : formatDate(releaseAt),
});

type FamilyRow = ResponseOfOperator<(typeof operatorCalls)['getSeasonFamily']>;

function shownFamily({ kidName, row, teacher, times }: Family): FamilyRow {
  const year = stepOfYear(row);
  const written = writtenOfFamily(row);
  return {
    ...{ userId: row.userId, kidName, status: row.status, type: row.type },
    ...{ step: row.step, yearStepId: year.id, yearStep: year.name },
    ...{ completedBy: row.completedBy ?? '', times: [...(times ?? [])] },
    ...{ oldCycle: [...row.oldCycle], newCycle: [...row.newCycle] },
    ...{ newClassId: row.newClassId ?? 0, teacher: teacher ?? '', lacksClass: lacksClass(row) },
    ...{ isAddressConfirmed: row.addressId !== null, ...withEtag(written) },
  };
}

/** The end of the day. */
function releaseOf(day: string, from: string): Date | null {
  if (day === '') return null;
  if (!isDay(day) || day < from) throw badInput('releaseOn', STAFF_MESSAGES.releaseOn);
  return shanghaiTime(day, '23:59:59');
}

type Opening = Parameters<OperatorHandlersOf<'openSeason'>['openSeason']>[0];

async function childrenOf(
  { db }: OperatorContext,
  { fromStep, userIds }: Opening,
): Promise<readonly number[]> {
  if ((userIds.length === 0) === (fromStep === '')) throw badInput('userIds', STAFF_MESSAGES.children);
  if (userIds.length === 0) {
    const ofStep = await childrenOfStep(db, fromStep);
    if (ofStep.length === 0) throw badInput('fromStep', STAFF_MESSAGES.noChildren);
    return ofStep;
  }
  await assertParents(db, userIds);
  return userIds;
}

interface Steps {
  readonly newStep: Step;
  readonly planStep: Step;
}

/** A child of type N stays where it is planned to; the others have one step. */
async function stepsFor({ db }: OperatorContext, { newStepId, planStepId, type }: Opening): Promise<Steps> {
  const newStep = await stepWithId(db, newStepId);
  if (newStep === undefined) throw badInput('newStepId', STAFF_MESSAGES.step);
  if (type !== StepUpType.n) return { newStep, planStep: newStep };
  const planStep = await stepWithId(db, planStepId);
  if (planStep === undefined) throw badInput('planStepId', STAFF_MESSAGES.planStep);
  if (planStep.subject !== newStep.subject) throw badInput('planStepId', STAFF_MESSAGES.otherSubject);
  return { newStep, planStep };
}

async function suggestedOf(
  { db }: OperatorContext,
  { classId, type }: Opening,
  { newStep, planStep }: Steps,
) {
  if (classId === 0) return null;
  const suggested = await classOf(db, classId);
  const step = type === StepUpType.n ? planStep : newStep;
  if (suggested?.stepId !== step.id) throw badInput('classId', STAFF_MESSAGES.unknownClass);
  return classId;
}

export const season: OperatorHandlersOf<keyof typeof seasonCalls> = {
  listSeasonSteps: async (_asked, { db }) =>
    (await stepsOf(db)).map(({ id, name, subject }) => ({ stepId: id, subject, step: name })),

  listTeacherNames: async (_asked, { db }) =>
    (await teacherNames(db)).map(({ id, name }) => ({ teacherId: id, name })),

  async listSeasonClasses({ stepId, ...asked }, { db }) {
    const { rows, total } = await pageOf((paging) => classesOf(db, stepId, paging), asked);
    return withCount(rows.map(shownClass), total);
  },

  getSeasonClass: async ({ classId }, { db }) =>
    shownClass(orNotFound(await classOf(db, classId), STAFF_MESSAGES.unknownClass)),

  async saveSeasonClass({ classId, etag, firstLiveAt, step, ...given }, context) {
    const { clock, db } = context;
    const before =
      classId === undefined ? null : orNotFound(await classToEdit(db, classId), STAFF_MESSAGES.unknownClass);
    if (before !== null) assertUnchanged(writtenClass(before), etag);
    const firstLesson = momentOf('firstLiveAt', firstLiveAt);
    if (firstLesson === null) throw badInput('firstLiveAt', STAFF_MESSAGES.moment);
    const toSave = { ...given, step: step.trim(), firstLiveAt: firstLesson };
    if (before !== null) await changeClass(db, before, toSave, clock.now());
    const saved = before?.id ?? (await addClass(db, toSave));
    context.concerns({ detail: { classId: saved, step: toSave.step, seats: given.seats } });
    return { classId: saved };
  },

  async openSeason(opening, context) {
    const { clock, db, staff } = context;
    const children = await childrenOf(context, opening);
    const steps = await stepsFor(context, opening);
    const { fromStep, mayChoose, type } = opening;
    const opened = await openStepUps(db, children, {
      ...{ type, ...steps, mayChoose },
      classId: await suggestedOf(context, opening, steps),
      releaseAt: releaseOf(opening.releaseOn, today(clock)),
      headMasterId: await homeroomTeacherWith(db, opening.headMasterMobile.trim()),
      ...{ by: byStaff(staff.staffId), now: clock.now() },
    });
    const [only, ...more] = children;
    context.concerns({
      ...(only !== undefined && more.length === 0 ? { userId: only } : {}),
      detail: { step: steps.newStep.name, opened, ...(fromStep === '' ? {} : { fromStep }) },
    });
    return { opened, alreadyOpen: children.length - opened };
  },

  async listSeasonFamilies({ status, stepId, userId, ...asked }, { db }) {
    const wanted = { status, stepId, userId };
    const { rows, total } = await pageOf((paging) => familiesOf(db, wanted, paging), asked);
    return withCount(rows.map(shownFamily), total);
  },

  async getSeasonFamily({ userId }, context) {
    const [family] = await familiesOf(context.db, { userId }, { limit: 1, offset: 0 });
    context.concerns({ userId });
    return shownFamily(orNotFound(family, STAFF_MESSAGES.noStepUp));
  },

  async saveSeasonFamily({ etag, mayChoose, provider, releaseOn, stage, userId }, context) {
    const { clock, db, staff } = context;
    const { row } = orNotFound(await lockStepUp(db, userId), STAFF_MESSAGES.noStepUp);
    assertUnchanged(writtenOfFamily(row), etag);
    const columns = { mayChoose, provider, stage, releaseAt: releaseOf(releaseOn, '') };
    await arrange(db, { row, columns, by: byStaff(staff.staffId), now: clock.now() });
    context.concerns({ userId, detail: { mayChoose, releaseOn, stage, provider } });
    return { userId };
  },

  async placeInClass({ classId, userId }, context) {
    const { clock, db, staff } = context;
    const isDone = await placeChild(db, { userId, classId, clock, by: byStaff(staff.staffId) });
    orNotFound(isDone || undefined, STAFF_MESSAGES.noStepUp);
    context.concerns({ userId, detail: { classId } });
    return null;
  },
};
