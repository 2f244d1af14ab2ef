import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import HigherLevel from '@/pages/stepup/higher-level';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aStepUp, higherLevelApi } from '../../support/fakes/higher-level';
import { openScreen, type OpenedScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { aClass, staysHere } from './choosing';

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

/** The child moves up to S3 or stays in S2, where two classes fit. */
const undecided = (change: Partial<StepUpInfo> = {}) =>
  higherLevelApi(aStepUp({ type: StepUpType.n, newTeacherId: 0, ...change })).on(
    stepupCalls.getRecommendedClasses,
    { detail: aClass(2), list: [aClass(1), aClass(2)] },
  );

const open = (api = undecided()) =>
  openScreen('higherLevel', HigherLevel, {
    ...{ user: TEST_USER, student: OFFICIAL, api },
    prepare: (fake) => {
      staysHere(fake);
      jest.spyOn(fake.app.router, 'go').mockResolvedValue(undefined);
    },
  });

const went = ({ app }: OpenedScreen) => (app.router.go as jest.Mock).mock.calls as unknown[];

async function choose(screen: OpenedScreen, option: string): Promise<void> {
  await screen.tap(option);
  await screen.tap('选好了');
}

describe('a child of type N', () => {
  test('is asked whether it steps up, as on the page of the further education', async () => {
    const screen = await open();
    expect(screen.hasText('新学年，孩子要升班吗')).toBe(true);
    const [upgrade, stay] = screen.allByClass('year-choices__option').map(({ textContent }) => textContent);
    expect([upgrade, stay]).toEqual([
      expect.stringContaining('升入 S3'),
      expect.stringMatching(/推荐.*继续学习 S2/),
    ]);
    expect(screen.byText('请先选择一项').closest('[aria-disabled=true]')).not.toBeNull();
    expect([screen.hasText('现在学习 S2'), screen.hasText('去选班级')]).toEqual([true, false]);
  });

  test('that steps up has its arrangement to confirm', async () => {
    const screen = await open();
    screen.api.on(stepupCalls.getHigherLevelInfo, aStepUp());
    await choose(screen, '升入 S3');
    expect(screen.api.requests(stepupCalls.updateStepUpType)).toEqual([
      { student_id: 42, operator_id: 42, operator: '豆豆' },
    ]);
    expect(screen.api.requests(stepupCalls.adminCallback)).toHaveLength(1);
    expect([screen.hasText('查看新学年的安排'), screen.hasText('S2 升到 S3')]).toEqual([true, true]);
    expect(went(screen)).toEqual([]);
  });

  test('that has stepped up is not asked again where its state is unknown', async () => {
    const screen = await open();
    screen.api.onFailure(stepupCalls.getHigherLevelInfo, { kind: 'network' });
    await choose(screen, '升入 S3');
    expect([screen.hasText('S2 升到 S3'), screen.hasText('选好了')]).toEqual([true, false]);
  });

  test('that stays is looked at first, then chooses a class of its step', async () => {
    const screen = await open();
    await choose(screen, '暂不升班');
    expect(screen.api.requests(stepupCalls.checkStepUpResources)).toHaveLength(1);
    expect(screen.api.requests(stepupCalls.updateStepUpType)).toEqual([]);
    expect(went(screen)).toEqual([['higherLevelSelectClass']]);
  });

  test('that stays names times where no class suits', async () => {
    const api = undecided().on(stepupCalls.getRecommendedClasses, { detail: null, list: [] });
    const screen = await open(api);
    await choose(screen, '暂不升班');
    expect(went(screen)).toEqual([['higherLevelSelectTime']]);
  });

  test('that may not choose a class sees why, with the contacts, and what was picked stays', async () => {
    const api = undecided().onRefusal(stepupCalls.checkStepUpResources, '201', '孩子暂不可选班');
    const screen = await open(api);
    await choose(screen, '暂不升班');
    expect([screen.hasText('孩子暂不可选班'), screen.hasText('通知班主任'), went(screen)]).toEqual([
      true,
      true,
      [],
    ]);
    expect(screen.byClass('year-choices__option--chosen').textContent).toContain('暂不升班');
  });

  test('whose state has changed meanwhile is shown as it is', async () => {
    const api = undecided().onRefusal(stepupCalls.updateStepUpType, '201', '状态已经变化');
    const screen = await open(api);
    api.on(stepupCalls.getHigherLevelInfo, aStepUp({ type: StepUpType.n, status: StepUpStatus.complete }));
    await choose(screen, '升入 S3');
    expect([screen.hasText('孩子的班级'), screen.hasText('选好了')]).toEqual([true, false]);
  });

  test('has no class to choose without a category', async () => {
    const screen = await open(undecided({ planCateId: 0 }));
    await choose(screen, '暂不升班');
    expect([screen.hasText('这项功能暂时还没有开放'), went(screen)]).toEqual([true, []]);
  });
});

describe('the recommended class', () => {
  test('is what a child that stays may look at before it chooses, with how many more there are', async () => {
    const screen = await open();
    expect(screen.hasText('推荐班级')).toBe(false);
    await screen.tap('暂不升班');
    for (const text of ['推荐班级', '新学年课程 S2', '周二 10:30', '林2老师', '还有1个班的时间也合适']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    await screen.tap('升入 S3');
    expect(screen.hasText('推荐班级')).toBe(false);
  });

  test('is the first of the list where none is singled out', async () => {
    const api = undecided().on(stepupCalls.getRecommendedClasses, { detail: null, list: [aClass(1)] });
    const screen = await open(api);
    await screen.tap('暂不升班');
    expect([screen.hasText('林1老师'), screen.hasText('时间也合适')]).toEqual([true, false]);
  });

  test('is of the new step for a child of type Y that is grouped and owes its times', async () => {
    const screen = await open(undecided({ type: StepUpType.y, status: StepUpStatus.grouping }));
    expect([screen.hasText('新学年课程 S3'), screen.hasText('去选班级')]).toEqual([true, true]);
  });
});
