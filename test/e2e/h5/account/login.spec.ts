import { withOneSubject } from '../../../builders/children';
import { aParent } from '../../../builders/parent';
import { LESSON } from '../../support/lesson';
import { expect, test } from '../../support/test';
import { PASSWORD } from '../../support/parent';

test('a parent logs in by password, stays so over a reload, and is remembered by the phone after the logout', async ({
  page,
  parent,
}) => {
  const { phone } = await parent.exists(withOneSubject());
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (message) => seen.push(message.text()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await parent.logInByPassword(phone);
  await parent.expectHome();
  await page.reload();
  await parent.expectHome();
  await expect(page.getByText(LESSON).locator('visible=true').first()).toBeVisible();
  await parent.logOut();
  await expect(parent.phoneField()).toHaveValue(phone);
  expect(seen.some((text) => text.includes('pwdLogin'))).toBe(true);
  expect(seen.filter((text) => text.includes(phone) || text.includes(PASSWORD))).toEqual([]);
});

test.describe('the code', () => {
  test('asks for the captcha, forgives a miss, and is sent after the piece is in place', async ({
    page,
    parent,
  }) => {
    const { phone } = await parent.exists(aParent().withAccount({ alwaysCaptcha: true }));
    await parent.openLogin('sms');
    let captcha = parent.nextCaptcha();
    await parent.askForCode(phone);
    const token = await captcha;
    captcha = parent.nextCaptcha();
    await parent.dragCaptcha(token, 20);
    await expect(page.getByText('验证失败，请重试')).toBeVisible();
    await parent.dragCaptcha(await captcha);
    await expect(page.getByText('验证成功')).toBeVisible();
    await expect(parent.toast('发送成功')).toBeVisible();
    await expect(page.locator('.captcha')).toBeHidden();
  });
});

test.describe('finding the password', () => {
  test('a code sets a new one, which then logs in', async ({ page, parent, backend }) => {
    const { phone } = await parent.exists(aParent());
    await parent.openLogin('password');
    await page.getByText('忘记密码？').click();
    await page.waitForURL(/\/findPassword/);
    await expect(page.getByText('验证手机号后即可设置新密码')).toBeVisible();
    const visible = (placeholder: string) => page.getByPlaceholder(placeholder).locator('visible=true');
    await visible('请输入手机号码').fill(phone);
    await page.getByText('获取验证码').locator('visible=true').click();
    await expect(parent.toast('发送成功')).toBeVisible();
    await visible('请输入验证码').fill(await backend.smsCode(phone));
    await visible('8–20位新密码，含字母和数字').fill('Sunflower88');
    await visible('请再次输入新密码').fill('Sunflower88');
    await page.getByText('确认修改').click();
    await page.waitForURL(/\/login/);
    await visible('请输入密码').fill('Sunflower88');
    await page.getByRole('button', { name: '登录', exact: true }).locator('visible=true').click();
    await parent.expectHome();
  });
});
