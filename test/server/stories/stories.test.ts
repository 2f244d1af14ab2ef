import { BACKEND_CODE } from '../../../src/contract/errors';
import { FILM_CODE, PlayableKind } from '../../../src/contract/films/values';
import { StudentStatus } from '../../../src/contract/profile/status';
import type { StoryDetail, StoryItem, StoryShelves } from '../../../src/contract/stories/schema';
import { StoryState } from '../../../src/contract/stories/values';
import { storySeries, stories } from '../../../server/domains/stories/tables';
import { storySource } from '../../../server/domains/stories/playable';
import { films, watchProgress } from '../../../server/domains/films/tables';
import type { CallContext, Session } from '../../../server/core/http/handler';
import { aParent, anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

const SECONDS = 90;
const PARAGRAPHS = [
  { text: '从前有一颗小豌豆。', atSeconds: 0 },
  { text: '他睡着了。', atSeconds: 60 },
];

let backend: Backend;
let parent: InsideParent;
let student: InsideParent;
let series: number;
/** Ids by code. */
let ids: Readonly<Record<string, number>>;

beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, aParent());
  student = await buildParent(backend, anOfficialParent());
  ({ series, ids } = await addStories());
});
afterAll(() => backend.stop());
beforeEach(() => backend.services.db.delete(watchProgress));

const id = (code: string): number => ids[code] ?? 0;

/** A free story, one for students, another free one, and one not published yet. */
async function addStories() {
  const { db } = backend.services;
  const [film] = await db
    .insert(films)
    .values({ file: 'films/story.m4a', isSound: true, seconds: SECONDS })
    .returning();
  const [found] = await db
    .insert(storySeries)
    .values({ code: 'bedtime', title: '睡前故事', teller: '月亮姐姐' })
    .returning();
  const filmId = film?.id ?? 0;
  const seriesId = found?.id ?? 0;
  const rows = [
    { code: 'moon', title: '月亮灯', filmId },
    { code: 'paid', title: '学员的故事', filmId, isForStudents: true },
    { code: 'cloud', title: '云朵被子', filmId },
    { code: 'train', title: '慢火车', filmId: null },
  ].map((row, position) => ({
    ...row,
    seriesId,
    position,
    cover: `pictures/stories/${row.code}.svg`,
    paragraphs: PARAGRAPHS,
  }));
  const kept = await db.insert(stories).values(rows).returning({ id: stories.id, code: stories.code });
  return { series: seriesId, ids: Object.fromEntries(kept.map((row) => [row.code, row.id])) };
}

/** Stores the child's progress in a story. */
const listenTo = ({ userId }: InsideParent, code: string, positionSeconds: number, isFinished = false) => {
  const now = backend.clock.now();
  return backend.services.db.insert(watchProgress).values({
    userId,
    kind: PlayableKind.story,
    itemId: id(code),
    positionSeconds,
    furthestSeconds: positionSeconds,
    seconds: SECONDS,
    finishedAt: isFinished ? now : null,
    savedAt: now,
    updatedAt: now,
  });
};

const shelves = async ({ visitor }: InsideParent) =>
  (await visitor.ask('getStoryShelves')).data as unknown as StoryShelves;
const story = async ({ visitor }: InsideParent, code: string) =>
  (await visitor.ask('getStory', { id: id(code) })).data as unknown as StoryDetail;
const titles = (data: unknown) => (data as readonly StoryItem[]).map(({ title }) => title);

describe('The shelves of stories', () => {
  it('hold the stories of each series in order, and say which are for students and which are still to come', async () => {
    const data = await shelves(parent);
    expect(data.shelves).toEqual([
      expect.objectContaining({ id: series, title: '睡前故事', teller: '月亮姐姐', count: 4 }),
    ]);
    const shown = data.shelves[0]?.stories.map(({ title, state, seconds }) => [title, state, seconds]);
    expect(shown).toEqual([
      ['月亮灯', StoryState.open, SECONDS],
      ['学员的故事', StoryState.locked, SECONDS],
      ['云朵被子', StoryState.open, SECONDS],
      ['慢火车', StoryState.coming, 0],
    ]);
  });

  it('are all open to an official student, but for what is still to come', async () => {
    const data = await shelves(student);
    expect(data.shelves[0]?.stories.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'coming']);
  });

  it('offer first what this child began and did not finish', async () => {
    await listenTo(parent, 'cloud', 40);
    await listenTo(parent, 'moon', 90, true);
    await listenTo(student, 'moon', 20);
    const data = await shelves(parent);
    expect(data.continuing.map(({ title, positionSeconds }) => [title, positionSeconds])).toEqual([
      ['云朵被子', 40],
    ]);
    expect(data.shelves[0]?.stories[0]).toMatchObject({ isFinished: true, positionSeconds: 90 });
  });
});

