import { pageFile, routes } from '../../../../src/contract/routes';
import { PASSWORD } from '../../../builders/account';
import type { BuiltParent, ParentBuilder } from '../../../builders/parent';
import { backend, testContext, sendWeChatIdentity } from './backend';
import { failRequest, noteCaptcha, noteRequest, noteToast, SEEN } from './in-app';
import type { Phone } from './phone';
import { waitFor } from './wait';

export const PAGES = {
  login: pageFile(routes.login.page ?? ''),
  courses: pageFile(routes.myTabClass.page ?? ''),
  mine: pageFile(routes.parentsCenter.page ?? ''),
  settings: pageFile(routes.option.page ?? ''),
  webView: pageFile('links/web-view'),
} as const;

/** The picture of the captcha is 310 wide and the piece 47: its left edge moves by the difference. */
const PIECE_TRAVEL = 310 - 47;

type Mode = 'sms' | 'password';

/** A parent in the mini program: acts on what is visible. */
export class Parent {
  constructor(readonly phone: Phone) {}

  /** Opens the login, logged out, with a seeded database. */
  async arrive(): Promise<void> {
    const { phone } = this;
    await phone.open(PAGES.settings);
    await waitFor('the login, by logging out where somebody is logged in', async () => {
      const { path } = await phone.page();
      if (path === PAGES.login) return true;
      if (await phone.has('.test-logout')) await this.logOut();
      return false;
    });
    await backend.reset();
    await this.meetWeChat();
    await this.forgetTyping();
    // Reopen it: the login opened by the settings would return there.
    await phone.open(PAGES.login);
    await phone.find('.test-submit');
    phone.takeExceptions();
  }

  async choose(mode: Mode): Promise<void> {
    await this.phone.tapText(mode === 'sms' ? '验证码登录' : '密码登录', '.test-tab');
    await this.phone.find(mode === 'sms' ? '.test-field-code' : '.test-field-password');
    await this.agree();
  }

  /** Accepts the documents required before every login and code; the phone keeps the consent. */
  private async agree(): Promise<void> {
    const { phone } = this;
    if (!(await phone.has('.test-checked'))) await phone.tap('.test-check');
    await phone.find('.test-checked');
  }

  submit = (): Promise<void> => this.phone.tap('.test-submit');

  async typePassword(number: string): Promise<void> {
    const { phone } = this;
    await this.choose('password');
    await phone.type('.test-field-mobile', number);
    await phone.type('.test-field-password', PASSWORD);
  }

  /** Taps until the page changes: a second tap within 400 ms of the first is ignored as a double tap. */
  async submitUntil(file: string): Promise<void> {
    await waitFor(`the login to lead to ${file}`, async () => {
      if ((await this.phone.page()).path === file) return true;
      const [button] = await this.phone.all('.test-submit');
      await button?.tap();
      return false;
    });
  }

  /** Creates the account and logs in by password. */
  async logIn(builder: ParentBuilder): Promise<BuiltParent> {
    await this.arrive();
    const built = await builder.build(testContext());
    await this.typePassword(built.phone);
    await this.answering(() => this.submitUntil(PAGES.courses));
    return built;
  }

  /** Requests a code, solves the captcha if there is one, and types the code. */
  async typeCode(number: string, captcha: boolean): Promise<void> {
    const { phone } = this;
    await this.choose('sms');
    await phone.type('.test-field-mobile', number);
    if (captcha) await this.solvingCaptcha(() => phone.tap('.test-send-code'));
    else await phone.tap('.test-send-code');
    await phone.says('.test-send-code', /^\d+s$/);
    await phone.type('.test-field-code', await backend.smsCode(number));
  }

  /** Confirms modals while running: the other phone of this WeChat account is logged out. */
  answering = (run: () => Promise<void>): Promise<void> =>
    this.mocking('showModal', { confirm: true, cancel: false, errMsg: 'showModal:ok' }, [], run);

  async logOut(): Promise<void> {
    await this.answering(async () => {
      await this.phone.tap('.test-logout');
      await this.phone.at(PAGES.login);
    });
  }

  /** Token of the stored session, once there is one. */
  async token(): Promise<string> {
    const stored = await waitFor('a session', () => this.phone.stored('wandou.session'));
    const kept = JSON.parse(String(stored)) as {
      value: { token: string };
    };
    return kept.value.token;
  }

  /** Runs without a network for URLs that contain `part`; default all. */
  offline = (run: () => Promise<void>, part = ''): Promise<void> =>
    this.mocking('request', failRequest, [part], run);

  /** Runs, and waits for a request whose URL contains `part`. */
  async asked(part: string, run: () => Promise<unknown>): Promise<void> {
    await this.phone.forget(SEEN.request);
    await this.mocking('request', noteRequest, [SEEN.request, part], async () => {
      await run();
      await waitFor(`a request to ${part}`, () => this.phone.stored(SEEN.request));
    });
  }

  /** Runs, and waits for a matching toast. */
  async toasted(expected: RegExp, run: () => Promise<void>): Promise<void> {
    await this.phone.forget(SEEN.toast);
    await this.mocking('showToast', noteToast, [SEEN.toast], async () => {
      await run();
      const toast = async () => expected.test(String(await this.phone.stored(SEEN.toast)));
      await waitFor(`the toast ${expected}`, toast);
    });
  }

  private async solvingCaptcha(ask: () => Promise<void>): Promise<void> {
    await this.phone.forget(SEEN.captcha);
    await this.mocking('request', noteCaptcha, [SEEN.captcha], async () => {
      await ask();
      const token = await waitFor('a captcha', () => this.phone.stored(SEEN.captcha));
      await this.dragPiece(await backend.captchaGap(String(token)));
    });
  }

  private async dragPiece(gap: number): Promise<void> {
    const { phone } = this;
    await phone.find('.test-captcha-idle');
    const handle = await phone.resting('.test-captcha-handle');
    await phone.picture('captcha');
    const track = await phone.find('.test-captcha-track');
    const travel = Number((await track.size()).width) - Number((await handle.size()).width);
    await phone.drag('.test-captcha-handle', (gap / PIECE_TRAVEL) * travel);
    await phone.waitUntilRemoved('.test-captcha');
  }

  /**
   * The reset deleted the backend's record of this phone's openid, which the mini program keeps. A login would try to bind the openid, and
   * the backend would refuse it.
   */
  private async meetWeChat(): Promise<void> {
    const deviceId = (JSON.parse(String(await this.phone.stored('wandou.deviceId'))) as { value: string })
      .value;
    await sendWeChatIdentity(deviceId);
  }

  /** Clears the input of earlier tests, and the wait for the next code. */
  private async forgetTyping(): Promise<void> {
    const { keys } = (await this.phone.miniProgram.callWxMethod('getStorageInfoSync')) as { keys: string[] };
    for (const key of keys)
      if (/loginDraft|lastPhone|codeCountdown|agreedDocuments/.test(key)) await this.phone.forget(key);
  }

  /** `fake` is a result, or a function of in-app.ts with its additional arguments. */
  private async mocking(
    method: string,
    fake: unknown,
    args: string[],
    run: () => Promise<void>,
  ): Promise<void> {
    const { miniProgram } = this.phone;
    await miniProgram.mockWxMethod(method, fake, ...args);
    try {
      await run();
    } finally {
      await miniProgram.restoreWxMethod(method);
    }
  }
}
