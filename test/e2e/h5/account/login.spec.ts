import { withOneSubject } from '../../../builders/children';
import { aParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';
import { PASSWORD } from '../../support/parent';

const NEW_PHONE = '13912345678';

test.describe('logging in', () => {
  test('a parent logs in by password, and is still logged in after a reload', async ({ page, parent }) => {
    const { phone } = await parent.exists(withOneSubject());
    await parent.logInByPassword(phone);
    await parent.expectHome();
    await page.reload();
    await parent.expectHome();
    await expect(page.getByText('今日课程', { exact: true }).locator('visible=true')).toBeVisible();
  });

  test('a wrong password says so and keeps what was typed', async ({ page, parent }) => {
    const { phone } = await parent.exists(aParent());
    await parent.logInByPassword(phone, 'Wrong2026');
    await expect(parent.toast('手机号或密码错误')).toBeVisible();
    expect(page.url()).toContain('/login');
    await expect(parent.phoneField()).toHaveValue(phone);
    await expect(parent.passwordField()).toHaveValue('Wrong2026');
  });

  test('a parent logs in by SMS code', async ({ parent }) => {
    const { phone } = await parent.exists(aParent());
    await parent.logInBySms(phone);
    await parent.expectHome();
  });

  test('a new phone is registered, asked for the age, and taken on', async ({ page, parent }) => {
    await parent.logInBySms(NEW_PHONE);
    const ageDialog = page.locator('.age-dialog').locator('visible=true').first();
    await expect(ageDialog).toBeVisible();
    await page.getByText('6岁').locator('visible=true').first().click();
    await page.locator('.age-dialog__submit').click();
    await page.getByText('我知道了').click();
    await parent.expectHome();
  });

  test('a device too many is told so, and offered the SMS code', async ({ page, parent }) => {
    const { phone } = await parent.exists(aParent().withAccount({ deviceLimit: 1 }).withDevices('iPhone 13'));
    await parent.logInByPassword(phone);
    await expect(page.getByText('登录提醒')).toBeVisible();
    await page.getByText('我知道了').click();
    await expect(page.getByText('登录提醒')).toBeHidden();
    await expect(parent.codeField()).toBeVisible();
    await expect(parent.phoneField()).toHaveValue(phone);
  });

  test('the phone is remembered on the device for the next login', async ({ parent }) => {
    const { phone } = await parent.exists(aParent());
    await parent.logInByPassword(phone);
    await parent.expectHome();
    await parent.logOut();
    await expect(parent.phoneField()).toHaveValue(phone);
  });

  test('a parent who was on the way somewhere is taken there after the login', async ({ page, parent }) => {
    const { phone } = await parent.exists(aParent());
    await page.goto('/option');
    await page.waitForURL(/\/login\?/);
    await page.getByRole('tab', { name: '密码登录' }).click();
    await parent.agree();
    await parent.phoneField().fill(phone);
    await parent.passwordField().fill(PASSWORD);
    await parent.submit().click();
    await page.waitForURL(/\/option/);
  });

  test('a link that names a place outside does not lead there after the login', async ({ page, parent }) => {
    const { phone } = await parent.exists(aParent());
    await page.goto('/login?from=' + encodeURIComponent('https://evil.example/index'));
    await page.getByRole('tab', { name: '密码登录' }).click();
    await parent.agree();
    await parent.phoneField().fill(phone);
    await parent.passwordField().fill(PASSWORD);
    await parent.submit().click();
    await parent.expectHome();
  });
});

test.describe('what is typed', () => {
  test('is checked before anything is sent', async ({ page, parent }) => {
    const { phone } = await parent.exists(aParent());
    let sent = 0;
    page.on('request', (request) => (sent += /Login|sendVer|login\/send/.test(request.url()) ? 1 : 0));
    await parent.openLogin('sms');
    await parent.submit().click();
    await expect(parent.toast('手机号码不能为空！')).toBeVisible();
    await parent.phoneField().fill(phone);
    await parent.submitUntil(() => expect(parent.toast('请输入验证码！')).toBeVisible({ timeout: 1000 }));
    expect(sent).toBe(0);
  });

  test('never travels in plain', async ({ page, parent }) => {
    const { phone } = await parent.exists(aParent());
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
    await parent.logInByPassword(phone);
    await parent.expectHome();
    expect(bodies.some((body) => body.includes('pwdLogin'))).toBe(true);
    expect(bodies.filter((body) => body.includes(phone) || body.includes(PASSWORD))).toEqual([]);
  });
});

test.describe('the code', () => {
  test('counts down after a send, and goes on counting after a reload', async ({ page, parent }) => {
    const { phone } = await parent.exists(aParent());
    await parent.openLogin('sms');
    await parent.askForCode(phone);
    await expect(parent.toast('发送成功')).toBeVisible();
    await expect(page.getByText(/^5\ds/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^5\ds/)).toBeVisible();
  });

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

  test('is wrong: the parent is told and may try again', async ({ page, parent, backend }) => {
    const { phone } = await parent.exists(aParent());
    await parent.openLogin('sms');
    await parent.askForCode(phone);
    await expect(parent.toast('发送成功')).toBeVisible();
    const code = await backend.smsCode(phone);
    await parent.codeField().fill(code === '000000' ? '111111' : '000000');
    await parent.submit().click();
    await expect(parent.toast('验证码错误')).toBeVisible();
    await parent.codeField().fill(code);
    await parent.submitUntil(() => page.waitForURL(/\/index/, { timeout: 3000 }));
    await parent.expectHome();
    expect(page.url()).not.toContain(code);
  });
});

test.describe('the area codes', () => {
  test('are picked from a list with hot ones first and an index bar', async ({ page, parent }) => {
    await parent.openLogin('sms');
    await page.getByText('+86').first().click();
    const picker = page.locator('.area-code-picker').locator('visible=true');
    await expect(picker.getByText('中国大陆').first()).toBeVisible();
    for (const letter of ['I', 'O', 'U', 'V']) {
      await expect(picker.locator('.index-bar').getByText(letter, { exact: true })).toHaveCount(0);
    }
    await page.getByText('新加坡').locator('visible=true').first().click();
    await expect(page.getByText('+65').locator('visible=true').first()).toBeVisible();
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
    await visible('8-20位新密码，含字母和数字').fill('Sunflower88');
    await visible('请再次输入新密码').fill('Sunflower88');
    await page.getByText('确认修改').click();
    await page.waitForURL(/\/login/);
    await visible('请输入密码').fill('Sunflower88');
    await page.getByRole('button', { name: '登录', exact: true }).locator('visible=true').click();
    await parent.expectHome();
  });
});
