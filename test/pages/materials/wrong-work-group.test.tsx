import { configurationCalls } from '@/contract/configuration/calls';
import { materialsCalls } from '@/contract/materials/calls';
import { wrongChanges } from '@/features/questions/wrong-changes';
import WrongWorkGroup from '@/pages/materials/wrong-work-group';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen } from '../support/open-screen';

const question = {
  id: 1,
  subject: 0,
  knowledgeId: 5,
  knowledge: '找规律',
  stem: '2，5，11，23，（　）',
  options: ['35', '47'],
  childAnswer: '35',
  rightAnswer: '47',
  analysis: '后一个数等于前一个数乘 2 再加 1',
  source: '第2讲',
  wrongAt: '2026-11-18 20:00:00',
  wrongTimes: 2,
  isMastered: false,
} as const;
const groups = [
  {
    subject: 0 as const,
    total: 3,
    open: 2,
    points: [
      { id: 5, name: '找规律', total: 2, open: 1 },
      { id: 6, name: '巧数方块', total: 1, open: 1 },
    ],
  },
  { subject: 1 as const, total: 1, open: 0, points: [{ id: 8, name: '看图说话', total: 1, open: 0 }] },
];
const backend = (config = { main_switch: 'white', white_list: [TEST_USER.userId] }) =>
  new FakeApi()
    .on(configurationCalls.getConfigurations, { No_wrong_subject_me_list: config })
    .on(materialsCalls.getWrongQuestionGroups, groups)
    .on(materialsCalls.getWrongQuestions, [{ ...question, options: [...question.options] }], 1);
const open = (api = backend()) =>
  openScreen('wrongWorkGroup', WrongWorkGroup, { user: TEST_USER, student: OFFICIAL, api });

describe('the wrong-question collection', () => {
  test('is calm where it is not open to the child', async () => {
    const screen = await open(backend({ main_switch: 'white', white_list: [] }));
    expect(screen.hasText('错题本暂未对您开放')).toBe(true);
    expect(screen.api.requests(materialsCalls.getWrongQuestionGroups)).toEqual([]);
    await screen.tap(screen.allByClass('button')[0] as HTMLElement);
    expect(screen.platform.navigation.last).toBeDefined();
  });

  test('shows a question without its answer, so that a child can try again, and leads to it', async () => {
    const screen = await open();
    const card = screen.byClass('wrong__card');
    expect(card.textContent).toBe('找规律错了2次2，5，11，23，（　）A. 35B. 47第2讲 · 11月18日讲解和练习');
    await screen.tap(card);
    expect(screen.platform.navigation.last?.url).toContain('question-detail/index?wrongQuestionId=1');
  });

  test('is by subject and by knowledge point', async () => {
    const screen = await open();
    const points = [...screen.byClass('tabs--second').querySelectorAll('.tabs__text')];
    expect(points.map(({ textContent }) => textContent)).toEqual(['全部 2', '找规律 1', '巧数方块 1']);
    await screen.tap('巧数方块 1');
    await screen.tap('语文口才');
    expect(screen.api.requests(materialsCalls.getWrongQuestions).slice(1)).toEqual([
      { page: 1, limit: 10, subject: 0, knowledgeId: 6, isMastered: false },
      { page: 1, limit: 10, subject: 1, isMastered: false },
    ]);
    expect(screen.hasText('共1题，全部掌握了，真棒！')).toBe(true);
  });

  test('asks again after a question was marked on its own page, and only then', async () => {
    const screen = await open();
    await leaveAndComeBack(screen);
    expect(screen.api.requests(materialsCalls.getWrongQuestions)).toHaveLength(1);
    screen.app.get(wrongChanges).count += 1;
    await leaveAndComeBack(screen);
    expect(screen.api.requests(materialsCalls.getWrongQuestionGroups)).toHaveLength(2);
    expect(screen.api.requests(materialsCalls.getWrongQuestions)).toHaveLength(2);
  });

  test('says when a point is mastered, and shows all questions when asked', async () => {
    const api = backend().on(materialsCalls.getWrongQuestions, [], 0);
    const screen = await open(api);
    expect(screen.hasText('这个知识点的错题都掌握了')).toBe(true);
    await screen.tap(screen.byClass('empty-state__action'));
    expect(api.requests(materialsCalls.getWrongQuestions).at(-1)).toEqual({
      page: 1,
      limit: 10,
      subject: 0,
    });
  });

  test('without a wrong question praises, with a link', async () => {
    const screen = await open(backend().on(materialsCalls.getWrongQuestionGroups, []));
    expect(screen.hasText('还没有错题，我真为孩子高兴')).toBe(true);
    await screen.tap('去我的课程');
    expect(screen.platform.navigation.last?.url).toContain('my-tab-class');
  });

  test('that could not be loaded is loaded again', async () => {
    const api = backend().onFailure(configurationCalls.getConfigurations, { kind: 'network' });
    const screen = await open(api);
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    api.on(configurationCalls.getConfigurations, {
      No_wrong_subject_me_list: { main_switch: 'all', white_list: [] },
    });
    await screen.tap('重新加载');
    expect(screen.hasText('B. 47')).toBe(true);
  });
});
