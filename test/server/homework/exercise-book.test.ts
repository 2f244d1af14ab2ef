import { createCanvas, loadImage } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { Subject } from '../../../src/contract/courses/values';
import { filesCalls } from '../../../src/contract/files/calls';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { EXERCISE_CODE } from '../../../src/contract/homework/exercise-book';
import type { ExerciseBox, ExercisePage } from '../../../src/contract/homework/exercise-book.schema';
import { sheetPicture } from '../../../packages/demo/content/exercise-book/drawn';
import { storeSheets } from '../../../packages/demo/content/exercise-book/seed';
import { SHEETS } from '../../../packages/demo/content/exercise-book/sheets';
import { eventsOf } from '../../../server/domains/learning/events';
import { statisticsOf } from '../../../server/domains/growth/statistics/statistics';
import { count } from '../../../server/core/limits/counters';
import { DAY } from '../../../server/core/time';
import { exercisePages } from '../../../server/domains/homework/exercise-book/tables';
import { wrongQuestions } from '../../../server/domains/questions/wrong-questions/tables';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { FORM_TYPE, formOf } from '../support/forms';
import { buildParent, setScenario, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

const [SHEET] = SHEETS;
if (SHEET === undefined) throw new Error('There is no sheet');

let backend: Backend;
/** Response of the operator's recognition. */
let gateway: Backend;
let answerOfGateway: () => Promise<Response>;
let asked = 0;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  await storeSheets(backend.services.db);
  gateway = await startBackend({
    database: backend.database,
    clock: backend.clock,
    env: { RECOGNITION_GATEWAY_URL: 'https://recognition.example.com/read' },
    fetchFrom: () => {
      asked += 1;
      return answerOfGateway();
    },
  });
});
afterAll(async () => {
  await gateway.stop();
  await backend.stop();
});
beforeEach(async () => {
  parent = await buildParent(backend, anOfficialParent());
});

async function uploaded(bytes: Buffer): Promise<string> {
  const { visitor } = parent;
  const answer = await backend.app.inject({
    method: 'POST',
    url: filesCalls.uploadFile.path,
    headers: { authorization: `Bearer ${visitor.token}`, 'content-type': FORM_TYPE },
    payload: formOf({ bytes }),
  });
  return answer.json<{ data: { url: string } }>().data.url;
}

async function snapped(bytes: Buffer): Promise<number> {
  const { data } = await parent.visitor.ask('snapExercisePage', { url: await uploaded(bytes) });
  return Number(data.pageId);
}

/** The same parent at another instance. */
function through(other: Backend): Visitor {
  const visitor = new Visitor(other);
  visitor.token = parent.visitor.token;
  return visitor;
}

const recognised = async (pageId: number, visitor = parent.visitor) =>
  (await visitor.ask('recogniseExercisePage', { pageId })).data as unknown as ExercisePage;
const read = (boxes: readonly ExerciseBox[]) => boxes.map((box) => box.read);

/** As sent by the app: a JPEG, smaller than the original. */
async function photoOf(picture: Buffer, width = 700): Promise<Buffer> {
  const image = await loadImage(picture);
  const canvas = createCanvas(width, Math.round((width * image.height) / image.width));
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer('image/jpeg', 80);
}

