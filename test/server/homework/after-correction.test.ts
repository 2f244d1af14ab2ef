/** Effects of a correction: wrong-question book, inbox, learning events. */
import { and, asc, eq } from 'drizzle-orm';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { eventsOf } from '../../../server/domains/learning/events';
import { WRONG_WORDS } from '../../../server/domains/homework/messages';
import { wrongQuestions } from '../../../server/domains/questions/wrong-questions/tables';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { addDays } from '../../../server/core/time';
import { CHOICE, JUDGE, PHOTO } from '../../builders/homework';
import { SEEDED_AT } from '../support/clock';
import { aChildWithHomework, WRONG } from './child';

const { child, correct, db, give, handIn, idOf } = aChildWithHomework();
const wrong = () => db().select().from(wrongQuestions).where(eq(wrongQuestions.userId, child.parent.userId));
const mail = () =>
  db()
    .select()
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, child.parent.userId), eq(inboxMessages.kind, 'homework')))
    .orderBy(asc(inboxMessages.id));
const events = async () => {
  const span = { from: '2026-01-01', to: '2026-12-31' };
  return eventsOf(db(), { userId: child.parent.userId, subject: null, ...span });
};

describe('What was answered wrongly', () => {
  it('goes to the collection by itself, in the words of the child', async () => {
    await give({ state: 'corrected', answers: WRONG, title: '第三讲' });
    expect(await wrong()).toMatchObject([
      {
        ...{ questionId: await idOf(CHOICE.code), childAnswer: 'A 7', rightAnswer: 'B 8', wrongTimes: 1 },
        ...{ stem: CHOICE.stem, options: ['7', '8'], analysis: CHOICE.explanation, masteredAt: null },
        ...{ source: WRONG_WORDS.source('', '第三讲'), wrongAt: SEEDED_AT },
      },
    ]);
  });

  it('goes there when a program corrects it too, and what is right does not', async () => {
    await give({ questions: [CHOICE, JUDGE], state: 'handedIn', answers: WRONG });
    expect(await wrong()).toHaveLength(1);
  });

  it('again is one more time wrong, and no longer mastered', async () => {
    await give({ state: 'corrected', answers: WRONG });
    await db()
      .update(wrongQuestions)
      .set({ masteredAt: SEEDED_AT, childAnswer: '' })
      .where(eq(wrongQuestions.userId, child.parent.userId));
    child.backend.clock.set(addDays(SEEDED_AT, 1));
    await give({ state: 'corrected', answers: WRONG });
    expect(await wrong()).toMatchObject([
      { wrongTimes: 2, masteredAt: null, childAnswer: 'A 7', wrongAt: addDays(SEEDED_AT, 1) },
    ]);
  });

  it('counts once for one hand-in, however often that is corrected', async () => {
    await give({ state: 'corrected', answers: WRONG });
    await correct({ stars: 1 });
    await correct({ stars: 2 });
    expect(await wrong()).toMatchObject([{ wrongTimes: 1 }]);
  });

  it('counts once more where it was handed back and is still wrong', async () => {
    await give({ state: 'handedInAgain', answers: WRONG });
    await correct({ round: 2 });
    expect(await wrong()).toMatchObject([{ wrongTimes: 2 }]);
  });

  it('is said by the teacher where no program knows what is right', async () => {
    await give({ state: 'handedIn' });
    await correct({ items: [{ questionId: await idOf(PHOTO.code), points: 9 }] });
    expect(await wrong()).toEqual([]);
    await correct({ items: [{ questionId: await idOf(PHOTO.code), points: 0 }] });
    expect(await wrong()).toMatchObject([{ stem: PHOTO.stem, rightAnswer: WRONG_WORDS.seeCorrection }]);
  });
});

describe('The parents’ inbox', () => {
  it('says what was given, handed back and corrected, each with a link', async () => {
    await give({ state: 'handedBack', title: '第三讲', task: '认真读题' });
    await handIn(2);
    await correct({ round: 2 });
    const messages = await mail();
    expect(messages.map(({ title }) => title)).toEqual([
      '新作业：第三讲',
      '作业需要订正：第三讲',
      '作业已批改：第三讲',
    ]);
    expect(messages.map(({ body }) => body)).toEqual([
      expect.stringContaining('认真读题'),
      expect.stringContaining('改好以后再交一次'),
      expect.stringContaining('本次得分100分'),
    ]);
    const url = `/homework/detail?id=${child.homeworkId}`;
    expect(messages.map(({ target }) => target?.url)).toEqual([url, url, url]);
  });

  it('does not mention what a program corrected: the child has just seen it', async () => {
    await give({ questions: [CHOICE], state: 'handedIn' });
    expect(await mail()).toHaveLength(1);
  });
});

describe('In the record of learning homework', () => {
  it('is given, and nothing more before it is handed in', async () => {
    await give({ title: '第三讲' });
    expect(await events()).toMatchObject([
      { kind: LearningEventKind.homeworkGiven, ref: `homework:${child.homeworkId}`, title: '第三讲' },
    ]);
  });

  it('has its points once it is corrected, and is on time by the first hand-in', async () => {
    await give({ dueInDays: 1, answers: WRONG, state: 'handedIn' });
    const homeworkEvents = async () =>
      (await events()).filter(({ kind }) => kind === LearningEventKind.homework);
    expect(await homeworkEvents()).toMatchObject([
      { amount: 0, outOf: 0, isOnTime: true, occurredAt: SEEDED_AT },
    ]);
    child.backend.clock.set(addDays(SEEDED_AT, 4));
    await correct({ isHandedBack: true, items: [{ questionId: await idOf(PHOTO.code), points: 8 }] });
    expect(await homeworkEvents()).toMatchObject([
      { amount: 40, outOf: 100, isOnTime: true, occurredAt: SEEDED_AT },
    ]);
    await handIn(2);
    await correct({ round: 2 });
    expect(await homeworkEvents()).toMatchObject([
      { amount: 100, outOf: 100, isOnTime: true, occurredAt: SEEDED_AT },
    ]);
  });
});