describe('The list of stories', () => {
  it('comes page by page with the total, of one series or of all', async () => {
    const page = await parent.visitor.ask('listStories', { seriesId: series, page: 2, limit: 3 });
    expect(titles(page.data)).toEqual(['慢火车']);
    expect(page.count).toBe(4);
    const all = await parent.visitor.ask('listStories', { page: 1, limit: 10 });
    expect(all.count).toBe(4);
    const none = await parent.visitor.ask('listStories', { seriesId: 999_999, page: 1, limit: 10 });
    expect(none.data).toEqual([]);
  });
});

describe('A story', () => {
  it('comes with its text and its neighbours, past those that this child may not hear', async () => {
    expect(await story(parent, 'moon')).toMatchObject({
      series: { id: series, title: '睡前故事' },
      paragraphs: PARAGRAPHS,
      next: { id: id('cloud'), title: '云朵被子' },
    });
    const last = await story(parent, 'cloud');
    expect(last.previous?.id).toBe(id('moon'));
    expect(last.next).toBeUndefined();
    expect((await story(student, 'moon')).next?.id).toBe(id('paid'));
  });

  it('keeps its text from a child who may not hear it, or not yet', async () => {
    expect(await story(parent, 'paid')).toMatchObject({ state: StoryState.locked, paragraphs: [] });
    expect(await story(parent, 'train')).toMatchObject({ state: StoryState.coming, paragraphs: [] });
    expect((await story(student, 'paid')).paragraphs).toHaveLength(2);
  });

  it('that is not there is not found', async () => {
    const { code } = await parent.visitor.ask('getStory', { id: 999_999 });
    expect(code).toBe(BACKEND_CODE.notFound);
  });
});

describe('What of a story may be played', () => {
  const find = (who: InsideParent, code: string) => {
    const studentStatus = who === student ? StudentStatus.official : StudentStatus.unofficial;
    const session = { userId: who.userId, studentStatus } as unknown as Session;
    const context = { db: backend.services.db, session } as unknown as CallContext;
    return storySource.find(context, who.userId, id(code));
  };

  it('is its recording, followed by the next one that this child may hear', async () => {
    expect(await find(parent, 'moon')).toMatchObject({
      title: '月亮灯',
      until: null,
      next: { kind: 'story', id: id('cloud') },
    });
  });

  it('is refused with its reason: for students alone, still to come, unknown', async () => {
    await expect(find(parent, 'paid')).rejects.toMatchObject({ code: FILM_CODE.locked });
    await expect(find(parent, 'train')).rejects.toMatchObject({ code: FILM_CODE.notReady });
    await expect(find(parent, 'nobody')).rejects.toMatchObject({ code: BACKEND_CODE.notFound });
  });

  it('has an address for this parent alone, and its place is kept', async () => {
    const { data } = await parent.visitor.ask('getFilm', { kind: PlayableKind.story, id: id('moon') });
    expect(data).toMatchObject({ title: '月亮灯', isSound: true, isPaid: false, seconds: SECONDS });
    const report = { kind: PlayableKind.story, id: id('moon'), positionSeconds: 30, furthestSeconds: 30 };
    const savedAt = backend.clock.now().getTime();
    await parent.visitor.ask('saveWatchProgress', { reports: [{ ...report, playedSeconds: 30, savedAt }] });
    expect((await shelves(parent)).continuing).toEqual([
      expect.objectContaining({ id: id('moon'), positionSeconds: 30, isFinished: false }),
    ]);
    expect((await shelves(student)).continuing).toEqual([]);
  });
});
