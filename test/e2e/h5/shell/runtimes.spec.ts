import { withOneSubject } from '../../../builders/children';
import { askedOfMiniProgram, insideMiniProgram, insideNativeApp } from '../../support/native-app';
import { RUNTIMES } from '../../support/runtimes';
import { expect, test } from '../../support/test';

const isInMiniProgram = (userAgent: string): boolean => userAgent.includes('miniProgram/');
/** For the app's login event and the login by code see native.spec.ts and login.spec.ts. */
const ownLogins = RUNTIMES.filter(({ userAgent }) => !isInMiniProgram(userAgent));

for (const { name, userAgent, app, hasTabs, growth } of ownLogins) {
  test.describe(`in ${name}`, () => {
    test.use({ userAgent });
    test.beforeEach(async ({ page }) => {
      if (app) await insideNativeApp(page, app);
    });

    test('a parent logs in by password, walks the tabs and logs out', async ({ page, parent }) => {
      const { phone } = await parent.exists(withOneSubject().withPhone('18612345678'));
      await parent.logInByPassword(phone);
      await page.waitForURL((url) => url.pathname === '/index');
      await expect(page.getByText('今日课程').locator('visible=true')).toBeVisible();
      if (hasTabs) {
        await parent.walkTo('成长', '/growUp/studyPlan');
        const guard = page.getByText('浏览器版本暂不支持', { exact: false }).locator('visible=true');
        await expect(guard).toHaveCount(growth === 'guard' ? 1 : 0);
        await parent.walkTo('课程', '/myTabClass');
        await parent.walkTo('我的', '/parentsCenter');
        await expect(page.getByText('186****5678').locator('visible=true').first()).toBeVisible();
      } else {
        await expect(page.locator('.tab-bar__tab').locator('visible=true')).toHaveCount(0);
      }
      await parent.logOut();
    });
  });
}

test.describe("in the mini program's web-view", () => {
  test.use({ userAgent: RUNTIMES.find(({ userAgent }) => isInMiniProgram(userAgent))?.userAgent });

  test('a login ends in the mini program, whose session is the parent’s', async ({ page, parent }) => {
    await insideMiniProgram(page);
    const { phone } = await parent.exists(withOneSubject());
    await parent.logInBySms(phone);
    const home = { name: 'switchTab', arg: { url: '/pages/courses/my-tab-class/index' } };
    await expect.poll(() => askedOfMiniProgram(page)).toContainEqual(home);
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('its two tabs are there, and any other leads to its courses', async ({ page, parent }) => {
    await insideMiniProgram(page);
    await parent.isLoggedIn(withOneSubject());
    await page.goto('/parentsCenter');
    await expect(page.locator('.tab-bar__tab').locator('visible=true')).toHaveText(['课程', '我的']);
    await page.goto('/growUp');
    const courses = { name: 'switchTab', arg: { url: '/pages/courses/my-tab-class/index' } };
    await expect.poll(() => askedOfMiniProgram(page)).toContainEqual(courses);
    await expect(page.locator('.tab-bar__tab')).toHaveCount(0);
  });
});
