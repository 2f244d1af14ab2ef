/** Drafts on two devices of a family and two instances of the backend. */
import { eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { Draft } from '../../../src/contract/homework/homework.schema';
import { HOMEWORK_CODE } from '../../../src/contract/homework/values';
import type { Answered } from '../../../src/contract/questions/question.schema';
import { takeHandIn } from '../../../server/domains/homework/hand-in';
import { HOMEWORK_MESSAGES } from '../../../server/domains/homework/messages';
import { lockOwn } from '../../../server/domains/homework/find';
import { homework, homeworkDrafts } from '../../../server/domains/homework/tables';
import {
  aHomework,
  anUpload,
  correctRound,
  handInIdOf,
  PHOTO,
  rightAnswers,
  WITH_PHOTO,
} from '../../builders/homework';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';
import { untilBlocked } from '../support/waiting';

const GOOD = '00000000';

let backend: Backend;
let second: Backend;
let parent: InsideParent;
/** Another device of the family, at the other instance. */
let there: Visitor;
let homeworkId: number;
let answers: readonly Answered[];
beforeAll(async () => {
  const env = { LOG_LEVEL: 'silent' };
  backend = await startBackend({ env });
  second = await startBackend({ env, database: backend.database, clock: backend.clock });
});
afterAll(async () => {
  await second.stop();
  await backend.stop();
});
beforeEach(async () => {
  parent = await buildParent(backend, anOfficialParent());
  there = new Visitor(second);
  there.token = parent.token;
  await begin();
});

async function begin(details: Parameters<typeof aHomework>[3] = {}): Promise<void> {
  homeworkId = await aHomework(backend.services, parent, 'wandou', details);
  answers = await rightAnswers(backend.services, parent, homeworkId);
}

const db = () => backend.services.db;
const save = (more: Readonly<Record<string, unknown>> = {}, by: Visitor = parent.visitor) =>
  by.ask('saveHomeworkDraft', {
    ...{ homeworkId, round: 1, baseVersion: 0, overwrite: false },
    ...{ savedAt: 1_760_000_000_000, device: '电脑', answers },
    ...more,
  });
const kept = async (by: Visitor = parent.visitor) =>
  as<Draft | null>(await by.ask('getHomeworkDraft', { homeworkId }));
const rows = () => db().select().from(homeworkDrafts).where(eq(homeworkDrafts.homeworkId, homeworkId));
const handIn = (by: Visitor = parent.visitor) =>
  by.ask('handInHomework', { homeworkId, handInId: handInIdOf(1), round: 1, answers });

describe('A draft', () => {
  it('of a round that is over does not belong to the next one, however late it comes', async () => {
    await begin({ state: 'handedBack' });
    expect((await save()).code).toBe(HOMEWORK_CODE.closed);
    expect(await kept()).toBeNull();
    expect((await save({ round: 2 })).data).toEqual({ version: 1 });
  });

  it('is there for the family’s other device, with the device that saved it and the time', async () => {
    expect(await kept()).toBeNull();
    expect((await save({ device: 'iPhone' })).data).toEqual({ version: 1 });
    expect(await kept(there)).toEqual({
      ...{ version: 1, device: 'iPhone', savedAt: 1_760_000_000_000, answers },
    });
  });

  it('grows by one version with each that is kept, whichever device saves it', async () => {
    for (const baseVersion of [0, 1, 2, 3]) {
      const by = baseVersion % 2 === 0 ? parent.visitor : there;
      expect((await save({ baseVersion }, by)).data).toEqual({ version: baseVersion + 1 });
    }
    expect(await kept()).toMatchObject({ version: 4 });
  });

  it('based on an older one is refused, and the stored one is returned', async () => {
    await save();
    await save({ baseVersion: 1, device: 'iPhone', answers: answers.slice(0, 1) }, there);
    const refused = await save({ baseVersion: 1 });
    expect(refused).toMatchObject({
      code: HOMEWORK_CODE.draftConflict,
      message: HOMEWORK_MESSAGES.draftConflict,
      data: { version: 2, device: 'iPhone', answers: answers.slice(0, 1) },
    });
    expect(await kept()).toEqual(refused.data);
  });

  it('replaces the other one where the parent said so, and is newer than it', async () => {
    await save();
    await save({ baseVersion: 1, device: 'iPhone' }, there);
    expect((await save({ baseVersion: 1, overwrite: true })).data).toEqual({ version: 3 });
    expect(await kept(there)).toMatchObject({ version: 3, device: '电脑' });
    expect((await save({ baseVersion: 2 }, there)).code).toBe(HOMEWORK_CODE.draftConflict);
  });

  it('saved by two devices at the same time keeps one, and the other gets a conflict', async () => {
    for (let baseVersion = 0; baseVersion < 40; baseVersion += 1) {
      const both = await Promise.all([
        save({ baseVersion, device: 'here' }),
        save({ baseVersion, device: 'there' }, there),
      ]);
      const winner = both[0].code === GOOD ? 'here' : 'there';
      expect(both.map(({ code }) => code).toSorted()).toEqual([GOOD, HOMEWORK_CODE.draftConflict]);
      const winning = { version: baseVersion + 1, device: winner };
      expect(both.find(({ code }) => code !== GOOD)?.data).toMatchObject(winning);
      expect(await rows()).toMatchObject([winning]);
    }
  });

  it('that many devices overwrite at the same time loses none of them unsaid', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save({ overwrite: true, device: `d${index}` }, index % 2 === 0 ? parent.visitor : there),
      ),
    );
    const versions = all.map(({ data }) => Number(data.version));
    expect(versions.toSorted((one, other) => one - other)).toEqual(all.map((_, index) => index + 1));
    expect(await kept()).toMatchObject({ version: 20, device: `d${versions.indexOf(20)}` });
  });

  it('of another child’s homework is not found', async () => {
    await save();
    const other = await buildParent(backend, anOfficialParent());
    expect((await save({ baseVersion: 1 }, other.visitor)).code).toBe(BACKEND_CODE.notFound);
    expect((await other.visitor.ask('getHomeworkDraft', { homeworkId })).code).toBe(BACKEND_CODE.notFound);
    expect(await rows()).toMatchObject([{ version: 1 }]);
  });
});

