/** Homework of the demo accounts, and its states for testers. */
import { SCENARIO } from '../../../src/contract/scenario';
import { eq } from 'drizzle-orm';
import type { HomeworkCard, HomeworkDetail } from '../../../src/contract/homework/homework.schema';
import { HomeworkState } from '../../../src/contract/homework/values';
import { uploads } from '../../../server/domains/files/tables';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, setScenario, type Parent } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
  parent = await logIn(backend, PHONE.manySubjects);
});
afterAll(() => backend.stop());

async function listed(): Promise<readonly HomeworkCard[]> {
  const { data } = await parent.visitor.ask('listHomework', { page: 1, limit: 50, tab: 'all' });
  return data as unknown as readonly HomeworkCard[];
}
async function detailOf({ homeworkId }: HomeworkCard): Promise<HomeworkDetail> {
  const { data } = await parent.visitor.ask('getHomework', { homeworkId });
  return data as unknown as HomeworkDetail;
}

describe('Account 3', () => {
  it('has homework in every state, four pieces of it to do, one late and one excused', async () => {
    const cards = await listed();
    const states = new Set(cards.map(({ state }) => state));
    expect([...states].toSorted()).toEqual(Object.values(HomeworkState).toSorted());
    expect((await parent.visitor.ask('workUndoneNum')).data.undoneNum).toBe(4);
    expect(cards.filter(({ isExcused }) => isExcused)).toHaveLength(1);
    expect(cards[0]).toMatchObject({ state: 'todo', isLate: true });
    expect(cards.find(({ state }) => state === 'handedBack')).toMatchObject({ round: 2 });
  });

  it('has questions in each, and answers and corrections where they belong', async () => {
    for (const card of await listed()) {
      const detail = await detailOf(card);
      expect(detail.questions.length).toBeGreaterThan(0);
      expect(detail.handIn === null).toBe(card.state === 'todo');
      expect(detail.solutions.length > 0).toBe(card.state === 'corrected' || card.state === 'done');
      expect(detail.handIn?.answers ?? []).toHaveLength(detail.handIn === null ? 0 : detail.questions.length);
    }
  });
});

describe('A photo', () => {
  it('of a child shows the sums or the clocks that its question asks', async () => {
    const [sums, clocks]: [string[], string[]] = [[], []];
    for (const card of await listed()) {
      const { handIn, questions } = await detailOf(card);
      for (const { answer, questionId } of handIn?.answers ?? []) {
        if (answer?.kind !== 'photo') continue;
        const stem = questions.find(({ id }) => id === questionId)?.stem ?? '';
        if (answer.pictures.some(({ url }) => url.includes('sums'))) sums.push(stem);
        if (answer.pictures.some(({ url }) => url.includes('clocks'))) clocks.push(stem);
      }
    }
    expect(sums.length).toBeGreaterThan(1);
    for (const stem of sums) expect(stem).toContain('26 + 15、34 + 28、45 + 16、52 + 33');
    expect(clocks).toEqual([expect.stringContaining('3:00、6:30、9:15、11:55')]);
  });
});

describe('A tester', () => {
  it.each(SCENARIO.homework.names)('sees homework that is %s', async (state) => {
    await setScenario(backend, parent, { homework: state });
    const cards = await listed();
    expect(cards).toHaveLength(state === 'none' ? 0 : 1);
    const [card] = cards;
    if (card === undefined) return;
    const { data: draft } = await parent.visitor.ask('getHomeworkDraft', { homeworkId: card.homeworkId });
    expect(draft === null).toBe(!['draft-here-and-there', 'conflict'].includes(state));
    await detailOf(card);
  });

  it('has another device save while this one answers: the same homework, a newer draft', async () => {
    await setScenario(backend, parent, { homework: 'todo' });
    const [card] = await listed();
    await setScenario(backend, parent, { homework: 'conflict' });
    await setScenario(backend, parent, { homework: 'conflict' });
    const again = await listed();
    expect(again.map(({ homeworkId }) => homeworkId)).toEqual([card?.homeworkId]);
    const { data } = await parent.visitor.ask('getHomeworkDraft', { homeworkId: card?.homeworkId ?? 0 });
    expect(data).toMatchObject({ version: 2, device: '爸爸的手机' });
  });

  it('may hand in again what was handed back, with the photos that it came with', async () => {
    await setScenario(backend, parent, { homework: 'handed-back-twice' });
    const [card] = await listed();
    if (card === undefined) throw new Error('no homework');
    expect(card.round).toBe(3);
    const { handIn } = await detailOf(card);
    const own = await backend.services.db.select().from(uploads).where(eq(uploads.userId, parent.userId));
    expect(own).toEqual([]);
    const request = { homeworkId: card.homeworkId, round: 3, answers: handIn?.answers ?? [] };
    const handInId = '00000000-0000-4000-8000-000000000077';
    const { code } = await parent.visitor.ask('handInHomework', { ...request, handInId });
    expect(code).toBe('00000000');
  });
});
