import { eq } from 'drizzle-orm';
import { ConfigurationName } from '../../../src/contract/configuration/values';
import { Subject } from '../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { configurations } from '../../../server/domains/configuration/tables';
import { wrongQuestions } from '../../../server/domains/questions/wrong-questions/tables';
import { storeQuestions } from '../../../server/domains/questions/bank';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import type { Visitor } from '../support/visitor';

const withWrongAnswers = anOfficialParent()
  .withWrongQuestions('wandou', '找规律', { open: 3, mastered: 1 })
  .withWrongQuestions('wandou', '巧数方块', { open: 6, mastered: 1 })
  .withWrongQuestions('yuwen', '看图说话', { open: 2 })
  .withWrongQuestions('weiqi', '数气', { mastered: 1 });

let backend: Backend;
let parent: Visitor;
let other: Visitor;
let allowedId: number;
let otherId: number;
beforeAll(async () => {
  backend = await startBackend();
  ({ visitor: parent, userId: allowedId } = await buildParent(backend, withWrongAnswers));
  ({ visitor: other, userId: otherId } = await buildParent(backend, withWrongAnswers));
});
afterAll(() => backend.stop());
beforeEach(() => configure({ main_switch: 'white', white_list: [allowedId] }));

async function configure(value: unknown): Promise<void> {
  const row = { name: ConfigurationName.wrongQuestions, value };
  await backend.services.db
    .insert(configurations)
    .values(row)
    .onConflictDoUpdate({ target: configurations.name, set: row });
}

interface Group {
  readonly subject: number;
  readonly total: number;
  readonly open: number;
  readonly points: readonly { readonly id: number; readonly total: number; readonly open: number }[];
}
interface Item {
  readonly id: number;
  readonly knowledgeId: number;
  readonly isMastered: boolean;
}

const groups = async (visitor = parent) =>
  (await visitor.ask('getWrongQuestionGroups')).data as unknown as Group[];
const listed = async (more: Record<string, unknown> = {}, visitor = parent) => {
  const request = { page: 1, limit: 50, subject: Subject.wandou, ...more };
  const answer = await visitor.ask('getWrongQuestions', request);
  return { items: answer.data as unknown as Item[], count: answer.count };
};

