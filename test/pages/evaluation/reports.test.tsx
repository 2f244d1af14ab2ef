import { evaluationCalls } from '@/contract/evaluation/calls';
import { EVALUATION_CODE } from '@/contract/evaluation/values';
import { BACKEND_CODE } from '@/contract/errors';
import Analysis from '@/pages/evaluation/analysis';
import AppraisalReport from '@/pages/evaluation/appraisal-report';
import CcAnalysis from '@/pages/evaluation/cc-analysis';
import CcAppraisalReport from '@/pages/evaluation/cc-appraisal-report';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { analysisOf, appraisalOf, SITTING } from './results';

const { getEvaluationAnalysis, getEvaluationAppraisal, getEvaluations } = evaluationCalls;
const LOGGED_IN = { user: TEST_USER, student: OFFICIAL };
const NAMED = { ...LOGGED_IN, query: { id: SITTING } };

const openAnalysis = (api: FakeApi, options: object = NAMED) =>
  openScreen('evaluationAnalysis', Analysis, { api, ...options });
const openAppraisal = (api: FakeApi, options: object = NAMED) =>
  openScreen('evaluationAppraisalReport', AppraisalReport, { api, ...options });

describe('the analysis of an evaluation', () => {
  test('shows each ability, and each question with the given answer, the right one and why', async () => {
    const api = new FakeApi().on(getEvaluationAnalysis, analysisOf());
    const screen = await openAnalysis(api);
    expect(api.requests(getEvaluationAnalysis)).toEqual([{ sittingId: SITTING }]);
    expect(screen.hasText('2题答对1题')).toBe(true);
    expect(screen.hasText('一半答对了，再练练会更稳')).toBe(true);
    expect(screen.byClass('choice--wrong').textContent).toContain('3');
    expect(screen.byClass('choice--missed').textContent).toContain('5');
    expect(screen.hasText('5 比 3 大。')).toBe(true);
    expect(screen.hasText('逻辑推理 · 难度 2')).toBe(true);
  });

  test('draws the shape of five abilities; fewer are rows, which a picture would repeat', async () => {
    const shapesOf = async (names: readonly string[]) => {
      const points = names.map((label) => ({ label, value: 50 }));
      const picture = {
        ...{ kind: 'radar' as const, unit: '%', max: 100, nowName: '', beforeName: '' },
        points,
      };
      const screen = await openAnalysis(new FakeApi().on(getEvaluationAnalysis, analysisOf({ picture })));
      return screen.allByClass('picture-view').map((one) => one.getAttribute('aria-label'));
    };
    const five = ['逻辑推理', '空间想象', '数感运算', '策略应用', '观察比较'];
    expect(await shapesOf(five)).toEqual(['各项能力的正确率']);
    expect(await shapesOf(five.slice(0, 4))).toEqual([]);
  });

  test('says so where nothing was answered', async () => {
    const api = new FakeApi().on(
      getEvaluationAnalysis,
      analysisOf({ asked: 0, right: 0, abilities: [], picture: null, questions: [] }),
    );
    const screen = await openAnalysis(api);
    expect(screen.hasText('这次没有作答')).toBe(true);
    expect(screen.hasText('这次没有题目')).toBe(true);
  });

  test('leads on to the report of its own form', async () => {
    const cc = analysisOf();
    const api = new FakeApi().on(getEvaluationAnalysis, { ...cc, sitting: { ...cc.sitting, form: 'cc' } });
    const screen = await openScreen('evaluationCcAnalysis', CcAnalysis, { api, ...NAMED });
    await screen.tap('看测评报告');
    expect(screen.platform.navigation.last?.url).toContain('cc-appraisal-report');
    expect(screen.platform.navigation.last?.url).toContain(SITTING);
  });
});

