/** Screens of demo account 3 with the pea pointing at what to tap: the pictures of the guides. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
  GUIDE_SCREENS,
  GUIDE_SCREENS_FOLDER,
  type GuideScreen,
} from '../../../server/domains/guides/pictures';
import { peaUrl } from '../../../src/components/Pea/parts';
import type { RouteName } from '../../../src/contract/routes';
import type { Scenario } from '../../../src/contract/scenario';
import { addressesWith, paramsOf } from '../../e2e/h5/shell/support/addresses';
import { runtimeNamed } from '../../e2e/support/runtimes';
import { expect, test } from '../../e2e/support/test';
import { point, SHOWN } from './point';

const PHONE = '13800000003';
const MAX_BYTES = 32_000;

interface Shot {
  readonly route: RouteName;
  readonly target: (page: Page) => Locator;
  readonly scenario?: Scenario;
  /** What a parent does before. */
  readonly before?: (page: Page) => Promise<void>;
}

const by = (selector: string) => (page: Page) => page.locator(selector).locator('visible=true').first();
const tab = (name: string) => (page: Page) =>
  page.locator('.tab-bar').getByText(name, { exact: true }).locator('visible=true');

async function toLastQuestion(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: '下一题' });
  while (await next.isVisible()) await next.click();
}

const SHOTS: Readonly<Record<GuideScreen, Shot>> = {
  audit: {
    ...{ route: 'index', target: by('.today-bar__step') },
    scenario: { lesson: 'live-now' },
  },
  beforeClass: { route: 'beforeClass', target: by('.before-class__item') },
  corrected: {
    route: 'homeworkDetail',
    target: by('.correction .sound-button'),
  },
  gradingParts: { route: 'reportGrade', target: by('.report-section .rate') },
  gradingReport: { route: 'reportGrade', target: by('.report-cover__sentence') },
  handIn: {
    ...{ route: 'homeworkSubmit', before: toLastQuestion },
    target: (page) => page.getByRole('button', { name: '检查并提交' }),
  },
  homeworkList: { route: 'homeworkList', target: by('.homework-row') },
  lesson: { route: 'index', target: by('.today-lead__words'), scenario: { lesson: 'none' } },
  littleTeacher: { route: 'littleTeacherList', target: by('.work-card') },
  question: { route: 'homeworkSubmit', target: by('.choice') },
  recordedLesson: { route: 'courseRecordedContent', target: by('.recorded-content__title') },
  tabCourses: { route: 'myTabClass', target: tab('课程') },
  tabGrowth: { route: 'growUpStudyPlan', target: tab('成长') },
  tabHome: { route: 'index', target: tab('首页') },
  tabMine: { route: 'parentsCenter', target: tab('我的') },
  task: { route: 'myTaskCenterMyTaskList', target: by('.task-list__foot') },
  upload: { route: 'littleTeacherUpload', target: by('.screen__footer .button') },
};

test.use({ userAgent: runtimeNamed('WeChat web').userAgent });

test('the guides show screens of the app', async ({ page, parent, backend, testContext }) => {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await backend.moveClock(Date.parse(`${today}T09:20:00+08:00`) - Date.now());
  const { userId } = await backend.logIn(PHONE);
  await parent.startLoggedIn(PHONE);
  const addresses = addressesWith(await paramsOf(testContext, userId));
  const strip = page.getByRole('button', { name: '关闭下载提示' });
  await page.addLocatorHandler(strip, () => strip.click());
  mkdirSync(GUIDE_SCREENS_FOLDER, { recursive: true });
  const session = await page.context().newCDPSession(page);
  for (const name of GUIDE_SCREENS) {
    const { before, route, scenario, target } = SHOTS[name];
    if (scenario) await backend.setScenario(PHONE, scenario);
    await page.goto(addresses.find((one) => one.name === route)?.url ?? '/');
    await expect(page.locator('.screen').locator('visible=true').first()).toBeVisible();
    await expect(page.locator('.skeleton').locator('visible=true')).toHaveCount(0);
    await before?.(page);
    await expect(target(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const clip = await target(page).evaluate(point, { pea: peaUrl('points'), ...SHOWN });
    const { data } = await session.send('Page.captureScreenshot', {
      ...{ format: 'webp', quality: 70 },
      clip: { ...clip, scale: 2 },
    });
    const picture = Buffer.from(data, 'base64');
    expect([name, picture.length < MAX_BYTES]).toEqual([name, true]);
    writeFileSync(path.join(GUIDE_SCREENS_FOLDER, `${name}.webp`), picture);
  }
});
