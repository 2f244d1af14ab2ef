import { eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { HOMEWORK_CODE } from '../../../src/contract/homework/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { eventsOf } from '../../../server/domains/learning/events';
import { HOMEWORK_MESSAGES } from '../../../server/domains/homework/messages';
import { homework, homeworkDrafts, homeworkHandIns } from '../../../server/domains/homework/tables';
import { addDays } from '../../../server/core/time';
import {
  aHomework,
  anUpload,
  CHOICE,
  handInIdOf,
  JUDGE,
  rightAnswers,
  WITH_PHOTO,
} from '../../builders/homework';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';

let backend: Backend;
let parent: InsideParent;
let homeworkId: number;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent());
  homeworkId = await aHomework(backend.services, parent, 'wandou');
});

const db = () => backend.services.db;
const right = () => rightAnswers(backend.services, parent, homeworkId);
const handedIn = () => db().select().from(homeworkHandIns).where(eq(homeworkHandIns.homeworkId, homeworkId));
const send = async (more: Readonly<Record<string, unknown>> = {}) =>
  parent.visitor.ask('handInHomework', {
    ...{ homeworkId, handInId: handInIdOf(1), round: 1, answers: await right() },
    ...more,
  });

const recorded = async () => {
  const events = await eventsOf(db(), {
    ...{ userId: parent.userId, subject: null, from: '2026-01-01', to: '2026-12-31' },
  });
  return events.filter(({ kind }) => kind === LearningEventKind.homework);
};

describe('Handing homework in', () => {
  it('answers the same for the same hand-in, which is there once', async () => {
    const first = await send();
    const second = await send();
    expect(first.data).toMatchObject({
      isNew: true,
      homework: { homeworkId, state: 'corrected', score: 100 },
    });
    expect(second.data).toMatchObject({ isNew: false, homework: { homeworkId, state: 'corrected' } });
    expect(await handedIn()).toHaveLength(1);
  });

  it('is one hand-in when it is sent 500 times at once', async () => {
    const answers = await right();
    const all = await Promise.all(Array.from({ length: 500 }, () => send({ answers })));
    expect(all.filter(({ code }) => code !== '00000000')).toEqual([]);
    expect(all.filter(({ data }) => data.isNew)).toHaveLength(1);
    expect(await handedIn()).toHaveLength(1);
    expect(await recorded()).toHaveLength(1);
  });

  it('is closed to another device that comes second', async () => {
    await send();
    expect((await send({ handInId: handInIdOf(2) })).code).toBe(HOMEWORK_CODE.closed);
    expect(await handedIn()).toHaveLength(1);
  });

  it('is closed for another round than the one that is open', async () => {
    expect((await send({ round: 2 })).code).toBe(HOMEWORK_CODE.closed);
  });

  it('is closed where a teacher excused it', async () => {
    await db().update(homework).set({ isExcused: true }).where(eq(homework.id, homeworkId));
    expect((await send()).code).toBe(HOMEWORK_CODE.closed);
  });

  it('names what has to be answered and is not', async () => {
    const [first, second] = await right();
    const refused = await send({ answers: [first] });
    expect(refused.code).toBe(HOMEWORK_CODE.incomplete);
    expect(refused.data).toEqual({ questionIds: [second?.questionId] });
    const empty = { questionId: second?.questionId, answer: { kind: 'judge', isTrue: null } };
    expect((await send({ answers: [first, empty] })).code).toBe(HOMEWORK_CODE.incomplete);
    expect(await handedIn()).toEqual([]);
  });

  it('may leave something open where the parent agreed, but not everything', async () => {
    const [first] = await right();
    expect((await send({ answers: [], leavesOpen: true })).code).toBe(HOMEWORK_CODE.incomplete);
    const taken = await send({ answers: [first], leavesOpen: true });
    expect(taken.data).toMatchObject({ isNew: true, homework: { homeworkId } });
    const { score } = (taken.data as unknown as { homework: { score: number } }).homework;
    expect(score).toBeLessThan(100);
  });

  it('may leave out what need not be answered', async () => {
    homeworkId = await aHomework(backend.services, parent, 'wandou', { optional: [JUDGE.code] });
    const [first] = await right();
    const { data } = await send({ answers: [first] });
    expect(data).toMatchObject({ homework: { state: 'corrected', score: 100 } });
  });

  it.each([
    [
      'to a question of something else',
      (id: number) => [{ questionId: id + 9999, answer: { kind: 'judge', isTrue: true } }],
    ],
    ['of another kind', (id: number) => [{ questionId: id, answer: { kind: 'judge', isTrue: true } }]],
    [
      'with an option that there is not',
      (id: number) => [{ questionId: id, answer: { kind: 'single', choice: 'z' } }],
    ],
    [
      'twice',
      (id: number) => [1, 2].map(() => ({ questionId: id, answer: { kind: 'single', choice: 'a' } })),
    ],
  ])('takes no answer %s', async (_which, answersTo) => {
    const [first] = await right();
    const refused = await send({ answers: answersTo(first?.questionId ?? 0) });
    expect(refused).toMatchObject({ status: 400, code: '10000001' });
    expect(await handedIn()).toEqual([]);
  });

  it('of another child is not there', async () => {
    const other = await buildParent(backend, anOfficialParent());
    const answers = await right();
    const request = { homeworkId, handInId: handInIdOf(3), round: 1, answers };
    expect((await other.visitor.ask('handInHomework', request)).code).toBe(BACKEND_CODE.notFound);
    expect(await handedIn()).toEqual([]);
  });

  it('takes the draft away', async () => {
    const draft = {
      homeworkId,
      round: 1,
      baseVersion: 0,
      overwrite: false,
      savedAt: 5,
      device: '电脑',
      answers: await right(),
    };
    await parent.visitor.ask('saveHomeworkDraft', draft);
    await send();
    expect(await db().select().from(homeworkDrafts)).toEqual([]);
    expect((await parent.visitor.ask('getHomeworkDraft', { homeworkId })).data).toBeNull();
  });

  it('keeps nothing of an answer but what the contract names', async () => {
    const [first, second] = await right();
    const answer = { ...first?.answer, note: '<script>' };
    await send({ answers: [{ questionId: first?.questionId, answer, more: 1 }, second] });
    const [kept] = await handedIn();
    expect(kept?.answers[0]).toEqual({ questionId: first?.questionId, answer: CHOICE.answer });
  });
});

