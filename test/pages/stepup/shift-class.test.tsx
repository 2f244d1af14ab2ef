import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpType } from '@/contract/stepup/values';
import { STEP_UP } from '../../support/fakes/step-up';
import type { OpenedScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { aClass, classesApi, keeps, labelled, led, openClasses, resources } from './choosing';

const { listStepUpResources } = stepupCalls;

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

describe('the classes that are recommended', () => {
  test('come with both lessons of the week, the first one, and who teaches', async () => {
    const screen = await openClasses();
    expect(screen.allByClass('class-card')).toHaveLength(3);
    for (const text of ['周二 9:30', '周五 9:00', '首次上课 明天 18:30', '林1老师']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.hasText('已为孩子保留推荐班级的名额，请放心挑选')).toBe(true);
  });

  test('without a date of the first lesson yet say so', async () => {
    const screen = await openClasses(classesApi({ recommend: [aClass(1, { firstLiveTime: '' })] }));
    expect(screen.hasText('首次上课时间待定')).toBe(true);
  });

  test('are looked for in the new step of type Y, and in the planned one of type N', async () => {
    const screen = await openClasses();
    const asked = { catePid: 5, cateSid: STEP_UP.newStepId, oldCycle: STEP_UP.oldCycle };
    expect(screen.api.requests(listStepUpResources)).toEqual([asked]);
    const other = await openClasses(classesApi({}, { type: StepUpType.n }));
    expect(other.api.requests(listStepUpResources)).toEqual([{ ...asked, cateSid: STEP_UP.planStepId }]);
  });

  test('that are none lead to all classes', async () => {
    const screen = await openClasses();
    await screen.tap('全部班级');
    screen.api.on(listStepUpResources, resources({ recommend: [] }));
    await screen.tap('推荐班级');
    await screen.tap('查看全部班级');
    expect(screen.allByClass('class-card')).toHaveLength(5);
  });

  test('are waited for as cards', async () => {
    const api = classesApi();
    api.onHold(listStepUpResources);
    const screen = await openClasses(api);
    expect(screen.allByClass('skeleton').length).toBeGreaterThan(0);
  });

  test('that are none at first lead to the times at once', async () => {
    const screen = await openClasses(classesApi({ recommend: [] }));
    expect(led(screen)).toEqual([['furtherShiftClassCenterFurtherChoiceTime']]);
  });

  test('that fail can be loaded again', async () => {
    const screen = await openClasses(classesApi().onFailure(listStepUpResources, { kind: 'timeout' }));
    expect(screen.hasText('网络超时，请检查网络')).toBe(true);
    expect(keeps(screen.api)).toBe(0);
    screen.api.on(listStepUpResources, resources());
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.allByClass('class-card')).toHaveLength(3);
    expect(keeps(screen.api)).toBe(1);
  });

  test('are tracked as the transfer page, once', async () => {
    const screen = await openClasses();
    await screen.tap('全部班级');
    expect(screen.tracker.payloads('step_up_choice_show')).toEqual([{ page: 'transfer', user: 'Y user' }]);
  });
});

describe('all classes', () => {
  test('are loaded with their tab, and show five at a time to their end', async () => {
    const screen = await openClasses();
    expect(screen.hasText('查看更多班级')).toBe(false);
    await screen.tap('全部班级');
    expect(screen.api.requests(listStepUpResources)).toHaveLength(2);
    expect(screen.allByClass('class-card')).toHaveLength(5);
    await screen.tap('查看更多班级');
    expect(screen.allByClass('class-card')).toHaveLength(10);
    await screen.tap('查看更多班级');
    expect(screen.allByClass('class-card')).toHaveLength(12);
    expect(screen.hasText('查看更多班级')).toBe(false);
    expect(screen.hasText('没有更多了')).toBe(true);
    await screen.tap('推荐班级');
    expect(screen.allByClass('class-card')).toHaveLength(3);
    expect(screen.api.requests(listStepUpResources)).toHaveLength(3);
    await screen.tap('全部班级');
    expect(screen.allByClass('class-card')).toHaveLength(5);
  });

  test('that are none lead to the times', async () => {
    const screen = await openClasses();
    screen.api.on(listStepUpResources, resources({ all: [], recommend: [], cycle: {} }));
    await screen.tap('全部班级');
    expect(screen.hasText('暂时没有可以选的班级，可以告诉我们合适的上课时间')).toBe(true);
    await screen.tap('提交意向时间');
    expect(led(screen)).toEqual([['furtherShiftClassCenterFurtherChoiceTime', { from: 'classes' }]]);
  });
});

describe('the filter of all classes', () => {
  const columns = (screen: OpenedScreen) =>
    screen
      .allByClass('column-sheet__column')
      .map((column) => [...column.children].map(({ textContent }) => textContent));
  const lastAsked = (screen: OpenedScreen) => screen.api.requests(listStepUpResources).at(-1);
  const confirm = (screen: OpenedScreen) => screen.tap('确定');

  test('offers the ends that can follow the chosen start, and asks with both', async () => {
    const screen = await openClasses();
    await screen.tap('全部班级');
    expect(labelled('第二节：先选第一节').getAttribute('aria-disabled')).toBe('true');
    await screen.tap(labelled('第一节：不限'));
    expect(columns(screen)).toEqual([
      ['周二', '周三'],
      ['9:30', '18:30'],
    ]);
    await screen.tap('18:30');
    await confirm(screen);
    expect(lastAsked(screen)).toMatchObject({ week1: 2, hour1: 18, minute1: 30 });
    expect(lastAsked(screen)).not.toHaveProperty('week2');
    await screen.tap(labelled('第二节：不限'));
    expect(columns(screen)).toEqual([['周五'], ['18:00', '18:30']]);
    await confirm(screen);
    expect(lastAsked(screen)).toMatchObject({ week1: 2, week2: 5, hour2: 18, minute2: 0 });
    expect(labelled('第二节：周五 18:00')).toBeTruthy();
  });

  test('forgets an end that cannot follow another start, and all of it when it is cleared', async () => {
    const screen = await openClasses();
    await screen.tap('全部班级');
    await screen.tap(labelled('第一节：不限'));
    await screen.tap('18:30');
    await confirm(screen);
    await screen.tap(labelled('第二节：不限'));
    await confirm(screen);
    await screen.tap(labelled('第一节：周二 18:30'));
    await screen.tap('周三');
    await confirm(screen);
    expect(lastAsked(screen)).toMatchObject({ week1: 3, hour1: 19, minute1: 0 });
    expect(lastAsked(screen)).not.toHaveProperty('week2');
    await screen.tap('清除');
    expect(lastAsked(screen)).not.toHaveProperty('week1');
  });

  test('that nothing fits leads back to all times', async () => {
    const api = classesApi();
    const screen = await openClasses(api);
    await screen.tap('全部班级');
    api.on(listStepUpResources, ({ week1 }) => resources(week1 ? { all: [], cycle: {} } : {}));
    await screen.tap(labelled('第一节：不限'));
    await confirm(screen);
    expect(screen.hasText('没有符合这个时间的班级，换个时间试试')).toBe(true);
    await screen.tap('查看全部时间');
    expect(screen.allByClass('class-card')).toHaveLength(5);
  });

  test('is gone with the tab', async () => {
    const screen = await openClasses();
    await screen.tap('全部班级');
    await screen.tap(labelled('第一节：不限'));
    await confirm(screen);
    await screen.tap('推荐班级');
    expect(lastAsked(screen)).not.toHaveProperty('week1');
    expect(screen.allByClass('filter-bar')).toEqual([]);
  });
});
