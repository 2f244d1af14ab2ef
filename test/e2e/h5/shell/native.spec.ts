import type { Page } from '@playwright/test';
import { RedirectType } from '../../../../src/contract/links/values';
import { withManySubjects } from '../../../builders/children';
import { anOfficialParent } from '../../../builders/parent';
import { PASSWORD } from '../../../builders/account';
import { callsOf, insideNativeApp, lastCall, emitToPage } from '../../support/native-app';
import { expect, test } from '../../support/test';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const LINK_HOST = 'www.example.com';

/** A build with a trusted host: the list is part of the build (config/constants.ts). */
async function trustLinkHost(page: Page): Promise<void> {
  await page.route('**/js/app.*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const trusting = script.replace('trustedLinkHosts:[]', `trustedLinkHosts:["${LINK_HOST}"]`);
    expect(trusting).not.toBe(script);
    await route.fulfill({ response, body: trusting });
  });
}

interface Target {
  readonly redirectType: RedirectType;
  readonly url: string;
  readonly xcxId?: string;
}

/** Links as an operator may place them: the demo has no external ones. */
async function storiesLead(page: Page, target: Target): Promise<void> {
  await page.route('**/banner/getPositionBanner*', async (route) => {
    try {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replaceAll(/\{[^{}]*"url":"\/soundStoryPage"[^{}]*\}/g, (item) =>
        JSON.stringify({ ...(JSON.parse(item) as object), ...target }),
      );
      await route.fulfill({ response, body });
    } catch (error) {
      // Pending requests after the end of a test are ignored.
      if (!page.isClosed() && !String(error).includes('disposed')) throw error;
    }
  });
}

const toLinkHost = { redirectType: RedirectType.h5Link, url: `https://${LINK_HOST}/stories` } as const;

/** By class: Taro's compiler drops the label of icon buttons (`ariaLabel` on a component of ours). */
const addPicture = (page: Page) => page.locator('.feedback-form__add');
const story = (page: Page) => page.getByRole('link', { name: '睡前故事' }).locator('visible=true').first();

/** The systems take turns; for what each of the four dialects can do see test/unit/simulator/dialects.test.ts and transports.spec.ts. */
const [ANDROID, IOS] = ['jsbridge2', 'wvjb6'] as const;

for (const dialect of ['jsbridge1', IOS] as const)
  test(`a login is passed to an app that speaks ${dialect}, which knows the parent after a reload`, async ({
    page,
    parent,
  }) => {
    await insideNativeApp(page, { dialect });
    const { phone } = await parent.exists(withManySubjects());
    await parent.logInByPassword(phone);
    await parent.expectHome();
    const { data } = await lastCall(page, 'SetUserData');
    expect(String(data.token)).not.toBe('');
    expect(Number(data.userId)).toBeGreaterThan(0);
    // Only the app still has the session.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.locator('.today-lesson')).toHaveCount(3);
    await lastCall(page, 'GetUserData');
  });

test('the app learns that the session is over, and shows its own login', async ({
  page,
  parent,
  backend,
}) => {
  await insideNativeApp(page, { dialect: IOS });
  const { token } = await parent.isLoggedIn(withManySubjects());
  await page.goto('/index');
  await parent.expectHome();
  await backend.endSession(token, 'revoke');
  // Pending requests of home fail too, maybe before the tap.
  await parent
    .tab('课程')
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await lastCall(page, 'BackToAppLogin');
  await page.waitForURL((url) => url.pathname === '/login');
  expect((await lastCall(page, 'SetUserData')).data).toMatchObject({ userId: 0, token: '' });
});

test('a link leaves through the app: with a one-time token to a trusted host', async ({ page, parent }) => {
  await trustLinkHost(page);
  await storiesLead(page, toLinkHost);
  await insideNativeApp(page, { dialect: ANDROID });
  const { token: session } = await parent.isLoggedIn(anOfficialParent());
  await page.goto('/index');
  await parent.expectHome();
  await story(page).click();
  const { data } = await lastCall(page, 'OpenWebLink');
  const query = new URL(String(data.url)).searchParams;
  expect(query.get('appType')).toBe('android');
  expect(query.get('token')).toBeTruthy();
  expect(query.get('token')).not.toBe(session);
});

