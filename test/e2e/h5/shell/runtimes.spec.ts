import { withOneSubject } from '../../../builders/children';
import { askedOfMiniProgram, insideMiniProgram, insideNativeApp } from '../../support/native-app';
import { runtimeNamed } from '../../support/runtimes';
import { LESSON } from '../../support/lesson';
import { expect, test } from '../../support/test';

/** Those that differ in their tabs. For logins in newer apps and by code see native.spec.ts and login.spec.ts. */
const ownLogins = [runtimeNamed('plain web'), runtimeNamed('an Android app before 1.5.8')];

for (const { name, userAgent, app, hasTabs } of ownLogins) {
  test.describe(`in ${name}`, () => {
    test.use({ userAgent });

    test('a parent logs in by password, walks the tabs and logs out', async ({ page, parent }) => {
      if (app) await insideNativeApp(page, app);
      const { phone } = await parent.exists(withOneSubject().withPhone('18612345678'));
      await parent.logInByPassword(phone);
      await page.waitForURL((url) => url.pathname === '/index');
      await expect(page.getByText(LESSON).locator('visible=true').first()).toBeVisible();
      if (hasTabs) {
        await parent.walkTo('成长', '/growUp/studyPlan');
        await expect(page.getByText('浏览器版本暂不支持').locator('visible=true')).toHaveCount(1);
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
  test.use({ userAgent: runtimeNamed("the mini program's web-view").userAgent });

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