describe('A page of the exercise book', () => {
  it('is recognised from a photo of it, with uncertain parts marked', async () => {
    const pageId = await snapped(await photoOf(await sheetPicture(SHEET)));
    const page = await recognised(pageId);
    expect(page).toMatchObject({ state: 'recognised', book: '豌豆思维练习册 S2', pageNumber: 12 });
    expect(read(page.boxes)).toEqual(['21', '9', '48', '9', '9', '69']);
    expect(page.boxes.map(({ isSure }) => isSure)).toEqual([true, true, true, true, true, false]);
    expect(page.boxes.every(({ result }) => result === null)).toBe(true);
  });

  it('is checked with what its parent corrected, and wrong ones are collected', async () => {
    const { visitor, userId } = parent;
    const pageId = await snapped(await sheetPicture(SHEET));
    const unsure = (await recognised(pageId)).boxes.find(({ isSure }) => !isSure);
    const answers = [{ key: unsure?.key ?? '', text: ' 64 ' }];
    const { data } = await visitor.ask('checkExercisePage', { pageId, answers });
    const page = data as unknown as ExercisePage;
    expect(page).toMatchObject({ state: 'checked', score: 67 });
    expect(page.boxes.map(({ result }) => result?.verdict)).toEqual([
      ...['right', 'wrong', 'wrong', 'right', 'right', 'right'],
    ]);
    expect(page.boxes[2]?.result).toMatchObject({ rightAnswer: '42', knowledge: '乘法的意义' });
    const kept = await backend.services.db
      .select()
      .from(wrongQuestions)
      .where(eq(wrongQuestions.userId, userId));
    expect(kept.map(({ childAnswer, source }) => [childAnswer, source])).toEqual([
      ['9', '豌豆思维练习册 S2 第12页'],
      ['48', '豌豆思维练习册 S2 第12页'],
    ]);
    expect(page.boxes.map(({ result }) => result?.wrongQuestionId)).toEqual([
      ...[0, kept[0]?.id, kept[1]?.id, 0, 0, 0],
    ]);
  });

  it('that is checked a second time returns the first report and collects nothing twice', async () => {
    const { visitor, userId } = parent;
    await setScenario(backend, parent, { exerciseBook: 'checked' });
    const [row] = await pages(userId);
    const pageId = row?.id ?? 0;
    const answers = [{ key: 'b2', text: '7' }];
    const { data } = await visitor.ask('checkExercisePage', { pageId, answers });
    expect((data as unknown as ExercisePage).boxes[1]).toMatchObject({
      answer: '9',
      result: { verdict: 'wrong' },
    });
    const kept = await backend.services.db
      .select({ times: wrongQuestions.wrongTimes })
      .from(wrongQuestions)
      .where(eq(wrongQuestions.userId, userId));
    expect(kept).toEqual([{ times: 1 }, { times: 1 }]);
    const read = (data as unknown as ExercisePage).boxes.map(({ answer, result }) => [
      answer,
      result?.verdict,
    ]);
    // What was misread, 69, is as the parent put it right.
    expect(read.at(-1)).toEqual(['64', 'right']);
  });

  it('that was checked is homework of that day, once, however often it is checked', async () => {
    const { userId } = parent;
    await setScenario(backend, parent, { exerciseBook: 'checked' });
    const [page] = await pages(userId);
    const pageId = page?.id ?? 0;
    await parent.visitor.ask('checkExercisePage', { pageId, answers: [] });
    const span = { from: '2026-01-01', to: '2026-12-31' };
    const events = await eventsOf(backend.services.db, { userId, subject: null, ...span });
    const about = { ref: `exercise:${pageId}`, subject: Subject.math, occurredAt: page?.checkedAt };
    expect(events).toEqual([
      expect.objectContaining({
        ...{ ...about, kind: LearningEventKind.homework, title: '豌豆思维练习册 S2 第12页' },
        ...{ amount: page?.score, outOf: 100, isOnTime: null },
      }),
      expect.objectContaining({ ...about, kind: LearningEventKind.homeworkGiven, outOf: 0 }),
    ]);
    const { homework } = statisticsOf(events, { span, subject: Subject.math, points: [] });
    expect(homework).toMatchObject({ given: 1, handedIn: 1, timed: 0, points: page?.score, of: 100 });
  });

  it.each([
    ['blurred', async () => sheetPicture(SHEET, 0.75)],
    ['unknown', async () => createCanvas(300, 400).toBuffer('image/jpeg')],
    ['unknown', async () => Buffer.from('ffd8ffe000000000000000000000000000ffd9', 'hex')],
  ] as const)('that is %s says so, and has nothing to check', async (reason, picture) => {
    const pageId = await snapped(await picture());
    expect(await recognised(pageId)).toMatchObject({ state: 'unreadable', reason, boxes: [] });
    const answer = await parent.visitor.ask('checkExercisePage', { pageId, answers: [] });
    expect(answer.code).toBe(EXERCISE_CODE.closed);
  });

  it('is one, however often its photo is sent', async () => {
    const url = await uploaded(await sheetPicture(SHEET));
    const first = await parent.visitor.ask('snapExercisePage', { url });
    expect((await parent.visitor.ask('snapExercisePage', { url })).data).toEqual(first.data);
    expect((await parent.visitor.ask('listExercisePages', { page: 1, limit: 10 })).count).toBe(1);
  });

  it('is one of sixty new ones a day', async () => {
    const { clock, db } = backend.services;
    await count(db, clock, { key: `exercise:${parent.userId}`, windowMs: DAY }, 59);
    const codeOf = async (url: string) => (await parent.visitor.ask('snapExercisePage', { url })).code;
    const [last, surplus] = [
      await uploaded(await sheetPicture(SHEET)),
      await uploaded(await sheetPicture(SHEET)),
    ];
    expect([await codeOf(last), await codeOf(surplus)]).toEqual(['00000000', BACKEND_CODE.tooManyRequests]);
  });

  it('of another child is missing, and so is their photo', async () => {
    const url = await uploaded(await sheetPicture(SHEET));
    const { data } = await parent.visitor.ask('snapExercisePage', { url });
    const pageId = Number(data.pageId);
    const { visitor: stranger } = await buildParent(backend, anOfficialParent());
    for (const call of ['getExercisePage', 'recogniseExercisePage'] as const) {
      expect((await stranger.ask(call, { pageId })).code).toBe(BACKEND_CODE.notFound);
    }
    const check = await stranger.ask('checkExercisePage', { pageId, answers: [] });
    expect(check.code).toBe(BACKEND_CODE.notFound);
    expect((await stranger.ask('snapExercisePage', { url })).code).toBe(BACKEND_CODE.badInput);
    expect((await stranger.ask('listExercisePages', { page: 1, limit: 10 })).count).toBe(0);
  });

  it('has no box that the photo does not have', async () => {
    const pageId = await snapped(await sheetPicture(SHEET));
    await recognised(pageId);
    const answers = [{ key: 'b99', text: '1' }];
    const answer = await parent.visitor.ask('checkExercisePage', { pageId, answers });
    expect(answer.code).toBe(BACKEND_CODE.badInput);
  });
});

