/**
 * Changes made by a parent. Each is one transaction with the child's row locked. Idempotent, since clients retry after
 * a lost response: the same change returns the same response and adds no second log line.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/define';
import type { stepupCalls } from '../../../src/contract/stepup/calls';
import {
  DEFAULT_OPERATOR_NAME,
  StepUpStage,
  StepUpStatus,
  StepUpType,
} from '../../../src/contract/stepup/values';
import { stepOfYear } from '../../../src/contract/stepup/year';
import { students } from '../account/tables';
import { addresses } from '../addresses/tables';
import type { Db } from '../../core/db/types';
import { type CallContext, type HandlersOf } from '../../core/http/handler';
import { lessonsOf, planTimeText } from './cycle';
import { takeSeat } from './holds';
import { refused } from './info';
import { standingColumns, whyNoClass, whyNoTimes, type Standing } from './may-choose';
import { STEP_UP_MESSAGES, STUDENT_MESSAGES } from './messages';
import { readPlanTime } from './plan-time';
import { preferredTimes, stepUpChanges, stepUpClasses, stepUps, type ChangeKind } from './tables';
import { assertOwner } from '../../core/http/policy';
import { ownStepUps, ownTimes } from './policies';
import { ownAddresses } from '../addresses/policies';

type Row = typeof stepUps.$inferSelect;
type Columns = Partial<typeof stepUps.$inferInsert>;

type Asked = RequestOf<(typeof stepupCalls)['confirmStepUp']>;

interface Turn {
  readonly tx: Db;
  readonly row: Row;
  readonly standing: Standing;
  readonly userId: number;
  readonly now: Date;
}

interface Made {
  readonly columns: Columns;
  /** For the log, where the columns do not show it. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** `work` returns what changes; null: no change. */
async function change(
  context: CallContext,
  kind: ChangeKind,
  { student_id, operator_id }: Asked,
  work: (turn: Turn) => Promise<Made | null>,
): Promise<null> {
  const { userId } = assertOwner(context, { userId: student_id });
  assertOwner(context, { userId: operator_id });
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const { row, standing, kidName } = await lockStepUp(tx, userId);
    const made = await work({ tx, row, standing, userId, now });
    if (made === null) return;
    const { columns } = made;
    const old = Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as keyof Row]]));
    await tx.update(stepUps).set(columns).where(ownStepUps(userId));
    await tx.insert(stepUpChanges).values({
      userId,
      operatorId: operator_id,
      // Not from the request: names in the log must be reliable.
      operator: kidName || DEFAULT_OPERATOR_NAME,
      kind,
      before: { ...old, ...made.before },
      after: { ...columns, ...made.after },
      changedAt: now,
    });
  });
  return null;
}

async function lockStepUp(
  tx: Db,
  userId: number,
): Promise<Pick<Turn, 'row' | 'standing'> & { readonly kidName: string }> {
  const kidName = sql<string>`(select ${students.kidName} from ${students} where ${students.userId} = ${userId})`;
  const [found] = await tx
    .select({ row: stepUps, standing: standingColumns(userId), kidName })
    .from(stepUps)
    .where(ownStepUps(userId))
    .for('update');
  if (found === undefined) throw refused(STEP_UP_MESSAGES.notStepUp);
  const { code } = found.standing;
  if (code !== null) throw refused(STUDENT_MESSAGES[code]);
  return found;
}

function refuseOver({ row }: Turn): void {
  if (row.status === StepUpStatus.complete) throw refused(STEP_UP_MESSAGES.alreadyComplete);
}

/** 0: the child's own step. Any other id comes from an outdated page. */
function refuseOtherStep({ row }: Turn, stepId: number): void {
  if (stepId !== 0 && stepId !== stepOfYear(row).id) throw refused(STEP_UP_MESSAGES.otherStep);
}

function refuseWhere(why: string | null): void {
  if (why !== null) throw refused(why);
}

async function confirm(turn: Turn): Promise<Made | null> {
  const { status, type, completedBy } = turn.row;
  if (status === StepUpStatus.complete && completedBy === 'confirm') return null;
  refuseOver(turn);
  if (status !== StepUpStatus.waiting || type !== StepUpType.y) throw refused(STEP_UP_MESSAGES.notToConfirm);
  return { columns: { status: StepUpStatus.complete, completedBy: 'confirm' } };
}

