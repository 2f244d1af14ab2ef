import { eq } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import type { Turn, Sitting } from '../../../src/contract/evaluation/schema';
import { evaluationAnswers, evaluations } from '../../../server/domains/growth/evaluations/tables';
import { evaluationSittings, evaluationTurns } from '../../../server/domains/evaluation/tables';
import { addMillis, MINUTE, SECOND } from '../../../server/core/time';
import { evaluationsOffered, PASSED, RIGHT, WRONG } from '../../builders/evaluation-forms';
import { aParent } from '../../builders/parent';
import { stored } from '../../builders/test-context';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

const THINKING = { form: 'thinking', subject: Subject.wandou, age: 8 } as const;

let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  await evaluationsOffered(backend.services);
});
beforeEach(async () => {
  parent = await buildParent(backend, aParent());
});
afterAll(() => backend.stop());

const ask: InsideParent['visitor']['ask'] = (name, ...rest) => parent.visitor.ask(name, ...rest);

async function start(more: Readonly<Record<string, unknown>> = {}): Promise<Turn> {
  const { data } = await ask('startEvaluation', { ...THINKING, ...more });
  return data as unknown as Turn;
}

const answerTo = ({ sitting, position, question }: Turn, answer = RIGHT) => ({
  sittingId: sitting.id,
  ...{ position, questionId: question?.id ?? 1, answer },
});

async function answer(turn: Turn, given = RIGHT): Promise<Turn> {
  const { data } = await ask('answerEvaluation', answerTo(turn, given));
  return data as unknown as Turn;
}

/** Answers correctly up to that difficulty. */
async function sitToTheEnd(upTo = 3): Promise<Sitting> {
  let turn = await start();
  while (turn.question !== null) {
    const level = Number(/第(\d)级/.exec(turn.question.stem)?.[1]);
    backend.clock.pass(20 * SECOND);
    turn = await answer(turn, level <= upTo ? RIGHT : WRONG);
  }
  return turn.sitting;
}

describe('A sitting', () => {
  it('asks one question after the other, without a word about its answer', async () => {
    const turn = await start({ childName: ' 小豆 ' });
    expect(turn).toMatchObject({
      sitting: { childName: '小豆', state: 'begun', end: 'none', leftMs: 20 * MINUTE, answered: 0 },
      position: 1,
    });
    expect(JSON.stringify(turn)).not.toContain('想一想就知道');
    expect(await answer(turn)).toMatchObject({ sitting: { answered: 1 }, position: 2 });
  });

  it('is over when the level is settled, and says what it found', async () => {
    const { id } = await sitToTheEnd(3);
    const { data } = await ask('getEvaluationResult', { sittingId: id });
    expect(data).toMatchObject({
      sitting: { state: 'over', end: 'settled', leftMs: 0 },
      ...{ level: 3, levelName: '爬藤', asked: 12, seconds: 240 },
    });
    const names = (data.levels as { level: number; name: string }[]).map(
      ({ level, name }) => `${level}${name}`,
    );
    expect(names).toEqual(['1发芽', '2长叶', '3爬藤', '4开花', '5结荚']);
  });

  it('goes on as it was, on whatever device: the same question and what is left of the time', async () => {
    const second = await answer(await start());
    backend.clock.pass(3 * MINUTE);
    const { data } = await ask('getEvaluationTurn', { sittingId: second.sitting.id });
    expect(data).toMatchObject({ position: 2, question: second.question, sitting: { leftMs: 17 * MINUTE } });
    expect((await start({ age: 5, childName: '别人' })).question).toEqual(second.question);
  });

  it('is begun once by two devices at the same moment', async () => {
    const turns = await Promise.all([start(), start(), start()]);
    expect(new Set(turns.map(({ sitting }) => sitting.id)).size).toBe(1);
    const { data } = await ask('getEvaluations');
    expect(data.sittings).toHaveLength(1);
  });

  it('takes one answer a position, of two devices that of the first', async () => {
    const turn = await start();
    const answers = await Promise.all([answer(turn, RIGHT), answer(turn, WRONG), answer(turn, WRONG)]);
    expect(new Set(answers.map(({ question }) => question?.id)).size).toBe(1);
    expect(answers.map(({ position }) => position)).toEqual([2, 2, 2]);
    const [first] = await backend.services.db
      .select()
      .from(evaluationTurns)
      .where(eq(evaluationTurns.sittingId, turn.sitting.id));
    const { position } = await answer(turn, first?.answer === RIGHT ? WRONG : RIGHT);
    expect(position).toBe(2);
  });

  it('takes a question that is passed as not known', async () => {
    const turn = await answer(await start(), PASSED);
    expect(turn.position).toBe(2);
    const { data } = await ask('finishEvaluation', { sittingId: turn.sitting.id });
    const { id } = data as unknown as Sitting;
    const analysis = await ask('getEvaluationAnalysis', { sittingId: id });
    expect(analysis.data).toMatchObject({ asked: 1, right: 0 });
    expect(analysis.data.questions).toMatchObject([
      { position: 1, checked: { verdict: 'empty' }, answer: PASSED, solution: { answer: RIGHT } },
      { position: 2, answer: null, checked: { verdict: 'empty' } },
    ]);
  });

  it('refuses what does not fit: another question, another kind, an unknown option', async () => {
    const turn = await start();
    const asked = answerTo(turn);
    expect(await ask('answerEvaluation', { ...asked, questionId: asked.questionId + 1 })).toMatchObject({
      code: '10000005',
    });
    expect(await ask('answerEvaluation', { ...asked, position: 9 })).toMatchObject({ code: '10000005' });
    const misfits = [
      { kind: 'judge', isTrue: true },
      { kind: 'single', choice: 'Z' },
    ];
    for (const shapeMismatch of misfits)
      expect(await ask('answerEvaluation', { ...asked, answer: shapeMismatch })).toMatchObject({
        code: '10000001',
      });
  });

  it('is offered by age', async () => {
    expect(await ask('startEvaluation', { ...THINKING, age: 14 })).toMatchObject({ code: '10000002' });
    const listed = await ask('listEvaluations', { age: 13 });
    expect(listed.data).toEqual([]);
  });
});