const pages = (userId: number) =>
  backend.services.db.select().from(exercisePages).where(eq(exercisePages.userId, userId));

describe('A recognition', () => {
  const place = { left: 0, top: 0, width: 100, height: 100 };
  const box = (number: string, text: string) => ({ number, place, read: text, isSure: true });
  const respondsWith = (body: unknown) => async () => Response.json(body);

  it('that does not answer keeps the photo, and is asked again', async () => {
    const pageId = await snapped(await sheetPicture(SHEET));
    const visitor = through(gateway);
    answerOfGateway = async () => Promise.reject(new DOMException('late', 'TimeoutError'));
    const answer = await visitor.ask('recogniseExercisePage', { pageId });
    expect(answer.code).toBe(EXERCISE_CODE.notAnswered);
    expect(await pages(parent.userId)).toMatchObject([{ state: 'waiting', askedUntil: null }]);
    answerOfGateway = respondsWith({ isReadable: true, code: SHEET.code, boxes: [box('1', '20')] });
    const page = await recognised(pageId, visitor);
    expect(page.state).toBe('recognised');
    expect(read(page.boxes)).toEqual(['20', '', '', '', '', '']);
    expect(page.boxes.map(({ isSure }) => isSure)).toEqual([true, false, false, false, false, false]);
  });

  it('is asked once for all who wait for the same page', async () => {
    const pageId = await snapped(await sheetPicture(SHEET));
    const visitor = through(gateway);
    let answer: (response: Response) => void = () => undefined;
    answerOfGateway = () => new Promise((resolve) => (answer = resolve));
    asked = 0;
    const first = recognised(pageId, visitor);
    while (asked === 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await recognised(pageId, visitor)).state).toBe('waiting');
    answer(Response.json({ isReadable: true, code: SHEET.code, boxes: [] }));
    expect((await first).state).toBe('recognised');
    expect(asked).toBe(1);
  });

  it.each([
    ['names a page that was never stored', { isReadable: true, code: 'elsewhere', boxes: [] }],
    ['says that it knows no such page', { isReadable: false, reason: 'unknown' }],
  ])('that %s leaves an unknown page', async (_what, body) => {
    const pageId = await snapped(await sheetPicture(SHEET));
    answerOfGateway = respondsWith(body);
    expect(await recognised(pageId, through(gateway))).toMatchObject({
      state: 'unreadable',
      reason: 'unknown',
    });
  });

  it('that answers in another form is one that failed', async () => {
    const pageId = await snapped(await sheetPicture(SHEET));
    answerOfGateway = respondsWith({ isReadable: true, boxes: 'many' });
    const answer = await through(gateway).ask('recogniseExercisePage', { pageId });
    expect(answer.code).toBe(EXERCISE_CODE.notAnswered);
  });
});
