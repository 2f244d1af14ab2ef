import { Subject } from '../../../src/contract/courses/values';
import type { ContinueItem, Film, WatchProgress, WatchReport } from '../../../src/contract/films/schema';
import { PlayableKind } from '../../../src/contract/films/values';
import { eq } from 'drizzle-orm';
import { watchProgress } from '../../../server/domains/films/tables';
import { DAY, MINUTE, SECOND } from '../../../server/core/time';
import { offer, storeFilm, watched } from '../../builders/films';
import { aParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

const { chapter, replay, story, teacher, peaClass } = PlayableKind;

let backend: Backend;
let mother: InsideParent;
let other: InsideParent;
const offers: { takeBack: () => void }[] = [];
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://app.example' } });
  const { services } = backend;
  mother = await buildParent(backend, aParent());
  other = await buildParent(backend, aParent());
  const filmId = await storeFilm(services, {
    poster: 'pictures/a.svg',
    captions: [{ lang: 'zh', label: '中文', file: 'films/test/whole.vtt' }],
    marks: [{ atSeconds: 10, title: '数一数' }],
  });
  const soundId = await storeFilm(services, { file: 'films/test/story.m4a', isSound: true, seconds: 60 });
  const next = { kind: chapter, id: 2, title: '第2集' };
  const mine = { filmId, onlyFor: [mother.userId] };
  offers.push(
    offer(
      chapter,
      new Map([
        [1, { ...mine, title: '认识数', isPaid: true, next, subject: Subject.math }],
        [2, { ...mine, until: new Date(backend.clock.now().getTime() + DAY), subject: Subject.yuwen }],
        [3, { filmId: 999_999 }],
      ]),
    ),
    offer(story, new Map([[1, { filmId: soundId }]])),
    offer(teacher, new Map([[1, { filmId }]])),
    offer(replay, new Map()),
    offer(peaClass, new Map(Array.from({ length: 30 }, (_, id) => [id + 1, { filmId }]))),
  );
});
afterAll(async () => {
  for (const { takeBack } of offers) takeBack();
  await backend.stop();
});

const filmOf = async ({ visitor }: InsideParent, kind: PlayableKind, id: number) =>
  as<Film>(await visitor.ask('getFilm', { kind, id }));

const report = (change: Partial<WatchReport> = {}): WatchReport => ({
  ...{ kind: chapter, id: 1, positionSeconds: 20, furthestSeconds: 20, playedSeconds: 20 },
  savedAt: backend.clock.now().getTime(),
  ...change,
});

const save = async ({ visitor }: InsideParent, ...reports: readonly WatchReport[]) =>
  as<WatchProgress[]>(await visitor.ask('saveWatchProgress', { reports }));

