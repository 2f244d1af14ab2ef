import type { Turn } from '../../../src/contract/evaluation/schema';
import type { EvaluationDemoState } from '../../../server/demo/content/evaluation-forms/states';
import { poolOf } from '../../../server/evaluation/forms';
import { startBackend, type Backend } from '../support/backend';
import { logIn, makeDue } from '../support/people';
import { PHONE } from './demo-phones';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

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

  it.each<[EvaluationDemoState, object]>([
    ['begun', { form: 'thinking', state: 'begun', answered: 4 }],
    ['last-question', { form: 'thinking', state: 'begun', answered: 11 }],
    ['time-over', { form: 'thinking', state: 'over', end: 'timeOver', answered: 7 }],
    ['over', { form: 'thinking', state: 'over', end: 'settled' }],
    ['over-cc', { form: 'cc', state: 'over', end: 'settled' }],
  ])('are put into the state %s', async (state, expected) => {
    const parent = await logIn(backend, PHONE.manySubjects);
    await makeDue(backend, parent, { evaluation: state });
    const { data } = await parent.visitor.ask('getEvaluations');
    expect(data.sittings).toMatchObject([expected]);
    const [sitting] = data.sittings as Turn['sitting'][];
    if (sitting?.state !== 'over') return;
    const report = await parent.visitor.ask('getEvaluationAppraisal', { sittingId: sitting.id });
    expect(Number(report.data.level)).toBeGreaterThan(0);
    const analysis = await parent.visitor.ask('getEvaluationAnalysis', { sittingId: sitting.id });
    expect(analysis.data.picture).toMatchObject({ kind: 'radar' });
  });

  it('are forgotten', async () => {
    const parent = await logIn(backend, PHONE.manySubjects);
    await makeDue(backend, parent, { evaluation: 'over' });
    await makeDue(backend, parent, { evaluation: 'none' });
    expect((await parent.visitor.ask('getEvaluations')).data.sittings).toEqual([]);
  });
});