describe('A draft and a hand-in', () => {
  it('at the same time leave no draft behind', async () => {
    for (let round = 0; round < 20; round += 1) {
      await begin();
      const early = round % 2 === 0 ? save({}, there) : null;
      const sending = handIn();
      const [saved, sent] = await Promise.all([early ?? save({}, there), sending]);
      expect([GOOD, HOMEWORK_CODE.closed]).toContain(saved.code);
      expect(sent.code).toBe(GOOD);
      expect(await rows()).toEqual([]);
    }
  });

  it('that run at the same time make the draft wait, and refuse it as closed', async () => {
    await save();
    let isOver = false;
    const saving = await db().transaction(async (tx) => {
      const row = await lockOwn(tx, parent.userId, homeworkId);
      const answer = save({ baseVersion: 1 }, there).finally(() => (isOver = true));
      await untilBlocked(db(), () => isOver);
      expect(isOver).toBe(false);
      await takeHandIn({ ...backend.services, db: tx }, row, { answers, handInId: handInIdOf(1) });
      return { answer };
    });
    expect((await saving.answer).code).toBe(HOMEWORK_CODE.closed);
    expect(await rows()).toEqual([]);
  });

  it('that is over have closed it, until it is handed back', async () => {
    await begin({ questions: WITH_PHOTO, optional: [PHOTO.code] });
    answers = answers.slice(0, 1);
    expect((await handIn()).data).toMatchObject({ homework: { state: 'handedIn' } });
    expect((await save()).code).toBe(HOMEWORK_CODE.closed);
    expect(await kept()).toBeNull();
    await correctRound(backend.services, homeworkId, { isHandedBack: true });
    expect((await save({ round: 2 })).data).toEqual({ version: 1 });
  });

  it('have no place where the teacher excused it', async () => {
    await db().update(homework).set({ isExcused: true }).where(eq(homework.id, homeworkId));
    expect((await save()).code).toBe(HOMEWORK_CODE.closed);
  });
});

describe('Answers of a draft', () => {
  const withPhoto = (url: string): Answered[] => {
    const pictures = [{ id: 'p1', url, name: 'a.jpg', bytes: 7, seconds: 0 }];
    const [choice, photo] = answers;
    if (choice === undefined || photo === undefined) throw new Error('Two questions');
    return [choice, { ...photo, answer: { kind: 'photo', pictures } }];
  };

  it('keep no address for a file that is still uploading', async () => {
    await begin({ questions: WITH_PHOTO });
    expect((await save({ answers: withPhoto('') })).data).toEqual({ version: 1 });
    expect((await kept(there))?.answers).toEqual(withPhoto(''));
  });

  it('keep a file by its key, and are accepted again as they were returned', async () => {
    await begin({ questions: WITH_PHOTO });
    const { key } = await anUpload(backend.services, parent);
    await save({ answers: withPhoto(`http://localhost:80/files/${key}`) });
    expect(JSON.stringify(await rows())).not.toContain('http');
    const draft = await kept(there);
    expect(JSON.stringify(draft)).toContain(`/files/${key}`);
    expect((await save({ baseVersion: 1, answers: draft?.answers }, there)).data).toEqual({ version: 2 });
  });

  it('hold no file that this parent did not upload', async () => {
    await begin({ questions: WITH_PHOTO });
    const { key } = await anUpload(backend.services, await buildParent(backend, anOfficialParent()));
    const stolen = `http://localhost:80/files/${key}`;
    for (const url of [stolen, 'https://elsewhere.example/a.jpg', 'javascript:alert(1)']) {
      const refused = await save({ answers: withPhoto(url) });
      expect(refused).toMatchObject({ status: 400, message: HOMEWORK_MESSAGES.badFile });
      expect(refused.body).toMatchObject({ field: 'answers' });
    }
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['of another kind', (id: number) => [{ questionId: id, answer: { kind: 'judge', isTrue: true } }]],
    [
      'to a question of something else',
      (id: number) => [{ questionId: id + 9999, answer: { kind: 'judge', isTrue: true } }],
    ],
    [
      'with an option that there is not',
      (id: number) => [{ questionId: id, answer: { kind: 'single', choice: 'z' } }],
    ],
    [
      'twice',
      (id: number) => [1, 2].map(() => ({ questionId: id, answer: { kind: 'single', choice: 'a' } })),
    ],
  ])('are not taken %s, and the field is named', async (_which, answersTo) => {
    const refused = await save({ answers: answersTo(answers[0]?.questionId ?? 0) });
    expect(refused).toMatchObject({ status: 400, message: HOMEWORK_MESSAGES.badAnswer });
    expect(refused.body).toMatchObject({ code: BACKEND_CODE.badInput, field: 'answers' });
    expect(await rows()).toEqual([]);
  });

  it('may be empty, or of some questions alone', async () => {
    expect((await save({ answers: [] })).data).toEqual({ version: 1 });
    const empty = [{ questionId: answers[0]?.questionId, answer: { kind: 'single', choice: '' } }];
    expect((await save({ baseVersion: 1, answers: empty })).data).toEqual({ version: 2 });
  });
});