test('an app that never says what it is turns into a plain browser after twice five seconds', async ({
  page,
  parent,
}) => {
  const { phone } = await parent.exists(anOfficialParent());
  const tries = async (): Promise<number> => (await callsOf(page, 'GetSystemEnvInfo')).length;
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(NOON + 1000);
  await insideNativeApp(page, { dialect: ANDROID, faults: { GetSystemEnvInfo: 'never' } });
  await page.goto('/login');
  const oneMoment = async (): Promise<number> => page.clock.runFor(50).then(tries);
  await expect.poll(oneMoment).toBe(1);
  await page.clock.runFor(5000);
  await expect.poll(tries).toBe(2);
  await page.clock.runFor(4000);
  await expect(page.getByRole('tab', { name: '密码登录' })).toHaveCount(0);
  await page.clock.runFor(1000);
  await page.clock.resume();
  await page.getByRole('tab', { name: '密码登录' }).click();
  await parent.agree();
  await parent.phoneField().fill(phone);
  await parent.passwordField().fill(PASSWORD);
  await parent.submit().click();
  await parent.expectHome();
  expect(await callsOf(page, 'SetUserData')).toEqual([]);
  await parent.walkTo('成长', '/growUp/studyPlan');
  await expect(page.getByRole('tab', { name: '动态学情' })).toBeVisible();
  await expect(page.locator('.browser-guard, .download-strip')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/growUp/studyPlan');
});

test('another web view of the app logs in: coming back shows who is here', async ({ page, parent }) => {
  await insideNativeApp(page, { dialect: ANDROID });
  await parent.isLoggedIn(withManySubjects());
  await page.goto('/index');
  await parent.expectHome();
  await expect(page.locator('.today-lesson')).toHaveCount(3);
  expect(await emitToPage(page, 'GetWebInitStatus')).toEqual({ status: 1 });
  await page.evaluate(() =>
    sessionStorage.setItem('native-app.user', JSON.stringify({ userId: 0, token: '', time: 0 })),
  );
  await emitToPage(page, 'OnPause');
  await emitToPage(page, 'OnResume');
  await expect(page.locator('.today-lesson')).toHaveCount(0);
  await expect(page.getByText('亲爱的家长，您好')).toBeVisible();
});

test('a parent sends pictures with a feedback: the app chooses and uploads them', async ({
  page,
  parent,
}) => {
  await insideNativeApp(page, { dialect: IOS });
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/feedback');
  await addPicture(page).click();
  expect((await lastCall(page, 'ChooseFile')).data).toEqual({ kind: 'image', count: 6 });
  await expect.poll(async () => (await callsOf(page, 'UploadFile')).length).toBe(6);
  await expect(page.getByText('上传中')).toHaveCount(0);
  await expect(page.getByText('重新上传')).toHaveCount(0);
  await page.getByRole('radio', { name: '课程内容' }).click();
  await page.getByRole('textbox').fill('孩子很喜欢思维课，希望多一些动手题。');
  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByText('感谢您的反馈')).toBeVisible();
});

test('a parent recommends the app: what was prepared goes to the app', async ({ page, parent }) => {
  await insideNativeApp(page, { dialect: IOS });
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/option');
  await page.getByText('推荐给朋友').locator('visible=true').first().click();
  await page.getByRole('button', { name: '更多分享方式', exact: true }).click();
  const { data } = await lastCall(page, 'Share');
  expect(data).toMatchObject({ shareType: 'link', key: 'recommend' });
  expect(String(data.title)).not.toBe('');
  expect(String(data.toURL)).toMatch(/^https?:\/\//);
  expect(String(data.toURL)).not.toContain('token');
});