async function upgrade({ row }: Turn): Promise<Made | null> {
  const isWaiting = row.status === StepUpStatus.waiting;
  if (isWaiting && row.type === StepUpType.y) return null;
  if (!isWaiting || row.type !== StepUpType.n) throw refused(STEP_UP_MESSAGES.notToUpgrade);
  return { columns: { type: StepUpType.y } };
}

const ofUser = ({ userId }: Turn) => ownTimes(userId);

async function prefer(
  turn: Turn,
  { plan_time, plan_step_id }: RequestOf<(typeof stepupCalls)['submitPlanTime']>,
): Promise<Made | null> {
  const { tx, row, standing, userId } = turn;
  const times = readPlanTime(plan_time);
  const known = await tx.select().from(preferredTimes).where(ofUser(turn)).orderBy(preferredTimes.position);
  const [before, after] = [planTimeText(known), planTimeText(times)];
  if (row.status === StepUpStatus.grouping && before === after) return null;
  refuseWhere(whyNoTimes(standing));
  refuseOtherStep(turn, plan_step_id);
  await tx.delete(preferredTimes).where(ofUser(turn));
  await tx.insert(preferredTimes).values(times.map((time, position) => ({ userId, position, ...time })));
  return {
    columns: { status: StepUpStatus.grouping },
    before: { planTime: before },
    after: { planTime: after },
  };
}

async function join(
  turn: Turn,
  { class_id: classId, plan_step_id }: RequestOf<(typeof stepupCalls)['changeClass']>,
): Promise<Made | null> {
  const { tx, row, standing, userId, now } = turn;
  const isOver = row.status === StepUpStatus.complete;
  if (isOver && row.completedBy === 'changeClass' && row.newClassId === classId) return null;
  refuseWhere(whyNoClass(standing));
  refuseOtherStep(turn, plan_step_id);
  const [offered] = await tx
    .select()
    .from(stepUpClasses)
    .where(and(eq(stepUpClasses.id, classId), eq(stepUpClasses.cateId, row.planCateId)));
  if (offered === undefined || offered.stepId !== stepOfYear(row).id)
    throw refused(STEP_UP_MESSAGES.otherStep);
  if (!(await takeSeat(tx, { userId, classId, now }))) throw refused(STEP_UP_MESSAGES.seatTaken);
  return {
    columns: {
      status: StepUpStatus.complete,
      completedBy: 'changeClass',
      newClassId: classId,
      newTeacherId: offered.teacherIds[0] ?? null,
      newFirstAt: offered.firstLiveAt,
      newCycle: lessonsOf(offered),
    },
  };
}

/** For this package only: the default address of other deliveries is unchanged. */
async function sendTo(
  { tx, row, userId }: Turn,
  { address_id: addressId }: RequestOf<(typeof stepupCalls)['confirmStepUpAddress']>,
): Promise<Made | null> {
  if (row.status !== StepUpStatus.complete || row.stage !== StepUpStage.addressConfirm)
    throw refused(STEP_UP_MESSAGES.noMaterial);
  if (row.addressId === addressId) return null;
  const [own] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.id, addressId), ownAddresses(userId)))
    // Prevents its deletion before it is referenced here.
    .for('key share');
  if (own === undefined) throw refused(STEP_UP_MESSAGES.noAddress);
  return { columns: { addressId } };
}

export const changeHandlers: HandlersOf<
  'confirmStepUp' | 'updateStepUpType' | 'submitPlanTime' | 'changeClass' | 'confirmStepUpAddress'
> = {
  confirmStepUp: (request, context) => change(context, 'confirm', request, confirm),
  updateStepUpType: (request, context) => change(context, 'updateType', request, upgrade),
  submitPlanTime: (request, context) =>
    change(context, 'submitPlanTime', request, (turn) => prefer(turn, request)),
  changeClass: (request, context) => change(context, 'changeClass', request, (turn) => join(turn, request)),
  confirmStepUpAddress: (request, context) =>
    change(context, 'confirmAddress', request, (turn) => sendTo(turn, request)),
};
