/** Corrections by a teacher or the program. */
import { eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { HomeworkDetail } from '../../../src/contract/homework/homework.schema';
import { HOMEWORK_CODE } from '../../../src/contract/homework/values';
import { Verdict } from '../../../src/contract/questions/values';
import { homework } from '../../../server/domains/homework/tables';
import { addDays } from '../../../server/core/time';
import { storeFilm } from '../../builders/films';
import { CHOICE, JUDGE, PHOTO, type HomeworkDetails } from '../../builders/homework';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { aChildWithHomework, WRONG } from './child';

const { child, correct, db, give, handIn, idOf } = aChildWithHomework();
const detail = async () =>
  as<HomeworkDetail | null>(await child.parent.visitor.ask('getHomework', { homeworkId: child.homeworkId }));
const see = (round: number, by: InsideParent = child.parent) =>
  by.visitor.ask('markHomeworkSeen', { homeworkId: child.homeworkId, round });

describe('A correction', () => {
  it('is done once the parent has seen it, and seen twice is seen once', async () => {
    await give({ state: 'corrected' });
    expect(await detail()).toMatchObject({ state: 'corrected', round: 1 });
    expect((await see(1)).code).toBe('00000000');
    expect(await detail()).toMatchObject({ state: 'done' });
    const seenAt = async () =>
      (await db().select().from(homework).where(eq(homework.id, child.homeworkId)))[0]?.seenAt;
    expect(await seenAt()).toEqual(SEEDED_AT);
    child.backend.clock.set(addDays(SEEDED_AT, 1));
    expect((await see(1)).code).toBe('00000000');
    expect(await seenAt()).toEqual(SEEDED_AT);
  });

  it('of another round than the one that was shown is not marked as seen, nor one that is pending', async () => {
    await give({ state: 'handedIn' });
    await see(1);
    expect(await detail()).toMatchObject({ state: 'handedIn' });
    await correct({ isHandedBack: true });
    await see(1);
    await see(2);
    expect(await detail()).toMatchObject({ state: 'handedBack' });
    await handIn(2);
    await correct({ round: 2 });
    await see(1);
    expect(await detail()).toMatchObject({ state: 'corrected' });
    await see(2);
    expect(await detail()).toMatchObject({ state: 'done' });
  });

  it('of another child is not there', async () => {
    await give({ state: 'corrected' });
    const other = await buildParent(child.backend, anOfficialParent());
    expect((await see(1, other)).code).toBe(BACKEND_CODE.notFound);
    expect((await other.visitor.ask('getHomework', { homeworkId: child.homeworkId })).data).toBeNull();
    expect((await other.visitor.ask('getHomeworkFilm', { homeworkId: child.homeworkId })).data).toBeNull();
    expect(await detail()).toMatchObject({ state: 'corrected' });
  });

  it('hands back as often as it takes, each time a round further', async () => {
    await give({ state: 'handedBack', answers: WRONG });
    expect(await detail()).toMatchObject({ state: 'handedBack', round: 2, handIn: { round: 1 } });
    await handIn(2, WRONG);
    expect(await detail()).toMatchObject({
      ...{ state: 'handedInAgain', round: 2, handIn: { round: 2 } },
      correction: { round: 1, isHandedBack: true },
    });
    await correct({ round: 2, isHandedBack: true });
    expect(await detail()).toMatchObject({ state: 'handedBack', round: 3, correction: { round: 2 } });
    await handIn(3);
    await correct({ round: 3 });
    expect(await detail()).toMatchObject({
      ...{ state: 'corrected', round: 3, handIn: { round: 3 }, score: 100 },
      correction: { round: 3, isHandedBack: false },
    });
  });

  it('is refused where that hand-in is not there to be corrected', async () => {
    await give();
    await expect(correct()).rejects.toMatchObject({ code: HOMEWORK_CODE.closed });
    await handIn(1);
    await expect(correct({ round: 2 })).rejects.toMatchObject({ code: HOMEWORK_CODE.closed });
    await correct({ isHandedBack: true });
    await expect(correct()).rejects.toMatchObject({ code: HOMEWORK_CODE.closed });
    await expect(correct({ homeworkId: child.homeworkId + 9999 })).rejects.toMatchObject({
      code: BACKEND_CODE.notFound,
    });
  });

  it('made again replaces the one before, and has to be seen again', async () => {
    await give({ state: 'corrected' });
    await see(1);
    await correct({ stars: 2, words: '我再看了一遍。' });
    const feedback = { stars: 2, words: '我再看了一遍。', round: 1 };
    expect(await detail()).toMatchObject({ state: 'corrected', stars: 2, correction: feedback });
  });
});

describe('The points of a correction', () => {
  it('are those of the program, and those of the teacher over them', async () => {
    await give({ state: 'handedIn', answers: WRONG });
    await correct({ items: [{ questionId: await idOf(PHOTO.code), points: 8, words: '线条很清楚' }] });
    expect(await detail()).toMatchObject({
      score: 40,
      correction: {
        ...{ score: 40, teacher: { name: '林老师' } },
        items: [
          { verdict: Verdict.wrong, points: 0, outOf: 10, words: '' },
          { verdict: Verdict.partly, points: 8, outOf: 10, words: '线条很清楚' },
        ],
      },
    });
    await correct({ items: [{ questionId: await idOf(CHOICE.code), points: 99 }] });
    expect(await detail()).toMatchObject({
      score: 100,
      correction: { items: [{ verdict: Verdict.right, points: 10 }, { verdict: Verdict.open }] },
    });
  });

  it.each([
    [4, 80],
    [0, 100],
  ])('without anything that has points are said by %s stars: %s', async (stars, score) => {
    await give({ state: 'handedIn', questions: [PHOTO] });
    await correct({ stars });
    expect(await detail()).toMatchObject({ score });
  });

  it('do not count what need not be answered and was not', async () => {
    const skipped = { [JUDGE.code]: { kind: 'judge', isTrue: null } } as const;
    const questions = [CHOICE, JUDGE];
    await give({ questions, optional: [JUDGE.code], answers: skipped, state: 'handedIn' });
    expect(await detail()).toMatchObject({
      score: 100,
      correction: { items: [{ verdict: Verdict.right }, { verdict: Verdict.empty }] },
    });
  });
});

describe('Solutions and the film that explains', () => {
  const film = async () =>
    (await child.parent.visitor.ask('getHomeworkFilm', { homeworkId: child.homeworkId })).data;
  const withFilm = async (): Promise<HomeworkDetails> => {
    const filmId = await storeFilm(child.backend.services, { file: 'films/why.mp4', seconds: 42 });
    return { film: { filmId, title: '怎么想' } };
  };

  it('are returned once it is corrected, and after it was seen', async () => {
    await give({ ...(await withFilm()), state: 'corrected' });
    for (const state of ['corrected', 'done']) {
      expect(await detail()).toMatchObject({
        state,
        hasFilm: true,
        solutions: [{ answer: CHOICE.answer }, {}],
      });
      expect(await film()).toMatchObject({ title: '怎么想', seconds: 42 });
      await see(1);
    }
  });

  it.each(['todo', 'handedIn', 'handedBack', 'handedInAgain'] as const)(
    'are withheld while it is %s',
    async (state) => {
      await give({ ...(await withFilm()), state, answers: WRONG });
      const corrected = await detail();
      expect(corrected).toMatchObject({ state, hasFilm: false, solutions: [] });
      expect(JSON.stringify(corrected)).not.toContain(CHOICE.explanation);
      expect(await film()).toBeNull();
    },
  );

  it('has no film where the teacher gave none', async () => {
    await give({ state: 'corrected' });
    expect(await detail()).toMatchObject({ hasFilm: false });
    expect(await film()).toBeNull();
  });
});
