import type { ComponentType } from 'react';
import { guidesCalls } from '@/contract/guides/calls';
import type { Guide } from '@/contract/guides/schema';
import { GuideCode, GuideNeeds } from '@/contract/guides/values';
import { Runtime } from '@/contract/host';
import { RedirectType } from '@/contract/links/values';
import { routes, type RouteName } from '@/contract/routes';
import CommonGuide from '@/pages/guides/common';
import LiveGuide from '@/pages/guides/live';
import SpecialTaskFinishGuide from '@/pages/guides/special-task-finish';
import { FakeApi } from '../../support/fakes/fake-api';
import { TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const next = {
  redirectType: RedirectType.innerPage,
  url: routes.homeworkList.path,
  text: '去做作业',
  needs: GuideNeeds.nothing,
  where: '在家长端的“课程”里。',
};

const GUIDE: Guide = {
  code: 'any',
  title: '怎样在线做作业',
  words: '做一半也会自动保存。',
  steps: [
    {
      title: '打开作业列表',
      words: '没做的排在最前面。',
      picture: 'https://app.example/a.svg',
      alt: '作业列表',
    },
    { title: '提交', words: '检查后提交。', picture: '', alt: '' },
  ],
  notes: ['换一部手机接着做也可以。'],
  next,
};

const apiOf = (guide: Guide | null) => new FakeApi().on(guidesCalls.getGuide, guide);

/** Guide codes with a dedicated page, and its route. */
const OWN: Readonly<Record<string, RouteName>> = {
  [GuideCode.onlineHomework]: 'onlineHomeworkGuide',
  [GuideCode.gradingReport]: 'gradingReportGuide',
  [GuideCode.live]: 'liveGuide',
  [GuideCode.beforeClass]: 'beforeClassGuide',
  [GuideCode.entrance]: 'entranceGuide',
  [GuideCode.specialTaskFinish]: 'specialTaskFinishGuide',
  [GuideCode.onlineAuditTask]: 'onlineAuditTaskGuide',
  [GuideCode.recordHomeworkFinish]: 'recordHomeworkFinishGuide',
  [GuideCode.recordStudyFinish]: 'recordStudyFinishGuide',
  [GuideCode.stageTask]: 'stageTaskGuide',
  [GuideCode.littleTeacher]: 'littleTeacherGuide',
  [GuideCode.molierduoNotice]: 'molierduoNotice',
};

const pageOf = async (name: RouteName) =>
  ((await import(`../../../src/pages/${routes[name].page}/index`)) as { default: ComponentType }).default;

describe('A guide', () => {
  test.each(Object.entries(OWN))('of code %s has a page of its own that asks for it', async (code, name) => {
    const api = apiOf(GUIDE);
    await openScreen(name, await pageOf(name), { api });
    expect(api.requests(guidesCalls.getGuide)).toEqual([{ code }]);
  });

  test('shows its purpose, its steps in order with their pictures, and tips', async () => {
    const screen = await openScreen('liveGuide', LiveGuide, { api: apiOf(GUIDE) });
    expect(screen.byClass('guide__title').textContent).toBe(GUIDE.title);
    expect(screen.allByClass('guide__step-title').map(({ textContent }) => textContent)).toEqual([
      '打开作业列表',
      '提交',
    ]);
    expect(screen.allByClass('picture__image').map((image) => image.getAttribute('alt'))).toEqual([
      '作业列表',
    ]);
    expect(screen.hasText('换一部手机接着做也可以。')).toBe(true);
  });

  test('does the next step where the host can', async () => {
    const screen = await openScreen('liveGuide', LiveGuide, { api: apiOf(GUIDE), user: TEST_USER });
    await screen.tap('去做作业');
    expect(screen.platform.navigation.last?.url).toBe('/pages/homework/list/index');
  });

  test('says where, and leads to the app, where the next step needs the app', async () => {
    const api = apiOf({ ...GUIDE, next: { ...next, needs: GuideNeeds.app } });
    const screen = await openScreen('liveGuide', LiveGuide, { api });
    expect(screen.hasText('去做作业')).toBe(false);
    expect(screen.hasText(next.where)).toBe(true);
    await screen.tap('去下载家长端');
    expect(screen.platform.navigation.last?.url).toContain('/pages/download/download-app/index?type=1');
  });

  test('has the button in the app itself', async () => {
    const api = apiOf({ ...GUIDE, next: { ...next, needs: GuideNeeds.app } });
    const screen = await openScreen('liveGuide', LiveGuide, {
      api,
      platform: { runtime: Runtime.androidApp },
    });
    expect(screen.hasText('去做作业')).toBe(true);
    expect(screen.hasText(next.where)).toBe(false);
  });

  test('says where listening is possible when it is not possible here', async () => {
    const listening = { ...GUIDE, next: { ...next, needs: GuideNeeds.listening } };
    const web = await openScreen('liveGuide', LiveGuide, { api: apiOf(listening) });
    expect(web.hasText('去做作业')).toBe(false);
    const ios = { runtime: Runtime.iosApp };
    const app = await openScreen('liveGuide', LiveGuide, { api: apiOf(listening), platform: ios });
    expect(app.hasText('去做作业')).toBe(true);
  });

  test('says where in the mini program when the page is not available there', async () => {
    const toTasks = { ...next, url: routes.myTaskCenterMyTaskList.path, text: '看我的任务' };
    const screen = await openScreen('specialTaskFinishGuide', SpecialTaskFinishGuide, {
      api: apiOf({ ...GUIDE, next: toTasks }),
      platform: { runtime: Runtime.weixinMiniApp },
    });
    expect(screen.hasText('看我的任务')).toBe(false);
    expect(screen.hasText(next.where)).toBe(true);
  });

  test('has no button where there is no next step', async () => {
    const screen = await openScreen('liveGuide', LiveGuide, { api: apiOf({ ...GUIDE, next: null }) });
    expect(screen.allByClass('guide__next')).toHaveLength(0);
  });
});

describe('The guide of any code', () => {
  const open = (code: string | undefined, api: FakeApi) =>
    openScreen('commonGuide', CommonGuide, { api, query: code === undefined ? {} : { code } });

  test('is asked for by the code of the address', async () => {
    const api = apiOf(GUIDE);
    await open('little_teacher_card_mini', api);
    expect(api.requests(guidesCalls.getGuide)).toEqual([{ code: 'little_teacher_card_mini' }]);
  });

  test('of an unknown code has a page that says so and leads on', async () => {
    const screen = await open('gone', apiOf(null));
    expect(screen.hasText('找不到这份引导，可能已经下架')).toBe(true);
    await screen.tap('回首页');
    expect(screen.platform.navigation.last).toEqual({ how: 'reLaunch', url: '/pages/home/home/index' });
  });

  test.each([undefined, '', ' ', '<b>', '引导', 'x'.repeat(65)])('makes no request for %p', async (code) => {
    const api = apiOf(GUIDE);
    const screen = await open(code, api);
    expect(api.requests(guidesCalls.getGuide)).toEqual([]);
    expect(screen.hasText('找不到这份引导，可能已经下架')).toBe(true);
  });
});