describe('The time of a sitting', () => {
  it('accepts an answer that was sent before the end, and asks nothing more', async () => {
    const turn = await start();
    backend.clock.pass(20 * MINUTE + 4 * SECOND);
    expect(await answer(turn)).toMatchObject({
      sitting: { state: 'over', end: 'timeOver', answered: 1 },
      question: null,
    });
  });

  it('refuses a later one: it is over', async () => {
    const turn = await start();
    backend.clock.pass(20 * MINUTE + 6 * SECOND);
    expect(await ask('answerEvaluation', answerTo(turn))).toMatchObject({ code: '30004002' });
    const turnNow = await ask('getEvaluationTurn', { sittingId: turn.sitting.id });
    expect(turnNow.data).toMatchObject({ sitting: { state: 'over', end: 'timeOver', answered: 0 } });
  });

  it('is over at its deadline, without any request', async () => {
    const turn = await answer(await start());
    backend.clock.pass(300 * MINUTE);
    const mine = await ask('getEvaluations');
    expect(mine.data.sittings).toMatchObject([{ state: 'over', end: 'timeOver', answered: 1 }]);
    const { data } = await ask('getEvaluationResult', { sittingId: turn.sitting.id });
    expect(data).toMatchObject({ seconds: 1200, level: 0, levelName: '题目还不够多' });
  });

  it('is listed among the last fifty', async () => {
    const { db } = backend.services;
    const { id } = (await start()).sitting;
    backend.clock.pass(300 * MINUTE);
    await ask('getEvaluations');
    const row = stored(await db.select().from(evaluationSittings).where(eq(evaluationSittings.id, id)));
    const later = Array.from({ length: 50 }, (_, at) => ({
      ...{ ...row, id: id.slice(0, -2) + String(10 + at) },
      startedAt: addMillis(row.startedAt, (at + 1) * MINUTE),
    }));
    await db.insert(evaluationSittings).values(later);
    const ids = ((await ask('getEvaluations')).data.sittings as Sitting[]).map((sitting) => sitting.id);
    expect(ids).toEqual(later.map((sitting) => sitting.id).toReversed());
  });

  it('does not keep a child from starting again', async () => {
    const first = await start();
    backend.clock.pass(21 * MINUTE);
    expect((await start()).sitting.id).not.toBe(first.sitting.id);
  });
});

describe('The end of a sitting', () => {
  it('comes once, however often and from wherever it is asked for', async () => {
    let turn = await start();
    for (let count = 0; count < 6; count += 1) turn = await answer(turn);
    const sittingId = turn.sitting.id;
    const ends = await Promise.all(Array.from({ length: 4 }, () => ask('finishEvaluation', { sittingId })));
    expect(new Set(ends.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(ends[0]?.data).toMatchObject({ state: 'over', end: 'ended', answered: 6 });
    const kept = await backend.services.db
      .select()
      .from(evaluations)
      .where(eq(evaluations.userId, parent.userId));
    expect(kept).toHaveLength(1);
  });

  it('keeps its answers for the growth space of that child', async () => {
    await sitToTheEnd();
    const { db } = backend.services;
    const [kept] = await db.select().from(evaluations).where(eq(evaluations.userId, parent.userId));
    expect(kept).toMatchObject({ title: 'thinking 测评', seconds: 240 });
    const answers = await db
      .select()
      .from(evaluationAnswers)
      .where(eq(evaluationAnswers.evaluationId, kept?.id ?? 0));
    expect(answers).toHaveLength(12);
    expect(answers[0]).toMatchObject({ options: ['对', '错'], rightAnswer: expect.stringContaining('对') });
  });

  it('makes no report of fewer than six answers', async () => {
    const turn = await answer(await start());
    const sittingId = turn.sitting.id;
    await ask('finishEvaluation', { sittingId });
    const { data } = await ask('getEvaluationAppraisal', { sittingId });
    expect(data).toMatchObject({ level: 0, evaluationId: 0 });
    expect(String(data.sentence)).toContain('只答了1题');
  });

  it.each(['getEvaluationResult', 'getEvaluationAnalysis', 'getEvaluationAppraisal'] as const)(
    '%s returns nothing before',
    async (call) => {
      const { sitting } = await start();
      expect(await ask(call, { sittingId: sitting.id })).toMatchObject({ code: '30004003', data: null });
    },
  );

  it('has a report in two kinds, with sections that are true of the answers', async () => {
    const { id } = await sitToTheEnd(5);
    const { data } = await ask('getEvaluationAppraisal', { sittingId: id });
    expect(data).toMatchObject({ level: 5, title: '思维能力测评报告', percent: 100 });
    const keys = (data.sections as { key: string }[]).map(({ key }) => key);
    expect(keys).toEqual(['abilities', 'answers', 'review']);
    expect(data.tonight).toMatchObject({ url: `/evaluation/analysis?id=${id}` });
  });
});