describe('Homework that a program checks alone', () => {
  it('is corrected when it is handed in, without a teacher, and returns its solutions', async () => {
    const answers = await right();
    await send({ answers: [{ ...answers[0], answer: { kind: 'single', choice: 'a' } }, answers[1]] });
    const { data } = await parent.visitor.ask('getHomework', { homeworkId });
    expect(data).toMatchObject({
      ...{ state: 'corrected', score: 50, stars: 0 },
      correction: {
        teacher: null,
        round: 1,
        isHandedBack: false,
        items: [{ verdict: 'wrong', points: 0 }, { verdict: 'right' }],
      },
      solutions: [{ answer: CHOICE.answer }, { answer: JUDGE.answer }],
    });
  });
});

describe('In the record of learning', () => {
  it('homework that came in time is on time, with its points', async () => {
    await send();
    expect(await recorded()).toMatchObject([
      { isOnTime: true, amount: 100, outOf: 100, occurredAt: SEEDED_AT },
    ]);
  });

  it('homework that came late is not, and says so on its card', async () => {
    backend.clock.set(addDays(SEEDED_AT, 3));
    const { data } = await send();
    expect(data).toMatchObject({ homework: { isLate: true } });
    expect(await recorded()).toMatchObject([{ isOnTime: false }]);
  });

  it('homework without an end is neither', async () => {
    homeworkId = await aHomework(backend.services, parent, 'wandou', { dueInDays: null });
    await send();
    expect(await recorded()).toMatchObject([{ isOnTime: null }]);
  });
});

describe('Files of an answer', () => {
  it('are this child’s own, and have come', async () => {
    homeworkId = await aHomework(backend.services, parent, 'wandou', { questions: WITH_PHOTO });
    const other = await buildParent(backend, anOfficialParent());
    const [choice, photo] = await right();
    const sendPhoto = (url: string) => {
      const pictures = [{ id: 'p1', url, name: 'a.jpg', bytes: 7, seconds: 0 }];
      return send({
        answers: [choice, { questionId: photo?.questionId, answer: { kind: 'photo', pictures } }],
      });
    };
    const theirs = await anUpload(backend.services, other);
    const stolen = `http://localhost:80/files/${theirs.key}`;
    for (const url of [stolen, theirs.url, 'https://elsewhere.example/a.jpg', 'javascript:alert(1)', '']) {
      expect(await sendPhoto(url)).toMatchObject({ status: 400, message: HOMEWORK_MESSAGES.badFile });
    }
    const { key } = await anUpload(backend.services, parent);
    const { data: sent } = await sendPhoto(`http://localhost:80/files/${key}`);
    expect(sent).toMatchObject({ homework: { state: 'handedIn' } });
    const [kept] = await handedIn();
    expect(JSON.stringify(kept?.answers)).not.toContain('http');
    const { data } = await parent.visitor.ask('getHomework', { homeworkId });
    expect(JSON.stringify(data.handIn)).toContain('/files/uploads/');
  });
});
