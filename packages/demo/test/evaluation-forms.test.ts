import type { Turn } from '../../../src/contract/evaluation/schema';
import type { ScenarioState } from '../../../src/contract/scenario';
import { slip } from '../content/evaluation-forms/slip';
import { nextQuestion, startOf, type Given } from '../../../server/domains/evaluation/adaptive';
import { poolOf } from '../../../server/domains/evaluation/forms';
import { questionsByIds, type QuestionRow } from '../../../server/domains/questions/bank';
import { checkAnswer, shapeMismatchOf, solutionOf } from '../../../server/domains/questions/engine';
import type { Answer } from '../../../src/contract/questions/question.schema';
import { Verdict } from '../../../src/contract/questions/values';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, setScenario } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

function rightOf(row: QuestionRow): Answer {
  const { answer } = solutionOf({ config: backend.services.config, headers: {} }, row);
  if (answer === null) throw new Error(`No program can check ${row.code}`);
  return answer;
}

describe('Evaluations of the demonstration', () => {
  it.each([
    ['thinking', 0],
    ['cc', 1],
  ] as const)('%s has questions of every difficulty in five abilities', async (form, subject) => {
    const pool = await poolOf(backend.services.db, { form, subject });
    const times = [1, 2, 3, 4, 5].map(
      (level) => pool.filter(({ difficulty }) => difficulty === level).length,
    );
    expect(Math.min(...times)).toBeGreaterThanOrEqual(6);
    expect(new Set(pool.map(({ ability }) => ability)).size).toBe(5);
  });

  it.each([
    ['thinking', 0],
    ['cc', 1],
  ] as const)(
    '%s has a right answer to each question, and others than that are not right',
    async (form, subject) => {
      const { db } = backend.services;
      const ids = (await poolOf(db, { form, subject })).map(({ id }) => id);
      const rows = await questionsByIds(db, ids);
      expect(rows).toHaveLength(ids.length);
      for (const row of rows) {
        const right = rightOf(row);
        expect([row.code, shapeMismatchOf(row, right)]).toEqual([row.code, null]);
        expect([row.code, checkAnswer(row, right).verdict]).toEqual([row.code, Verdict.right]);
        expect([row.code, checkAnswer(row, slip(row, right)).verdict]).not.toEqual([row.code, Verdict.right]);
      }
    },
  );

  it.each([
    ['thinking', 0],
    ['cc', 1],
  ] as const)(
    '%s has at least four kinds of questions, whatever the level of the child',
    async (form, subject) => {
      const pool = await poolOf(backend.services.db, { form, subject });
      for (const age of [4, 6, 8, 11])
        for (const upTo of [0, 1, 2, 3, 4, 5])
          for (const seed of [1, 20, 300]) {
            const given: Given[] = [];
            const next = () => nextQuestion(pool, given, { seed, start: startOf(age) });
            for (let asked = next(); asked !== null; asked = next())
              given.push({ ...asked, isRight: asked.difficulty <= upTo });
            const kinds = given.map(({ id }) => pool.find((one) => one.id === id)?.kind);
            expect([age, upTo, seed, new Set(kinds).size >= 4]).toEqual([age, upTo, seed, true]);
          }
    },
  );

  it.each<[ScenarioState<'evaluation'>, object]>([
    ['begun', { form: 'thinking', state: 'begun', answered: 4 }],
    ['last-question', { form: 'thinking', state: 'begun', answered: 11 }],
    ['time-over', { form: 'thinking', state: 'over', end: 'timeOver', answered: 7 }],
    ['over', { form: 'thinking', state: 'over', end: 'settled' }],
    ['over-cc', { form: 'cc', state: 'over', end: 'settled' }],
  ])('are put into the state %s', async (state, expected) => {
    const parent = await logIn(backend, PHONE.manySubjects);
    await setScenario(backend, parent, { evaluation: state });
    const { data } = await parent.visitor.ask('getEvaluations');
    expect(data.sittings).toMatchObject([expected]);
    const [sitting] = data.sittings as Turn['sitting'][];
    if (sitting?.state !== 'over') return;
    const report = await parent.visitor.ask('getEvaluationAppraisal', { sittingId: sitting.id });
    expect(Number(report.data.level)).toBeGreaterThan(0);
    const analysis = await parent.visitor.ask('getEvaluationAnalysis', { sittingId: sitting.id });
    expect(analysis.data.picture).toMatchObject({ kind: 'ring' });
  });

  it('are put into a state for every account that testers name', async () => {
    for (const phone of [PHONE.unofficial, PHONE.oneSubject]) {
      const parent = await logIn(backend, phone);
      await setScenario(backend, parent, { evaluation: 'begun' });
      expect((await parent.visitor.ask('getEvaluations')).data.sittings).toMatchObject([{ answered: 4 }]);
    }
  });

  it('are forgotten', async () => {
    const parent = await logIn(backend, PHONE.manySubjects);
    await setScenario(backend, parent, { evaluation: 'over' });
    await setScenario(backend, parent, { evaluation: 'none' });
    expect((await parent.visitor.ask('getEvaluations')).data.sittings).toEqual([]);
  });
});