describe('The wrong-question collection', () => {
  it('is grouped by subject and knowledge point, with what is not yet mastered', async () => {
    const found = await groups();
    expect(found.map(({ subject }) => subject)).toEqual([Subject.wandou, Subject.yuwen, Subject.weiqi]);
    const wandou = found[0];
    expect(wandou?.total).toBe(wandou?.points.reduce((sum, { total }) => sum + total, 0));
    expect(wandou?.open).toBeLessThan(wandou?.total ?? 0);
  });

  it('lists a subject page by page, a point, and what is not yet mastered', async () => {
    const all = await listed({ limit: 10 });
    expect([all.items.length, all.count]).toEqual([10, 11]);
    expect((await listed({ page: 2, limit: 10 })).items).toHaveLength(1);
    const knowledgeId = (await groups())[0]?.points[0]?.id;
    const point = await listed({ knowledgeId });
    expect(point.items.every((item) => item.knowledgeId === knowledgeId)).toBe(true);
    expect((await listed({ isMastered: false })).items.some(({ isMastered }) => isMastered)).toBe(false);
    expect((await listed({ isMastered: true })).count).toBe(2);
  });

  it('keeps what is marked as mastered, and what is taken back', async () => {
    const open = (await listed({ isMastered: false })).items[0];
    const id = open?.id ?? 0;
    await parent.ask('masterWrongQuestion', { id, isMastered: true });
    await parent.ask('masterWrongQuestion', { id, isMastered: true });
    const masteredAt = async () =>
      (await backend.services.db.select().from(wrongQuestions).where(eq(wrongQuestions.id, id)))[0]
        ?.masteredAt;
    expect(await masteredAt()).toEqual(backend.clock.now());
    expect((await listed({ isMastered: false })).items.map((item) => item.id)).not.toContain(id);
    await parent.ask('masterWrongQuestion', { id, isMastered: false });
    expect(await masteredAt()).toBeNull();
  });

  it("keeps another child's question", async () => {
    const [foreign] = await backend.services.db
      .select()
      .from(wrongQuestions)
      .where(eq(wrongQuestions.userId, otherId));
    const id = foreign?.id ?? 0;
    expect(await parent.ask('masterWrongQuestion', { id, isMastered: true })).toMatchObject({
      status: 200,
      code: '10000002',
    });
    const [after] = await backend.services.db.select().from(wrongQuestions).where(eq(wrongQuestions.id, id));
    expect(after).toEqual(foreign);
  });

  it('is refused where the configuration does not let the parent in, whatever the request', async () => {
    const id = (await listed()).items[0]?.id ?? 1;
    for (const [name, request] of [
      ['getWrongQuestionGroups', {}],
      ['getWrongQuestions', { page: 1, limit: 10, subject: 0 }],
      ['masterWrongQuestion', { id, isMastered: true }],
    ] as const) {
      expect(await other.ask(name, request)).toMatchObject({ status: 403, code: '10000003' });
    }
  });

  it('is open to everybody when the switch says so, each to their own', async () => {
    await configure({ main_switch: 'all', white_list: [] });
    const { items } = await listed({}, other);
    const owners = await backend.services.db.select().from(wrongQuestions);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ id }) => owners.find((row) => row.id === id)?.userId === otherId)).toBe(true);
  });

  it('is closed to everybody without a configuration', async () => {
    const { db } = backend.services;
    await db.delete(configurations).where(eq(configurations.name, ConfigurationName.wrongQuestions));
    expect(await parent.ask('getWrongQuestionGroups')).toMatchObject({ status: 403 });
  });

  it.each([
    ['subject', { subject: 77 }],
    ['limit', { limit: 0 }],
    ['knowledgeId', { knowledgeId: 'x' }],
  ])('names %s when it is invalid', async (field, more) => {
    const request = { page: 1, limit: 10, subject: 0, ...more };
    expect(await parent.ask('getWrongQuestions', request)).toMatchObject({ status: 400, body: { field } });
  });
});

describe('One question of the collection', () => {
  const named = async (request: { id?: number; questionId?: number }, visitor = parent) =>
    visitor.ask('getWrongQuestion', request);

  it('is returned with the question that was asked, and why the right answer is right', async () => {
    const { db } = backend.services;
    const [open] = (await listed()).items;
    const id = open?.id ?? 0;
    const codes = await storeQuestions(db, [
      {
        code: 'of-the-collection',
        subject: Subject.wandou,
        stem: '1 + 1 = [[a]]',
        body: { kind: 'fill', blanks: [{ key: 'a', format: 'number', label: '填空', unit: '' }] },
        answer: { kind: 'fill', blanks: [{ key: 'a', text: '2' }] },
        explanation: '一个再加一个。',
      },
    ]);
    const questionId = codes.get('of-the-collection') ?? 0;
    await db.update(wrongQuestions).set({ questionId }).where(eq(wrongQuestions.id, id));
    const expected = {
      id,
      question: { id: questionId, kind: 'fill' },
      solution: { explanation: '一个再加一个。', answer: { blanks: [{ key: 'a', text: '2' }] } },
    };
    expect((await named({ id })).data).toMatchObject(expected);
    expect((await named({ questionId })).data).toMatchObject(expected);
  });

  it('that was asked elsewhere is returned in words alone', async () => {
    const [, other] = (await listed()).items;
    const { data } = await named({ id: other?.id ?? 0 });
    expect(data).toMatchObject({ id: other?.id, question: null, solution: null });
  });

  it('is returned where the collection is not open, and then cannot be marked', async () => {
    const id = (await listed()).items[0]?.id ?? 0;
    expect((await named({ id })).data).toMatchObject({ id, mayMark: true });
    await configure({ main_switch: 'white', white_list: [] });
    expect((await named({ id })).data).toMatchObject({ id, mayMark: false });
  });

  it('of another child, or of no name, is missing', async () => {
    const [open] = (await listed()).items;
    expect((await named({ id: open?.id ?? 0 }, other)).code).toBe(BACKEND_CODE.notFound);
    expect((await named({})).code).toBe(BACKEND_CODE.notFound);
  });
});
