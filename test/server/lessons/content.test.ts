import { asc, eq } from 'drizzle-orm';
import { ReplayState } from '../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { BeforeClass, ClassContent } from '../../../src/contract/lessons/schema';
import { replayOf } from '../../../server/domains/lessons/replay';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { addMillis, MINUTE } from '../../../server/core/time';
import { contentOf } from '../../builders/booking';
import { withOneSubject } from '../../builders/children';
import { storeMaterial } from '../../builders/materials';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

const OK = '00000000';

let backend: Backend;
let parent: InsideParent;
let lesson: typeof lessons.$inferSelect;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, withOneSubject());
  const [today] = (await lessonsOf(parent)).filter(({ startsAt }) => startsAt > backend.clock.now());
  if (today === undefined) throw new Error('no lesson');
  lesson = today;
  await contentOf(backend.services, lesson.chapterId);
});
afterAll(() => backend.stop());

const lessonsOf = ({ userId }: InsideParent) =>
  backend.services.db.select().from(lessons).where(eq(lessons.userId, userId)).orderBy(asc(lessons.startsAt));
const content = async ({ visitor }: InsideParent, liveId: number) =>
  (await visitor.ask('getClassContent', { liveId })).data as unknown as ClassContent | null;
const before = async ({ visitor }: InsideParent, liveId?: number) =>
  (await visitor.ask('getBeforeClass', liveId === undefined ? {} : { liveId }))
    .data as unknown as BeforeClass | null;

describe('The content of a lesson', () => {
  it('is that of its chapter, with the teacher', async () => {
    expect(await content(parent, lesson.id)).toMatchObject({
      liveId: lesson.id,
      goals: ['会找规律'],
      steps: [{ title: '热身', minutes: 5, text: '拍一拍' }],
      keyPoints: [{ title: '一组', text: '不断重复的那一段' }],
      tips: ['散步时一起看看地砖'],
      teacherId: lesson.teacherId,
    });
  });

  it('that is not written yet is empty', async () => {
    const other = (await lessonsOf(parent)).find(({ chapterId }) => chapterId !== lesson.chapterId);
    expect(await content(parent, other?.id ?? 0)).toMatchObject({ goals: [], steps: [], tips: [] });
  });

  it('has the first five materials of its subject', async () => {
    const titles = Array.from({ length: 6 }, (_, at) => `练习包${at + 1}`);
    for (const title of titles) await storeMaterial(backend.services, 'wandou', { title });
    const found = await content(parent, lesson.id);
    expect(found?.materials.map(({ title }) => title)).toEqual(titles.slice(0, 5));
  });

  it('is the child’s own alone', async () => {
    const stranger = await buildParent(backend, anOfficialParent());
    expect(await content(stranger, lesson.id)).toBeNull();
    expect(await before(stranger, lesson.id)).toBeNull();
    const tick = { liveId: lesson.id, itemId: 61001, isDone: true };
    expect((await stranger.visitor.ask('tickPreparation', tick)).code).toBe(BACKEND_CODE.notFound);
  });

  it('has a replay half an hour after its end, for ninety days', async () => {
    const end = addMillis(lesson.startsAt, lesson.durationMinutes * MINUTE);
    const at = (minutes: number) => replayOf(lesson, 1, addMillis(end, minutes * MINUTE)).replay;
    expect([at(-1), at(0), at(30), at(30 + 90 * 24 * 60)]).toEqual([
      undefined,
      ReplayState.preparing,
      ReplayState.ready,
      ReplayState.over,
    ]);
    expect(replayOf(lesson, null, addMillis(end, 40 * MINUTE)).replay).toBe(ReplayState.preparing);
    expect(await content(parent, lesson.id)).not.toHaveProperty('replay');
  });
});

describe('What to have ready', () => {
  it('is that of the next lesson where none is named, and of none that the child has leave for', async () => {
    expect((await before(parent))?.lesson.liveId).toBe(lesson.id);
    const { db } = backend.services;
    await db.update(lessons).set({ attendance: 'leave' }).where(eq(lessons.id, lesson.id));
    expect((await before(parent))?.lesson.liveId).not.toBe(lesson.id);
    await db.update(lessons).set({ attendance: null }).where(eq(lessons.id, lesson.id));
    expect(await before(await buildParent(backend, anOfficialParent()))).toBeNull();
  });

  it('keeps what is ticked for this lesson, and what is not any more', async () => {
    const found = await before(parent, lesson.id);
    expect(found?.items.map(({ text, isDone }) => [text, isDone])).toEqual([
      ['铅笔', false],
      ['白纸', false],
    ]);
    const itemId = found?.items[0]?.itemId ?? 0;
    const tick = (isDone: boolean) =>
      parent.visitor.ask('tickPreparation', { liveId: lesson.id, itemId, isDone });
    await tick(true);
    expect((await tick(true)).code).toBe(OK);
    expect((await before(parent, lesson.id))?.items.map(({ isDone }) => isDone)).toEqual([true, false]);
    await tick(false);
    expect((await before(parent, lesson.id))?.items.map(({ isDone }) => isDone)).toEqual([false, false]);
  });

  it('has no items of another chapter', async () => {
    const tick = { liveId: lesson.id, itemId: 99_999, isDone: true };
    expect((await parent.visitor.ask('tickPreparation', tick)).code).toBe(BACKEND_CODE.notFound);
  });
});
