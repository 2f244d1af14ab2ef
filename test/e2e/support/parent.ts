import { expect, type Page } from '@playwright/test';
import type { TestContext } from '../../builders/test-context';
import type { BuiltParent, ParentBuilder } from '../../builders/parent';
import { PASSWORD } from '../../builders/account';
import type { BackendControl, OpenedSession } from './backend-control';
import { tap } from './taps';

export { PASSWORD };

/** A parent at the browser: acts on what is visible. */
export class Parent {
  constructor(
    readonly page: Page,
    private readonly backend: BackendControl,
    private readonly testContext: TestContext,
  ) {}

  /** The parent at another page: a second device. */
  at = (page: Page): Parent => new Parent(page, this.backend, this.testContext);

  async openLogin(mode: 'password' | 'sms'): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByRole('tab', { name: mode === 'sms' ? '验证码登录' : '密码登录' }).click();
    await this.agree();
  }

  /** Accepts the documents required before every login and code on a new device. */
  async agree(): Promise<void> {
    const box = this.page.getByRole('checkbox', { name: '我已阅读并同意以下协议' });
    await expect(box).toBeVisible();
    if ((await box.getAttribute('aria-checked')) === 'false') await box.click();
    await expect(box).toHaveAttribute('aria-checked', 'true');
  }

  phoneField = () => this.page.getByPlaceholder('请输入手机号码');
  codeField = () => this.page.getByPlaceholder('请输入验证码');
  passwordField = () => this.page.getByPlaceholder('请输入密码');
  submit = () => this.page.getByRole('button', { name: '登录', exact: true });
  tab = (name: string) =>
    this.page.locator('.tab-bar').getByText(name, { exact: true }).locator('visible=true');
  activeTab = (name: string) =>
    this.page.locator('.tab-bar__tab--active', { hasText: name }).locator('visible=true');
  toast = (text: string) => this.page.getByText(text).locator('visible=true');

  async walkTo(name: string, path: string): Promise<void> {
    await tap(this.tab(name));
    // Same-document navigation: by default Playwright would wait for a load.
    await this.page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    await expect(this.activeTab(name)).toBeVisible();
  }

  /** Taps until it works: a second tap within 400 ms of the first is ignored as a double tap. */
  async submitUntil(happened: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await this.submit().click();
      await happened();
    }).toPass({ intervals: [500] });
  }

  async logInByPassword(phone: string, password = PASSWORD): Promise<void> {
    await this.openLogin('password');
    await this.phoneField().fill(phone);
    await this.passwordField().fill(password);
    await this.submit().click();
  }

  /** Creates the account without a session, for tests of the login. */
  exists = (builder: ParentBuilder): Promise<BuiltParent> => builder.build(this.testContext);

  /** Creates the account, logged in from the first page on. */
  async isLoggedIn(builder: ParentBuilder): Promise<BuiltParent> {
    const built = await this.exists(builder);
    const { token, appToken, userId } = built;
    await this.holdSession({ token, appToken, userId, time: Date.now() });
    return built;
  }

  /** Logs in an existing account from the first page on. */
  startLoggedIn = async (phone: string): Promise<void> => this.holdSession(await this.backend.logIn(phone));

  private async holdSession(opened: OpenedSession): Promise<void> {
    const value = { openId: '', unificationId: '', ...opened };
    await this.page.addInitScript(
      (session) => {
        // Once: a reload must not undo changes by the test.
        const before = sessionStorage.getItem('e2e.cameIn') ?? '';
        if (window !== top || before.includes(session)) return;
        sessionStorage.setItem('e2e.cameIn', before + session);
        localStorage.setItem('wandou.session', session);
        // In a native app the session comes from the app.
        const { value: user } = JSON.parse(session) as { value: OpenedSession };
        sessionStorage.setItem('native-app.user', JSON.stringify(user));
      },
      JSON.stringify({ version: 1, value }),
    );
  }

  async askForCode(phone: string): Promise<void> {
    await this.phoneField().fill(phone);
    await this.page.getByText('获取验证码').click();
  }

  async logInBySms(phone: string): Promise<void> {
    await this.openLogin('sms');
    await this.askForCode(phone);
    await expect(this.toast('发送成功')).toBeVisible();
    await this.codeField().fill(await this.backend.smsCode(phone));
    await this.submit().click();
  }

  async logOut(): Promise<void> {
    await this.page.goto('/option');
    await this.page.getByText('退出登录').click();
    await this.page.locator('.dialog').getByRole('button').last().click();
    await expect(this.toast('已退出登录')).toBeVisible();
    await this.page.waitForURL((url) => url.pathname === '/login');
  }

  async expectHome(): Promise<void> {
    await this.page.waitForURL(/\/index(\?|$)/);
    await expect(this.tab('首页')).toBeVisible();
  }

  /** Drags the slider until the piece is `missBy` pixels of the picture beside its gap. */
  async dragCaptcha(token: string, missBy = 0): Promise<void> {
    const gap = (await this.backend.captchaGap(token)) + missBy;
    const handle = this.page.getByRole('slider');
    const track = this.page.locator('.captcha__track');
    await expect(handle).toHaveAttribute('aria-disabled', 'false');
    // Waits for the end of the sheet's animation.
    await handle.hover();
    const [from, trackBox] = [await handle.boundingBox(), await track.boundingBox()];
    if (!from || !trackBox) throw new Error('The captcha is not laid out');
    const reach = trackBox.width - from.width;
    const x = from.x + from.width / 2;
    const y = from.y + from.height / 2;
    // The picture is 310 wide and the piece 47: its left edge moves by up to 263.
    const distance = (gap / (310 - 47)) * reach;
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + distance / 2, y + 3, { steps: 8 });
    await this.page.mouse.move(x + distance, y, { steps: 8 });
    await this.page.mouse.up();
  }

  /** Token of the next captcha. */
  nextCaptcha(): Promise<string> {
    return this.page
      .waitForResponse((response) => response.url().endsWith('/captcha/get'))
      .then(async (response) => ((await response.json()) as { repData: { token: string } }).repData.token);
  }
}
