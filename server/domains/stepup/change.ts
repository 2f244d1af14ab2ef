/**
 * Changes made by a parent. Each is one transaction with the child's row locked. Idempotent, since clients retry after
 * a lost response: the same change returns the same response and adds no second log line.
 */
import { and, eq } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/define';
import type { stepupCalls } from '../../../src/contract/stepup/calls';
import {
  DEFAULT_OPERATOR_NAME,
  StepUpStage,
  StepUpStatus,
  StepUpType,
} from '../../../src/contract/stepup/values';
import { stepOfYear } from '../../../src/contract/stepup/year';
import { addresses } from '../addresses/tables';
import type { Db } from '../../core/db/types';
import { type CallContext, type HandlersOf } from '../../core/http/handler';
import { planTimeText } from './cycle';
import { refused } from './info';
import { whyNoClass, whyNoTimes, type Standing } from './may-choose';
import { STEP_UP_MESSAGES, STUDENT_MESSAGES } from './messages';
import { readPlanTime } from './plan-time';
import { lockStepUp, record, type Change, type StepUpRow } from './record';
import { seatIn } from './seat';
import { preferredTimes, type ChangeKind } from './tables';
import { assertOwner } from '../../core/http/policy';
import { ownTimes } from './policies';
import { ownAddresses } from '../addresses/policies';

type Asked = RequestOf<(typeof stepupCalls)['confirmStepUp']>;

interface LockedStepUp {
  readonly tx: Db;
  readonly row: StepUpRow;
  readonly standing: Standing;
  readonly userId: number;
  readonly now: Date;
}

type Made = Pick<Change, 'columns' | 'before' | 'after'>;

/** `work` returns what changes; null: no change. */
async function change(
  context: CallContext,
  kind: ChangeKind,
  { student_id, operator_id }: Asked,
  work: (locked: LockedStepUp) => Promise<Made | null>,
): Promise<null> {
  const { userId } = assertOwner(context, { userId: student_id });
  assertOwner(context, { userId: operator_id });
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const { kidName, ...locked } = requireStepUp(await lockStepUp(tx, userId));
    refuseWhere(locked.standing.code === null ? null : STUDENT_MESSAGES[locked.standing.code]);
    const made = await work({ tx, ...locked, userId, now });
    if (made === null) return;
    // Not from the request: names in the log must be reliable.
    const by = { operatorId: operator_id, operator: kidName || DEFAULT_OPERATOR_NAME };
    await record(tx, { ...made, row: locked.row, kind, by, now });
  });
  return null;
}

function requireStepUp<T>(locked: T | undefined): T {
  if (locked === undefined) throw refused(STEP_UP_MESSAGES.notStepUp);
  return locked;
}

function refuseOver({ row }: LockedStepUp): void {
  if (row.status === StepUpStatus.complete) throw refused(STEP_UP_MESSAGES.alreadyComplete);
}

/** 0: the child's own step. Any other id comes from an outdated page. */
function refuseOtherStep({ row }: LockedStepUp, stepId: number): void {
  if (stepId !== 0 && stepId !== stepOfYear(row).id) throw refused(STEP_UP_MESSAGES.otherStep);
}

function refuseWhere(why: string | null): void {
  if (why !== null) throw refused(why);
}

async function confirm(locked: LockedStepUp): Promise<Made | null> {
  const { status, type, completedBy } = locked.row;
  if (status === StepUpStatus.complete && completedBy === 'confirm') return null;
  refuseOver(locked);
  if (status !== StepUpStatus.waiting || type !== StepUpType.y) throw refused(STEP_UP_MESSAGES.notToConfirm);
  return { columns: { status: StepUpStatus.complete, completedBy: 'confirm' } };
}

async function upgrade({ row }: LockedStepUp): Promise<Made | null> {
  const isWaiting = row.status === StepUpStatus.waiting;
  if (isWaiting && row.type === StepUpType.y) return null;
  if (!isWaiting || row.type !== StepUpType.n) throw refused(STEP_UP_MESSAGES.notToUpgrade);
  return { columns: { type: StepUpType.y } };
}

const ofUser = ({ userId }: LockedStepUp) => ownTimes(userId);

async function prefer(
  locked: LockedStepUp,
  { plan_time, plan_step_id }: RequestOf<(typeof stepupCalls)['submitPlanTime']>,
): Promise<Made | null> {
  const { tx, row, standing, userId } = locked;
  const times = readPlanTime(plan_time);
  const known = await tx.select().from(preferredTimes).where(ofUser(locked)).orderBy(preferredTimes.position);
  const [before, after] = [planTimeText(known), planTimeText(times)];
  if (row.status === StepUpStatus.grouping && before === after) return null;
  refuseWhere(whyNoTimes(standing));
  refuseOtherStep(locked, plan_step_id);
  await tx.delete(preferredTimes).where(ofUser(locked));
  await tx.insert(preferredTimes).values(times.map((time, position) => ({ userId, position, ...time })));
  return {
    columns: { status: StepUpStatus.grouping },
    before: { planTime: before },
    after: { planTime: after },
  };
}

async function join(
  locked: LockedStepUp,
  { class_id: classId, plan_step_id }: RequestOf<(typeof stepupCalls)['changeClass']>,
): Promise<Made | null> {
  const { tx, row, standing, now } = locked;
  const isOver = row.status === StepUpStatus.complete;
  if (isOver && row.completedBy === 'changeClass' && row.newClassId === classId) return null;
  refuseWhere(whyNoClass(standing));
  refuseOtherStep(locked, plan_step_id);
  const seat = await seatIn(tx, { row, classId, now });
  if (typeof seat === 'string') throw refused(STEP_UP_MESSAGES[seat]);
  return { columns: { ...seat, status: StepUpStatus.complete, completedBy: 'changeClass' } };
}

/** For this package only: the default address of other deliveries is unchanged. */
async function sendTo(
  { tx, row, userId }: LockedStepUp,
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
    change(context, 'submitPlanTime', request, (locked) => prefer(locked, request)),
  changeClass: (request, context) =>
    change(context, 'changeClass', request, (locked) => join(locked, request)),
  confirmStepUpAddress: (request, context) =>
    change(context, 'confirmAddress', request, (locked) => sendTo(locked, request)),
};
