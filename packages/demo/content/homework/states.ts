/** Puts homework into a state for testers. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { OPEN_STATES } from '../../../../src/contract/homework/values';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import type { Db } from '../../../../server/core/db/types';
import { forgetEvents } from '../../../../server/domains/learning/events';
import { questionsOf } from '../../../../server/domains/homework/find';
import { homework, homeworkDrafts, homeworkQuestions } from '../../../../server/domains/homework/tables';
import { homeworkRef } from '../../../../server/domains/homework/notifications';
import { addMillis, MINUTE, type Clock } from '../../../../server/core/time';
import type { DemoAccountName } from '../../account-names';
import { answersTo } from './answers';
import { giveHomework } from './give';
import { EVERY_KIND, FEW, MANY, ONE, TESTED, type DemoHomework } from './pieces';

type Given = Pick<DemoHomework, 'state'> & Partial<DemoHomework>;

/** Overrides of TESTED for each state. */
const GIVEN = {
  todo: { state: 'todo' },
  'todo-late': { state: 'todo', givenDaysAgo: 4, dueInDays: -1 },
  'handed-in': { state: 'handedIn', givenDaysAgo: 2 },
  corrected: { state: 'corrected', givenDaysAgo: 3 },
  'handed-back': { state: 'handedBack', givenDaysAgo: 3 },
  'handed-back-twice': { state: 'handedBack', givenDaysAgo: 6, timesBack: 2 },
  'handed-in-again': { state: 'handedInAgain', givenDaysAgo: 5 },
  done: { state: 'done', givenDaysAgo: 5, dueInDays: -2 },
  excused: { state: 'todo', isExcused: true, givenDaysAgo: 4, dueInDays: -1 },
  'every-kind': { ...EVERY_KIND },
} as const satisfies Readonly<Record<string, Given>>;

type HomeworkDemoState = ScenarioState<'homework'>;

interface Child {
  readonly db: Db;
  readonly clock: Clock;
  readonly userId: number;
}

/** This becomes the child's only homework. `conflict` keeps the existing one: another device saves a draft of it. */
export async function setHomework(child: Child, state: HomeworkDemoState): Promise<void> {
  if (state === 'conflict') {
    await saveElsewhere(child, (await openOne(child)) ?? (await giveAlone(child, GIVEN.todo)));
    return;
  }
  if (state === 'draft-here-and-there') {
    await saveElsewhere(child, await giveAlone(child, GIVEN.todo));
    return;
  }
  if (state === 'none') await takeAllAway(child);
  else await giveAlone(child, GIVEN[state]);
}

async function giveAlone(child: Child, given: Given): Promise<number> {
  await takeAllAway(child);
  return giveHomework(child, { ...TESTED, ...given });
}

async function takeAllAway({ db, userId }: Child): Promise<void> {
  const deleted = await db.delete(homework).where(eq(homework.userId, userId)).returning({ id: homework.id });
  const kinds = [LearningEventKind.homework, LearningEventKind.homeworkGiven];
  const refs = deleted.map(({ id }) => homeworkRef(id));
  if (refs.length > 0) await forgetEvents(db, userId, kinds, refs);
}

async function openOne({ db, userId }: Child): Promise<number | undefined> {
  const isOpen = and(
    eq(homework.userId, userId),
    eq(homework.title, TESTED.title),
    inArray(homework.state, [...OPEN_STATES]),
  );
  const [found] = await db.select({ id: homework.id }).from(homework).where(isOpen).limit(1);
  return found?.id;
}

/** A minute ago, on another device. */
async function saveElsewhere({ db, clock }: Child, homeworkId: number): Promise<void> {
  const asked = await questionsOf(db, homeworkId);
  const values = {
    device: '爸爸的手机',
    savedAt: addMillis(clock.now(), -MINUTE),
    answers: answersTo(asked, asked.length).filter(({ answer }) => answer.kind !== 'photo'),
  };
  const { version } = homeworkDrafts;
  await db
    .insert(homeworkDrafts)
    .values({ homeworkId, version: 1, ...values })
    .onConflictDoUpdate({
      target: homeworkDrafts.homeworkId,
      set: { ...values, version: sql`${version} + 1` },
    });
}

const OF_ACCOUNTS: Partial<Readonly<Record<DemoAccountName, readonly DemoHomework[]>>> = {
  oneSubject: ONE,
  manySubjects: MANY,
  wholeQueue: FEW,
  cards: FEW,
};

export const PUPILS = Object.keys(OF_ACCOUNTS) as DemoAccountName[];

/** Homework of a demo account. Replaces homework without questions. */
export async function seedHomework(child: Child, name: DemoAccountName): Promise<void> {
  const { db, userId } = child;
  const asked = db
    .select({ id: homeworkQuestions.homeworkId })
    .from(homeworkQuestions)
    .where(eq(homeworkQuestions.homeworkId, homework.id));
  await db.delete(homework).where(and(eq(homework.userId, userId), notExists(asked)));
  const before = new Set<number>();
  for (const piece of OF_ACCOUNTS[name] ?? []) await giveHomework(child, piece, before);
}
