/** Tasks of a new student. Only the start and the paid reward are stored. */
import { and, asc, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import {
  NEWCOMER_DAYS,
  NEWCOMER_REWARD,
  NEWCOMER_TASKS,
  NewcomerScene,
  type NewcomerTask,
} from '../../../../src/contract/activities/values';
import type { NewcomerPath } from '../../../../src/contract/activities/newcomers.schema';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { DeviceType } from '../../../../src/contract/host';
import { RewardReason } from '../../../../src/contract/rewards/values';
import { appVisits, students } from '../../account/tables';
import type { Db } from '../../../core/db/types';
import { learningReports } from '../../learning/tables';
import { BusinessError, requireSession, type CallContext, type HandlersOf } from '../../../core/http/handler';
import { lessons } from '../../courses/timetable/tables';
import { ensureLessonWindow } from '../../courses/timetable/window';
import { missingOf } from '../../profile/missing';
import { addReward } from '../../rewards/ledger';
import { addDays, type Clock } from '../../../core/time';
import { ACTIVITY_MESSAGES } from '../messages';
import { activityOf, changeActivity } from '../../home/due/student-activities';
import { comingLesson } from './lesson';
import { ownReports } from '../../learning/policies';
import { ownLessons } from '../../courses/timetable/policies';

type Done = Readonly<Record<NewcomerTask, boolean>>;

interface NewcomerState {
  readonly scene: NewcomerScene;
  readonly done: Done;
}

const NOTHING_DONE: Done = { profile: false, app: false, book: false, attend: false, report: false };

export const doneOf = ({ done }: NewcomerState): number => NEWCOMER_TASKS.filter((task) => done[task]).length;

export async function newcomerStateOf(
  { db, clock }: { db: Db; clock: Clock },
  userId: number,
): Promise<NewcomerState> {
  const { newcomerSince, newcomerRewardedAt } = await activityOf(db, userId);
  if (newcomerSince === null || addDays(newcomerSince, NEWCOMER_DAYS) <= clock.now())
    return { scene: NewcomerScene.none, done: NOTHING_DONE };
  const done = await doneBy(db, userId);
  return { scene: sceneOf(done, newcomerRewardedAt !== null), done };
}

function sceneOf(done: Done, isRewarded: boolean): NewcomerScene {
  if (isRewarded) return NewcomerScene.rewarded;
  if (NEWCOMER_TASKS.every((task) => done[task])) return NewcomerScene.rewardWaits;
  return done.book ? NewcomerScene.inProgress : NewcomerScene.begin;
}

/** One query; only stored data count, not what a client reports. */
async function doneBy(db: Db, userId: number): Promise<Done> {
  const own = db
    .select({ one: sql`1` })
    .from(lessons)
    .where(and(ownLessons(userId), or(isNull(lessons.attendance), eq(lessons.attendance, 'joined'))));
  const joined = db
    .select({ one: sql`1` })
    .from(lessons)
    .where(and(ownLessons(userId), eq(lessons.attendance, 'joined')));
  const visits = db
    .select({ one: sql`1` })
    .from(appVisits)
    .where(and(eq(appVisits.userId, userId), ne(appVisits.deviceType, DeviceType.other)));
  const read = db
    .select({ one: sql`1` })
    .from(learningReports)
    .where(and(ownReports(userId), isNotNull(learningReports.readAt)));
  const [found] = await db
    .select({
      student: students,
      app: sql<boolean>`${exists(visits)}`,
      book: sql<boolean>`${exists(own)}`,
      attend: sql<boolean>`${exists(joined)}`,
      report: sql<boolean>`${exists(read)}`,
    })
    .from(students)
    .where(eq(students.userId, userId));
  if (found === undefined) return NOTHING_DONE;
  const { student, ...done } = found;
  return { ...done, profile: missingOf(student).length === 0 };
}

/** The report that the task opens; once one was read, it stays that one. */
async function firstReport(db: Db, userId: number): Promise<NewcomerPath['report']> {
  const [found] = await db
    .select({
      id: learningReports.id,
      kind: learningReports.kind,
      evaluationId: learningReports.evaluationId,
    })
    .from(learningReports)
    .where(ownReports(userId))
    .orderBy(asc(learningReports.createdAt), asc(learningReports.id))
    .limit(1);
  return found;
}

async function pathOf(context: CallContext, userId: number): Promise<NewcomerPath> {
  const { db, clock } = context;
  // Make sure that the timetable's upcoming lessons exist.
  await ensureLessonWindow(db, clock, userId);
  const { scene, done } = await newcomerStateOf(context, userId);
  const frame = { title: ACTIVITY_MESSAGES.newbornTitle, scene, reward: { ...NEWCOMER_REWARD } };
  if (scene === NewcomerScene.none) return { ...frame, tasks: [] };
  const [lesson, report] = [await comingLesson(db, userId, clock.now()), await firstReport(db, userId)];
  return {
    ...frame,
    tasks: NEWCOMER_TASKS.map((task) => ({ task, isDone: done[task] })),
    ...(lesson && { lesson }),
    ...(report && { report }),
  };
}

const refused = (message: string) => new BusinessError(BACKEND_CODE.conflict, message);

export const pathHandlers: HandlersOf<'getNewcomerPath' | 'receiveNewcomerReward'> = {
  getNewcomerPath: (_request, context) => pathOf(context, requireSession(context).userId),

  async receiveNewcomerReward(_request, context) {
    const { userId } = requireSession(context);
    const { scene } = await newcomerStateOf(context, userId);
    if (scene === NewcomerScene.none) throw refused(ACTIVITY_MESSAGES.notNew);
    if (scene === NewcomerScene.rewardWaits) {
      await context.db.transaction(async (tx) => {
        // (reason, ref) is unique in the ledger: of two concurrent requests, only one pays.
        await addReward(tx, context.clock, {
          ...{ userId, reason: RewardReason.newcomer, ref: '' },
          ...NEWCOMER_REWARD,
        });
        await changeActivity(tx, userId, { newcomerRewardedAt: context.clock.now() });
      });
    } else if (scene !== NewcomerScene.rewarded) throw refused(ACTIVITY_MESSAGES.tasksLeft);
    return pathOf(context, userId);
  },
};
