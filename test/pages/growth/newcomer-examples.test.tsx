import type { ComponentType } from 'react';
import { activitiesCalls } from '@/contract/activities/calls';
import { FreeTrialState } from '@/contract/activities/values';
import { configurationCalls } from '@/contract/configuration/calls';
import { coursesCalls } from '@/contract/courses/calls';
import { growthCalls } from '@/contract/growth/calls';
import { homeCalls } from '@/contract/home/calls';
import { Runtime } from '@/contract/host';
import { AuditionStatus } from '@/contract/profile/status';
import type { RouteName } from '@/contract/routes';
import MyTabClass from '@/pages/courses/my-tab-class';
import GrowReportList from '@/pages/growth/report-list';
import StudyPlan from '@/pages/growth/study-plan';
import { OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { spaceBackend } from './space-samples';

const NOT_AUDITIONED = { ...UNOFFICIAL, studentAuditionStatusEnums: [{ status: AuditionStatus.notYet }] };

const open = (
  name: RouteName,
  Page: ComponentType,
  student: object = NOT_AUDITIONED,
  runtime: Runtime = Runtime.weixinWeb,
) =>
  openScreen(name, Page, {
    ...{ user: TEST_USER, student, platform: { runtime } },
    api: spaceBackend([])
      .on(homeCalls.getTabConfig, [])
      .on(homeCalls.getPositionBanner, [])
      .on(configurationCalls.getConfigurations, {})
      .on(growthCalls.listGrowthReports, [], 0)
      .on(growthCalls.getStudyPlan, { days: [] })
      .on(coursesCalls.getCourseStudyList, [])
      .on(activitiesCalls.getFreeTrial, { state: FreeTrialState.open, claimedAt: '' }),
  });

type Opened = Awaited<ReturnType<typeof open>>;
const cards = (screen: Opened) => screen.allByClass('examples__card');

describe('A newcomer without anything yet', () => {
  test.each([
    ['reports', 'growUpGrowReportList', GrowReportList],
    ['a plan', 'growUpStudyPlan', StudyPlan],
    ['courses', 'myTabClass', MyTabClass],
  ] as const)('sees examples of %s, each of which says that it is one', async (_what, name, Page) => {
    const screen = await open(name, Page);
    await screen.settle();
    expect(cards(screen).length).toBeGreaterThan(1);
    for (const card of cards(screen)) expect(card.querySelector('.examples__mark')?.textContent).toBe('示例');
    expect(screen.hasText('免费试听课')).toBe(true);
  });

  test('leads from the example of a report to the full one', async () => {
    const screen = await open('growUpGrowReportList', GrowReportList);
    await screen.tap('看示例报告');
    expect(screen.platform.navigation.last?.url).toContain('/pages/growth/demo-report/index');
  });

  test('books the lesson to try from the courses, in the mini program too', async () => {
    const screen = await open('myTabClass', MyTabClass, NOT_AUDITIONED, Runtime.weixinMiniApp);
    await screen.tap('约免费试听课');
    expect(JSON.stringify(screen.platform.navigation.moves)).toContain('aboutClassCenter');
  });

  test('official students see none in a week without classes', async () => {
    const screen = await open('growUpStudyPlan', StudyPlan, OFFICIAL);
    await screen.settle();
    expect(cards(screen)).toEqual([]);
    expect(screen.hasText('这一周没有课程安排')).toBe(true);
  });
});
