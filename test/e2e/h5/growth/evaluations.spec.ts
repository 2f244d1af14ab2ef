import { reportsReleased, tookEvaluation } from '../../../builders/evaluations';
import { withOneSubject } from '../../../builders/children';
import { expect, test } from '../../support/test';

const ANSWERS = { 逻辑推理: '++-', 空间想象: '+++', 数感运算: '+--' };

test.describe('evaluations', () => {
  test('lead from the list to the report, its answers and courses, and back', async ({ page, parent }) => {
    await parent.isLoggedIn(withOneSubject().with(tookEvaluation({ answers: ANSWERS }), reportsReleased));
    await page.goto('/evaReportList?grow=false&subject=0');
    const row = page.locator('.report-row').locator('visible=true');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('未读');

    const marked = page.waitForResponse((response) => response.url().endsWith('/updateReadStatus'));
    await row.click();
    await page.waitForURL(/\/special-report\?.*evaluation_id=\d+.*primary=1/);
    await marked;
    await expect(page.getByText('能力表现').locator('visible=true')).toBeVisible();

    await page.getByText('看看每一题', { exact: true }).locator('visible=true').click();
    await page.waitForURL(/\/special-report\/answer\?evaluation_id=\d+/);
    const cards = page.locator('.answer-card').locator('visible=true');
    await expect(cards).toHaveCount(9);
    await page.locator('.tabs').getByText('再想一想 3').locator('visible=true').click();
    await expect(cards).toHaveCount(3);
    await page.goBack();

    const evaluationId = new URL(page.url()).searchParams.get('evaluation_id') ?? '';
    await page.goto(`/special-report/course?evaluation_id=${evaluationId}`);
    await expect(page.locator('.explore-courses').locator('visible=true')).toBeVisible();
    await page.goto('/evaReportList?grow=false&subject=0');
    // The boxes of a list to come are rows as well.
    await expect(row).toHaveCount(1);
    await expect(row).not.toContainText('未读');
  });

  test('that cannot be had are said, and had when they are tried again', async ({ page, parent }) => {
    await parent.isLoggedIn(withOneSubject());
    await page.route('**/report/evaluation/list**', (route) => route.abort());
    await page.goto('/evaReportList?grow=false');
    const retry = page.locator('.failed-state__retry').locator('visible=true');
    await expect(retry).toBeVisible();
    await page.unroute('**/report/evaluation/list**');
    await retry.click();
    await expect(page.getByText('孩子做完第一次测评').locator('visible=true')).toBeVisible();
  });
});
