import { FilmAccess, Subject } from '../../../src/contract/courses/values';
import type { FilmCourse } from '../../../src/contract/courses/film-course.schema';
import { FILM_CODE } from '../../../src/contract/films/values';
import { chapterSource } from '../../../server/domains/courses/playable';
import type { CallContext } from '../../../server/core/http/handler';
import { DAY } from '../../../server/core/time';
import { aParent } from '../../builders/parent';
import { storeStudy, unlocked, type StoredStudy } from '../../builders/study';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type Parent } from '../support/people';

let backend: Backend;
let parent: Parent;
let other: Parent;
let idioms: StoredStudy;
let hidden: StoredStudy;
let puzzles: StoredStudy;
beforeAll(async () => {
  backend = await startBackend();
  const testContext = backend.services;
  idioms = await storeStudy(testContext, { subject: 'yuwen', title: '成语故事' });
  hidden = await storeStudy(testContext, { subject: 'yuwen', title: '下架的课', isListed: false });
  puzzles = await storeStudy(testContext, { subject: 'wandou', title: '动手拼一拼' });
  parent = await buildParent(
    backend,
    aParent().with(unlocked(hidden.courseId), unlocked(puzzles.courseId, { daysAgo: 20, days: 30 })),
  );
  other = await buildParent(backend, aParent());
});
afterAll(() => backend.stop());

async function list(
  call: 'listBabyStudy' | 'listPurchasedStudy',
  who = parent,
  more: { readonly subject?: Subject; readonly page?: number; readonly limit?: number } = {},
) {
  const { data, count } = await who.visitor.ask(call, { page: 1, limit: 10, ...more });
  return { courses: data as unknown as readonly FilmCourse[], count };
}

const titles = (courses: readonly FilmCourse[]) => courses.map(({ title }) => title);

const context = () => ({ ...backend.services, session: null, headers: {} }) as unknown as CallContext;

describe('The shelf of baby study', () => {
  it('has what is offered in the order of subjects, and what is subtracted for a parent who has bought it', async () => {
    expect(titles((await list('listBabyStudy')).courses)).toEqual(['动手拼一拼', '成语故事', '下架的课']);
    expect(titles((await list('listBabyStudy', other)).courses)).toEqual(['动手拼一拼', '成语故事']);
  });

  it('says of each what the child may do with it, and how much there is', async () => {
    const { courses } = await list('listBabyStudy');
    expect(courses.map(({ access }) => access)).toEqual([
      FilmAccess.open,
      FilmAccess.locked,
      FilmAccess.open,
    ]);
    expect(courses.map(({ chapterNum }) => chapterNum)).toEqual([3, 3, 3]);
    expect(courses[0]?.availableUntil).toBe('2026-12-01 09:00:00');
  });

  it('is that of one subject when it is asked for, and pages', async () => {
    expect(titles((await list('listBabyStudy', other, { subject: Subject.wandou })).courses)).toEqual([
      '动手拼一拼',
    ]);
    const second = await list('listBabyStudy', parent, { page: 2, limit: 2 });
    expect([titles(second.courses), second.count]).toEqual([['下架的课'], 3]);
  });
});

describe('What a child has bought of baby study', () => {
  it('is its own alone', async () => {
    expect(titles((await list('listPurchasedStudy')).courses)).toEqual(['下架的课', '动手拼一拼']);
    expect((await list('listPurchasedStudy', other)).courses).toEqual([]);
  });

  it('has what was bought last in front', async () => {
    const late = await buildParent(
      backend,
      aParent().with(unlocked(hidden.courseId, { daysAgo: 9 }), unlocked(puzzles.courseId, { daysAgo: 2 })),
    );
    expect(titles((await list('listPurchasedStudy', late)).courses)).toEqual(['动手拼一拼', '下架的课']);
  });

  it('stays in the list when its time has ended, and says so', async () => {
    const before = backend.clock.now();
    backend.clock.pass(11 * DAY);
    const { courses } = await list('listPurchasedStudy');
    backend.clock.set(before);
    expect(courses.map(({ access }) => access)).toEqual([FilmAccess.open, FilmAccess.expired]);
  });
});

describe('A chapter', () => {
  const find = (who: Parent, { chapterIds }: StoredStudy, index: number) =>
    chapterSource.find(context(), who.userId, chapterIds[index] ?? 0);

  it('plays for a child with its course, and names the next one', async () => {
    expect(await find(parent, puzzles, 1)).toMatchObject({
      title: '第2集',
      isPaid: true,
      until: new Date('2026-12-01T09:00:00+08:00'),
      next: { kind: 'chapter', id: puzzles.chapterIds[2], title: '第3集' },
    });
    expect(await find(parent, puzzles, 2)).not.toHaveProperty('next');
  });

  it('is free where it is a trial, and locked otherwise', async () => {
    expect(await find(other, idioms, 0)).toMatchObject({ isPaid: false, until: null });
    await expect(find(other, idioms, 1)).rejects.toMatchObject({ code: FILM_CODE.locked });
  });

  it('that is over says so, its trial stays', async () => {
    const before = backend.clock.now();
    backend.clock.pass(11 * DAY);
    await expect(find(parent, puzzles, 1)).rejects.toMatchObject({ code: FILM_CODE.expired });
    expect(await find(parent, puzzles, 0)).toMatchObject({ title: '第1集' });
    backend.clock.set(before);
  });

  it('is described to those who may play it, all of them by one statement', async () => {
    const ids = [...idioms.chapterIds, ...puzzles.chapterIds];
    expect([...(await chapterSource.describe(context(), other.userId, ids)).keys()]).toEqual([
      idioms.chapterIds[0],
      puzzles.chapterIds[0],
    ]);
    const own = await chapterSource.describe(context(), parent.userId, ids);
    expect(own.get(puzzles.chapterIds[2] ?? 0)).toMatchObject({
      title: '第3集',
      of: '动手拼一拼',
      picture: 'x.svg',
      subject: Subject.wandou,
      studyId: puzzles.courseId,
    });
  });
});
