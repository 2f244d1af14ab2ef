import { anOfficialParent } from '../../../builders/parent';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

test('a question is found by a word of its answer, and told whether it helped', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/help/list');
  await page.getByLabel('搜索问题').fill('静音开关');
  await expect(page.locator('.help-list__row')).toHaveCount(1);
  await expect(page.locator('.help-list__hit')).toHaveText('静音开关');
  await page.locator('.help-list__row').click();
  await page.waitForURL((url) => url.pathname === '/help/detail');
  await expect(page.getByRole('heading', { name: '上课时听不到声音怎么办？' })).toBeVisible();
  await page.getByRole('radio', { name: '没有帮助' }).click();
  await expect(page.getByText('我们会继续完善')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '没有帮助' })).toHaveAttribute('aria-checked', 'true');
});

test('nothing found leads to the feedback', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/help/list');
  await page.getByLabel('搜索问题').fill('恐龙化石 100%');
  await expect(page.getByText('没有找到与“恐龙化石 100%”有关的内容')).toBeVisible();
  await page.getByRole('button', { name: '告诉我们您的问题' }).click();
  await page.waitForURL((url) => url.pathname === '/feedback');
});

test('the survey is answered once', async ({ page, parent, backend }) => {
  const { phone } = await parent.isLoggedIn(anOfficialParent());
  await page.goto('/nps');
  await expect(page.getByText('暂时没有需要填写的问卷')).toBeVisible();

  await backend.setScenario(phone, { survey: true });
  await page.goto('/nps');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('请先选择一个分数')).toBeVisible();
  await page.getByRole('radio', { name: '9分', exact: true }).click();
  await page.getByRole('checkbox', { name: '老师授课' }).click();
  await page.getByLabel('还想对我们说').fill('孩子每次都盼着上课');
  await page.route('**/api/questionnaire/submit', (route) => route.abort());
  // A second tap within 400 ms of the first is swallowed as a double tap.
  await tapUntil(
    page.getByRole('button', { name: '提交', exact: true }),
    page.getByText('您填写的内容都还在，可以重新提交'),
  );
  await page.unroute('**/api/questionnaire/submit');
  await tapUntil(page.getByRole('button', { name: '重新提交' }), page.getByText('感谢您的参与'));
  await page.goto('/nps');
  await expect(page.getByText('暂时没有需要填写的问卷')).toBeVisible();
});
