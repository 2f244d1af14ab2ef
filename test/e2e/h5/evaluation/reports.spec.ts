import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

test.describe('what is told of an evaluation', () => {
  test('goes from the analysis to the report and on to a trial lesson', async ({ page, parent, backend }) => {
    const { phone } = await parent.isLoggedIn(anOfficialParent());
    await backend.setScenario(phone, { evaluation: 'over' });
    await page.goto('/evaluation/analysis');
    await expect(page.locator('.evaluation-over__level-value').locator('visible=true')).toBeVisible();
    await expect(page.locator('.question').locator('visible=true').first()).toBeVisible();
    await expect(page.locator('.drawn__svg').locator('visible=true')).toBeVisible();

    await page.getByRole('button', { name: '看测评报告' }).locator('visible=true').click();
    await page.waitForURL(/\/evaluation\/appraisal-report\?id=/);
    await expect(page.locator('.evaluation-over__step--here').locator('visible=true')).toHaveCount(1);
    await expect(page.getByRole('button', { name: '免费试听一节课' }).locator('visible=true')).toBeVisible();
  });

  test('is told of the other form under its own address', async ({ page, parent, backend }) => {
    const { phone } = await parent.isLoggedIn(anOfficialParent());
    await backend.setScenario(phone, { evaluation: 'over-cc' });
    await page.goto('/evaluation/cc-appraisal-report');
    await expect(page.locator('.evaluation-over__step--here').locator('visible=true')).toHaveCount(1);
    await page.goto('/evaluation/cc-analysis');
    await expect(page.locator('.question').locator('visible=true').first()).toBeVisible();
  });

  test('is nothing before the end, nothing of another child, and nothing without a login', async ({
    page,
    parent,
    backend,
  }) => {
    await page.goto('/evaluation/analysis');
    await expect(page.getByRole('button', { name: '登录测评' })).toBeVisible();

    const { phone } = await parent.isLoggedIn(anOfficialParent());
    await backend.setScenario(phone, { evaluation: 'begun' });
    await page.goto('/evaluation/analysis');
    await expect(page.getByText('没有找到这次测评').locator('visible=true')).toBeVisible();
    await page.goto(`/evaluation/appraisal-report?id=${'a'.repeat(22)}`);
    await expect(page.getByText('没有找到这次测评').locator('visible=true')).toBeVisible();
  });
});