describe('the report of an evaluation', () => {
  test('is that of the newest of its own form where the address names none', async () => {
    const { sitting } = analysisOf();
    const sittings = [
      { ...sitting, id: 'x'.repeat(22), form: 'cc' as const },
      { ...sitting, id: 'y'.repeat(22), state: 'begun' as const },
      sitting,
    ];
    const api = new FakeApi()
      .on(getEvaluations, { childName: '小豆', age: 6, sittings })
      .on(getEvaluationAnalysis, analysisOf());
    await openAnalysis(api, LOGGED_IN);
    expect(api.requests(getEvaluationAnalysis)).toEqual([{ sittingId: SITTING }]);
  });

  test('is missing where nothing is finished yet, or the id is invalid', async () => {
    const api = new FakeApi().on(getEvaluations, { childName: '', age: 0, sittings: [] });
    const screen = await openAnalysis(api, LOGGED_IN);
    expect(screen.hasText('找不到这次测评')).toBe(true);
    const other = await openAnalysis(api, { ...LOGGED_IN, query: { id: '7' } });
    expect(other.hasText('找不到这次测评')).toBe(true);
    expect(api.requests(getEvaluationAnalysis)).toEqual([]);
  });

  test('of another child is not found', async () => {
    const api = new FakeApi().onRefusal(getEvaluationAppraisal, BACKEND_CODE.notFound, '没有');
    const screen = await openAppraisal(api);
    expect(screen.hasText('找不到这次测评')).toBe(true);
    expect(screen.hasText('小豆')).toBe(false);
    await screen.tap('全部测评');
    expect(screen.platform.navigation.last?.url).toContain('evaluation');
  });

  test('is there only at the end: before, the child goes on', async () => {
    const api = new FakeApi().onRefusal(getEvaluationAnalysis, EVALUATION_CODE.notOver, '还没做完');
    const screen = await openAnalysis(api);
    expect(screen.hasText('这次测评还没有做完，做完就能看到结果')).toBe(true);
    await screen.tap('接着做');
    expect(screen.platform.navigation.last?.url).toContain(`id=${SITTING}`);
  });

  test('needs a login, in the app or for the evaluation', async () => {
    const api = new FakeApi();
    const screen = await openAnalysis(api, { query: { id: SITTING } });
    expect(api.requests(getEvaluationAnalysis)).toEqual([]);
    await screen.tap('登录测评');
    expect(screen.platform.navigation.last?.url).toContain('evaluation/login');
  });

  test('is loaded once more after a failure', async () => {
    const api = new FakeApi().onFailure(getEvaluationAnalysis, { kind: 'network' });
    const screen = await openAnalysis(api);
    expect(screen.hasText('小豆')).toBe(false);
    api.on(getEvaluationAnalysis, analysisOf());
    await screen.tap(screen.byClass('button'));
    expect(screen.hasText('小豆')).toBe(true);
  });

  test('shows its own shape while it loads', async () => {
    const api = new FakeApi();
    api.onHold(getEvaluationAnalysis);
    const screen = await openAnalysis(api);
    expect(screen.allByClass('skeleton-part').length).toBeGreaterThan(0);
  });
});

describe('the appraisal report', () => {
  test('says the level among all levels, what to practise, and one thing for tonight', async () => {
    const api = new FakeApi().on(getEvaluationAppraisal, appraisalOf());
    const screen = await openAppraisal(api);
    expect(screen.hasText('思维能力报告')).toBe(true);
    expect(screen.byClass('ladder__step--here').textContent).toContain('起步');
    expect(screen.hasText('可以先练空间想象。')).toBe(true);
    await screen.tap('一起看看答题解析');
    expect(screen.platform.navigation.last?.url).toContain('analysis');
  });

  test('offers courses that follow to a logged-in parent, of an evaluation that the growth space knows', async () => {
    const api = new FakeApi().on(getEvaluationAppraisal, appraisalOf());
    const screen = await openAppraisal(api);
    await screen.tap('适合孩子的课程');
    expect(screen.platform.navigation.last?.url).toContain('evaluation_id=7');
    const none = await openAppraisal(
      new FakeApi().on(getEvaluationAppraisal, appraisalOf({ evaluationId: 0 })),
    );
    expect(none.hasText('适合孩子的课程')).toBe(false);
  });

  test('offers a trial lesson at its end, of both forms', async () => {
    const api = new FakeApi().on(getEvaluationAppraisal, appraisalOf());
    expect((await openAppraisal(api)).hasText('免费试听一节课')).toBe(true);
    const cc = await openScreen('evaluationCcAppraisalReport', CcAppraisalReport, { api, ...NAMED });
    expect(cc.hasText('免费试听一节课')).toBe(true);
  });
});
