/** Works in any state, reached by real transitions. */
import { and, eq } from 'drizzle-orm';
import type { RequestOf } from '../../src/contract/define';
import type { worksCalls } from '../../src/contract/works/calls';
import type { AnswerFile } from '../../src/contract/questions/question.schema';
import { WorkReportReason, WorkState } from '../../src/contract/works/values';
import { pictureUrl } from '../../server/core/http/file-url';
import { judgeWork } from '../../server/domains/works/judge';
import { workReports, works, workTopics } from '../../server/domains/works/tables';
import { stored, type Child, type TestContext } from './test-context';
import { anUpload } from './homework';

type Draft = RequestOf<typeof worksCalls.saveWork>;

export const submissionOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The backend's host in tests. */
const ASKED_AT = 'localhost:80';

let made = 0;

export async function aPhoto(testContext: TestContext, child: Child, ending = 'jpg'): Promise<AnswerFile> {
  made += 1;
  const { key } = await anUpload(testContext, child, ending);
  const url = pictureUrl({ config: testContext.config, headers: { host: ASKED_AT } }, key);
  return { id: `f${made}`, url, name: `a.${ending}`, bytes: 7, seconds: ending === 'mp4' ? 12 : 0 };
}

/** A request of saveWork: a baby show with one photo. */
export async function aDraft(
  testContext: TestContext,
  child: Child,
  more: Partial<Draft> = {},
): Promise<Draft> {
  made += 1;
  return {
    ...{ id: 0, submissionId: submissionOf(500_000 + made), kind: 'babyShow' },
    ...{ title: '我的小画', words: '画了一座桥。', nickname: '', topicId: 0, isFilm: false },
    ...{ files: more.files ?? [await aPhoto(testContext, child)], coverFile: null },
    ...more,
  };
}

interface Asking {
  readonly visitor: {
    ask(
      name: 'saveWork' | 'submitWork' | 'takeBackWork',
      request: Readonly<Record<string, unknown>>,
    ): Promise<{ readonly data: unknown }>;
  };
}

/** Returns its id. Made by the calls, and reviewed. */
export async function aWork(
  testContext: TestContext,
  parent: Child & Asking,
  state: WorkState,
  more: Partial<Draft> = {},
): Promise<number> {
  const { data } = await parent.visitor.ask('saveWork', await aDraft(testContext, parent, more));
  const { id } = data as { readonly id: number };
  if (state === WorkState.draft) return id;
  await parent.visitor.ask('submitWork', { id, hasConsented: true });
  if (state === WorkState.waiting) return id;
  if (state === WorkState.takenBack) {
    await parent.visitor.ask('takeBackWork', { id });
    return id;
  }
  await judge(testContext, id, state === WorkState.shown);
  return id;
}

export async function judge(
  testContext: TestContext,
  workId: number,
  isShown: boolean,
  reason = '画面里有地址',
): Promise<void> {
  const [row] = await testContext.db.select().from(works).where(eq(works.id, workId));
  await judgeWork(testContext, { workId, isShown, round: row?.round ?? 0, reason: isShown ? '' : reason });
}

export const workOf = async ({ db }: Pick<TestContext, 'db'>, userId: number, id: number) => {
  const isIt = and(eq(works.id, id), eq(works.userId, userId));
  return stored(await db.select().from(works).where(isIt));
};

/** Returns its id; default running, without an end. */
export async function aTopic(
  { db }: Pick<TestContext, 'db'>,
  more: Partial<typeof workTopics.$inferInsert> = {},
): Promise<number> {
  const row = { kind: 'babyShow', title: '春天来了', ...more } as const;
  return stored(await db.insert(workTopics).values(row).returning({ id: workTopics.id })).id;
}

/** Returns its id. Where there are no calls: a separate backend. */
export async function aSentWork(
  testContext: TestContext,
  child: Child,
  { state = WorkState.waiting, title }: { readonly state?: WorkState; readonly title: string },
): Promise<number> {
  made += 1;
  const now = testContext.clock.now();
  const row = {
    ...{ userId: child.userId, kind: 'babyShow' as const, state, title, words: '', nickname: '' },
    ...{ submissionId: submissionOf(700_000 + made), isFilm: false, round: 1 },
    ...{ files: [await aPhoto(testContext, child)], savedAt: now, sentAt: now, consentedAt: now },
  };
  return stored(await testContext.db.insert(works).values(row).returning({ id: works.id })).id;
}

/** By this parent, because of something private. */
export async function aReport({ clock, db }: TestContext, workId: number, { userId }: Child): Promise<void> {
  const row = { workId, userId, reason: WorkReportReason.privacy, words: '', reportedAt: clock.now() };
  await db.insert(workReports).values(row);
}
