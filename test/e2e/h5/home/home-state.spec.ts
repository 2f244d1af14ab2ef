/** A parent's actions change home: hours, tags, reports, check-in. */
import { LearningReportType } from '../../../../src/contract/growth/values';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';
const follower = anOfficialParent().withChild({ isSubscribed: true });

test.use({ putsPopupsAway: false });

test('a report loses its mark when its page has shown it, and the previous one appears', async ({
  page,
  parent,
}) => {
  const { monthly, afterCourse } = LearningReportType;
  await parent.isLoggedIn(follower.withReports(afterCourse, monthly));
  await page.goto('/index');
  const report = page.locator('.study-situation__report').locator('visible=true');
  await expect(report).toContainText('课后报告新');
  await report.click();
  await expect(page).toHaveURL(/\/classAchieve\?id=/);
  await expect(page.locator('.report-page .report')).toBeVisible();
  await page.goBack();
  await expect(report).toContainText('月度报告新');
  await page.reload();
  await expect(report).toContainText('月度报告新');
});