describe('A film', () => {
  it('comes with all that a player shows', async () => {
    expect(await filmOf(mother, chapter, 1)).toMatchObject({
      ...{
        kind: chapter,
        id: 1,
        title: '认识数',
        isPaid: true,
        seconds: 100,
        isStream: false,
        isSound: false,
      },
      ...{ positionSeconds: 0, furthestSeconds: 0, isFinished: false, speed: 1, availableUntil: '' },
      poster: 'https://app.example/files/pictures/a.svg',
      marks: [{ atSeconds: 10, title: '数一数' }],
      captions: [{ lang: 'zh', label: '中文' }],
      next: { kind: chapter, id: 2, title: '第2集' },
    });
    const { availableUntil } = await filmOf(mother, chapter, 2);
    expect(availableUntil).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it.each([
    ['that is not for this child', chapter, 1],
    ['that is not there', chapter, 77],
    ['of a kind that has nothing to play', replay, 1],
    ['whose recording is gone', chapter, 3],
  ])('%s is not there', async (_what, kind, id) => {
    expect(await other.visitor.ask('getFilm', { kind, id })).toMatchObject({ code: '10000002', data: null });
  });

  it('plays as fast as this parent played the last one', async () => {
    const dad = await buildParent(backend, aParent());
    for (const speed of [1.5, 0.75] as const) {
      await dad.visitor.ask('saveWatchSpeed', { speed });
      expect(await filmOf(dad, story, 1)).toMatchObject({ speed, isSound: true });
    }
    expect((await filmOf(other, story, 1)).speed).toBe(1);
    expect(await dad.visitor.ask('saveWatchSpeed', { speed: 3 })).toMatchObject({ status: 400 });
  });
});

describe('How far a child is', () => {
  it('is the last position, and the furthest one', async () => {
    const dad = await buildParent(backend, aParent());
    await save(dad, report({ kind: story, positionSeconds: 40, furthestSeconds: 40 }));
    backend.clock.pass(20 * SECOND);
    const [answer] = await save(dad, report({ kind: story, positionSeconds: 5, furthestSeconds: 30 }));
    const known = { kind: story, id: 1, positionSeconds: 5, furthestSeconds: 40, isFinished: false };
    expect(answer).toEqual(known);
    expect(await filmOf(dad, story, 1)).toMatchObject(known);
  });

  it('does not change when the same or an older position is reported', async () => {
    const dad = await buildParent(backend, aParent());
    const watchReport = report({ kind: story, positionSeconds: 40, furthestSeconds: 40 });
    await save(dad, { ...watchReport, savedAt: watchReport.savedAt - MINUTE, playedSeconds: 10 });
    const rows = () =>
      backend.services.db.select().from(watchProgress).where(eq(watchProgress.userId, dad.userId));
    await save(dad, watchReport);
    const before = await rows();
    expect(before).toMatchObject([{ watchedSeconds: 30 }]);
    backend.clock.pass(20 * SECOND);
    await save(dad, watchReport);
    await save(dad, { ...watchReport, positionSeconds: 3, savedAt: watchReport.savedAt - SECOND });
    expect(await rows()).toEqual(before);
  });

  it('is not taken from the future: a clock that is ahead counts as ours', async () => {
    const dad = await buildParent(backend, aParent());
    const ahead = backend.clock.now().getTime() + 9 * DAY;
    await save(dad, report({ kind: story, positionSeconds: 10, savedAt: ahead }));
    backend.clock.pass(SECOND);
    const [answer] = await save(dad, report({ kind: story, positionSeconds: 30 }));
    expect(answer?.positionSeconds).toBe(30);
  });

  it('is finished at 95 of 100, permanently', async () => {
    const dad = await buildParent(backend, aParent());
    const at = (positionSeconds: number) => {
      backend.clock.pass(SECOND);
      return save(dad, report({ kind: teacher, positionSeconds, furthestSeconds: positionSeconds }));
    };
    expect(await at(94)).toMatchObject([{ isFinished: false }]);
    expect(await at(95)).toMatchObject([{ isFinished: true }]);
    expect(await at(0)).toMatchObject([{ isFinished: true, positionSeconds: 0, furthestSeconds: 95 }]);
  });

  it('is never beyond the end of the film, however long a device says that it played', async () => {
    const dad = await buildParent(backend, aParent());
    const seconds = { positionSeconds: 5000, furthestSeconds: 7000, playedSeconds: 9000 };
    const [answer] = await save(dad, report({ kind: story, ...seconds }));
    expect(answer).toMatchObject({ positionSeconds: 60, furthestSeconds: 60 });
    const [row] = await backend.services.db
      .select()
      .from(watchProgress)
      .where(eq(watchProgress.userId, dad.userId));
    expect(row?.watchedSeconds).toBe(60);
  });

  it('is accepted for what the child may play; the rest of a batch is kept all the same', async () => {
    const answer = await save(other, report({ id: 1 }), report({ kind: teacher }), report({ id: 77 }));
    expect(answer).toMatchObject([{ kind: teacher, id: 1 }]);
    expect(await save(other, report())).toEqual([]);
    expect(await save(other)).toEqual([]);
  });

  it('is still accepted when the time of a film is over: what was watched off line counts', async () => {
    const dad = await buildParent(
      backend,
      aParent().with(watched({ kind: chapter, itemId: 1, position: 30 })),
    );
    expect(await save(dad, report({ positionSeconds: 50 }))).toMatchObject([{ positionSeconds: 50 }]);
  });
});

describe('Continue watching', () => {
  const list = async ({ visitor }: InsideParent, subject?: Subject) =>
    as<ContinueItem[]>(await visitor.ask('listContinueWatching', subject === undefined ? {} : { subject }));

  it('has what was begun and not finished, the last one first, without stories', async () => {
    const dad = await buildParent(
      backend,
      aParent().with(
        watched({ kind: teacher, itemId: 1, position: 30, secondsAgo: 50 }),
        watched({ kind: peaClass, itemId: 1, position: 10, secondsAgo: 10 }),
        watched({ kind: peaClass, itemId: 2, position: 99, isFinished: true }),
        watched({ kind: peaClass, itemId: 3, position: 0 }),
        watched({ kind: story, itemId: 1, position: 20 }),
        watched({ kind: chapter, itemId: 1, position: 20 }),
      ),
    );
    expect((await list(dad)).map(({ kind, id }) => `${kind} ${id}`)).toEqual(['peaClass 1', 'teacher 1']);
    expect(await list(other)).not.toEqual(expect.arrayContaining([{ kind: peaClass }]));
  });

  it('of a subject leaves the others out', async () => {
    const { services } = backend;
    await watched({ kind: chapter, itemId: 1, position: 20 })(services, mother);
    await watched({ kind: chapter, itemId: 2, position: 20 })(services, mother);
    const found = await list(mother, Subject.math);
    expect(found).toMatchObject([{ id: 1, title: '认识数', subject: Subject.math, seconds: 100 }]);
    expect(found[0]?.picture).toBe('https://app.example/files/x.svg');
  });

  it('has ten at most', async () => {
    const many = Array.from({ length: 14 }, (_, id) =>
      watched({ kind: peaClass, itemId: id + 1, position: 1, secondsAgo: id }),
    );
    const dad = await buildParent(backend, aParent().with(...many));
    expect((await list(dad)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
