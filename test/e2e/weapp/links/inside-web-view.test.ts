import type { Frame } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { backend, backendOrigin, testContext } from '../support/backend';
import { describeInside, insideSuite, testInside } from '../support/inside';
import { PAGES } from '../support/parent';
import { waitFor } from '../support/wait';

const at = insideSuite();

/** A page shown in the web-view for logged-in parents only. */
const FEEDBACK = '/feedback';

const openInWebView = (path: string): Promise<unknown> =>
  at.phone.miniProgram.callWxMethod('navigateTo', {
    url: `/${PAGES.webView}?path=${encodeURIComponent(path)}`,
  });

interface Session {
  readonly token: string;
  readonly userId: number;
}

/** The session stored by the H5 build, or null. */
const sessionIn = async (frame: Frame): Promise<Session | null> => {
  const kept = await frame.evaluate<string | null>('localStorage.getItem("wandou.session")');
  const { value } = JSON.parse(kept ?? '{"value":{}}') as { value: Partial<Session> };
  return value.token ? (value as Session) : null;
};

async function openFeedback(): Promise<{ frame: Frame; session: Session }> {
  await openInWebView(FEEDBACK);
  const frame = await at.inside(FEEDBACK);
  await frame.waitForSelector('.feedback-form');
  return { frame, session: await waitFor('a session in the page', () => sessionIn(frame)) };
}

/** As wx.miniProgram of jweixin does. */
const post = (frame: Frame, message: object): Promise<unknown> =>
  frame.evaluate(
    `new Promise((done) => WeixinJSBridge.invoke('invokeMiniProgramAPI', { name: 'postMessage', arg: ${JSON.stringify(message)} }, done))`,
  );

describeInside('a page of the H5 build in the web-view', () => {
  let userId = 0;
  beforeEach(async () => {
    ({ userId } = await at.parent.logIn(anOfficialParent()));
  });

  test('is there as the parent, with a session of its own and no token in its address', async () => {
    const { parent, phone } = at;
    const { frame, session } = await openFeedback();
    expect(session.userId).toBe(userId);
    expect(session.token).not.toBe(await parent.token());
    expect(await frame.evaluate('location.search + location.hash')).toBe('');
    await waitFor("the page's own title", async () => (await frame.title()) === '意见反馈');
    await phone.restingPicture('web-view-inside');
  });

  test('comes back logged in when its own session ended, without the parent doing anything', async () => {
    const { frame, session } = await openFeedback();
    await backend.endSession(session.token, 'revoke');
    await frame.evaluate('location.reload()').catch(() => undefined);
    await waitFor('another session', async () => {
      const again = await sessionIn(await at.inside(FEEDBACK));
      return again !== null && again.token !== session.token;
    });
    await (await at.inside(FEEDBACK)).waitForSelector('.feedback-form');
  });

  test('logs the parent out of the mini program as well', async () => {
    const { frame } = await openFeedback();
    await frame.goto(`${backendOrigin}/option`);
    await frame.locator('.test-logout').tap();
    await frame
      .getByText('确定', { exact: true })
      .or(frame.getByText('退出', { exact: true }))
      .last()
      .tap();
    await at.phone.at(PAGES.login);
    await at.phone.find('.test-submit');
    expect(await at.parent.token()).toBe('');
  });

  test("leads to the mini program's own tab where that has the page", async () => {
    const { frame } = await openFeedback();
    // Unknown URLs redirect to home, which is a page of the mini program.
    await frame.goto(`${backendOrigin}/nonsense`).catch(() => undefined);
    await at.phone.at(PAGES.courses);
  });

  test('is shared as what it says of itself, and no card carries a token', async () => {
    const { phone, shell } = at;
    const { frame } = await openFeedback();
    const share = { title: '豆豆的海报', toURL: `${backendOrigin}/sharePoster?id=1&token=t`, iconURL: '' };
    await post(frame, { share });
    await shell.getByLabel('更多').tap();
    await shell.getByText('转发给朋友').tap();
    await shell.getByText('豆豆的海报').waitFor();
    await shell.locator('.ask .allow').tap();
    const webViewUrl = `${backendOrigin}${FEEDBACK}?bizChannel=PLATFORM&bizToken=once`;
    const card = await (await phone.page()).callMethod('onShareAppMessage', { from: 'menu', webViewUrl });
    expect(card).toMatchObject({
      title: '豆豆的海报',
      path: `/${PAGES.webView}?path=${encodeURIComponent('/sharePoster?id=1')}`,
    });
  });
});

testInside('a visitor logs in in the mini program, and goes on to the page', async () => {
  const { parent, phone } = at;
  await parent.arrive();
  await openInWebView(FEEDBACK);
  await phone.at(PAGES.login);
  await phone.find('.test-submit');
  const { phone: number } = await anOfficialParent().build(testContext());
  await parent.typePassword(number);
  await parent.answering(() => parent.submitUntil(PAGES.webView));
  await (await at.inside(FEEDBACK)).waitForSelector('.feedback-form');
});
