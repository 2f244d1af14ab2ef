/** New parents: free trial, enrolment, and the login by an invitation link. */
import { issueEntranceLink } from '../../../../server/domains/activities/newcomers/links';
import { newPhone } from '../../../builders/account';
import { aParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const BOOKING = /\/aboutClassCenter/;
const ENROLMENT = /\/freshmentEnrollment/;

test.describe('a visitor', () => {
  test('claims a free trial from the login, says the age, and books', async ({ page, backend, parent }) => {
    void parent;
    const phone = newPhone();
    await page.goto('/login');
    await page.getByRole('button', { name: '领取免费试听课' }).click();
    const sheet = page.getByRole('dialog', { name: '立即领取免费试听课' });
    await sheet.locator('input[name="mobile"]').fill(phone);
    await sheet.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('button', { name: '同意并继续' }).click();
    await expect(sheet.getByText('重新获取').or(sheet.getByText(/^\d+s$/))).toBeVisible();
    await sheet.locator('input[name="code"]').fill(await backend.smsCode(phone));
    await sheet.getByRole('button', { name: '领取', exact: true }).click();
    await page.getByRole('radio', { name: '5岁', exact: true }).click();
    await page.getByRole('button', { name: '确定', exact: true }).click();
    await page.getByRole('button', { name: '知道了' }).click();
    await expect(page).toHaveURL(BOOKING);
    expect(page.url()).not.toContain(phone);
  });
});

test.describe('a link of a teacher', () => {
  test('lets its parent in once, after they say so', async ({ page, parent, testContext }) => {
    const { accountId } = await aParent().withScenario({ freshman: 1 }).build(testContext);
    const code = await issueEntranceLink(testContext, accountId);
    void parent;
    await page.goto(`/freshmentAuthLogin?code=${code}`);
    await page.getByRole('button', { name: '确认登录' }).click();
    await expect(page).toHaveURL(ENROLMENT);
    expect(page.url()).not.toContain(code);
    await expect(page.getByText('已完成0/5个小任务')).toBeVisible();
    await page.goto(`/freshmentAuthLogin?code=${code}`);
    await expect(page.getByText('链接已经用过了')).toBeVisible();
    await expect(page.getByText('回首页')).toBeVisible();
  });
});
