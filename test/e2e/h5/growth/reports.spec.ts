/** From home's card to the page of a report, and the pages of the kinds that a year of learning brings. */
import type { ReportKind } from '../../../../src/contract/growth/values';
import { withManySubjects } from '../../../builders/children';
import { expect, test } from '../../support/test';

const learner = withManySubjects().withScenario({ growth: 'year' });

const PAGES: readonly (readonly [kind: ReportKind, path: string, title: string])[] = [
  ['firstLesson', '/firstLessonReport?source=parent', '首课报告'],
  ['afterClass', '/classAchieve', '课堂成就'],
  ['month', '/report/stage', '阶段报告'],
  ['stage', '/report/stageReportNew', '阶段报告'],
  ['year', '/report/stageReportNewOne', '阶段报告'],
];

test('home’s card leads to the report, which is read when it has shown, and home announces it no more', async ({
  page,
  parent,
  backend,
}) => {
  const { phone } = await parent.isLoggedIn(learner);
  await backend.setScenario(phone, { reports: 'month-new' });
  await page.goto('/index');
  const announced = page.locator('.study-situation__report').locator('visible=true');
  await expect(announced).toContainText('月度报告新');
  const marked = page.waitForResponse((answer) => answer.url().includes('/updateReadStatus'));
  await announced.click();
  await page.waitForURL(/\/report\/stage\?id=\d+/);
  await expect(page.locator('.report__sentence')).toBeVisible();
  await marked;
  await page.goBack();
  await expect(page.locator('.study-situation').locator('visible=true')).toBeVisible();
  await expect(announced).toHaveCount(0);
});

test('each kind has its page: words first, the numbers when they are asked for, one thing for tonight', async ({
  page,
  parent,
  backend,
}) => {
  const { phone } = await parent.isLoggedIn(learner);
  for (const [kind, path, title] of PAGES) {
    await test.step(kind, async () => {
      await backend.setScenario(phone, { reports: `${kind}-new` });
      await page.goto(path);
      await expect(page.locator('.top-bar__title')).toHaveText(title);
      await expect(page.locator('.report__sentence')).not.toBeEmpty();
      await expect(page.locator('.report__tonight').getByRole('button')).toBeVisible();
      const facts = page.locator('.report-facts').first();
      await expect(facts.locator('.report-facts__fact').first()).toBeHidden();
      await facts.getByRole('button').click();
      await expect(facts.locator('.report-facts__fact').first()).toBeVisible();
    });
  }
});

test('the child is heard in the report of its debate, at one tap', async ({ page, parent, backend }) => {
  const { phone } = await parent.isLoggedIn(learner);
  await backend.setScenario(phone, { reports: 'debate-new' });
  await page.goto('/debateReport');
  await page.locator('.report-recordings__row').first().click();
  const voice = page.locator('.report-recordings__stage video');
  await expect.poll(() => voice.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.5);
});

test('a child without a report is told how one comes; a report that does not come is asked for again', async ({
  page,
  parent,
  backend,
}) => {
  const { phone } = await parent.isLoggedIn(learner);
  await backend.setScenario(phone, { reports: 'nothing' });
  await page.goto('/report/stage');
  await expect(page.getByText('每个月初')).toBeVisible();
  await backend.setScenario(phone, { reports: 'month-new' });
  const call = /\/report\/learning\/report\?/;
  await page.route(call, (route) => route.abort());
  await page.reload();
  const retry = page.locator('.failed-state__retry');
  await expect(retry).toBeVisible();
  await page.unroute(call);
  await retry.click();
  await expect(page.locator('.report__sentence')).toBeVisible();
});
