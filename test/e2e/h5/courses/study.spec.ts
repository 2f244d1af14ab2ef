import type { Gift } from '../../../builders/ground';
import { anOfficialParent } from '../../../builders/parent';
import { lessonEnded } from '../../../builders/study';
import { STUDY_IDS } from '../../../../packages/demo/content/targets';
import { expect, test } from '../../support/test';

const STUDY = `/babyStudy/detail?id=${STUDY_IDS.idioms}`;

test('the free chapter of a study that is not bought plays', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto(STUDY);
  await page.getByRole('button', { name: '免费试看' }).click();
  await page.waitForURL((url) => url.pathname === '/babyStudy/play');
  await expect(page.locator('.chapter-row--playing')).toContainText('守株待兔');
  await page.getByRole('button', { name: '播放', exact: true }).click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.5);
});

test('a study that was bought stands among what was bought, and plays', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent().withScenario({ study: 'purchased' }));
  await page.goto('/babyStudy/purchased');
  await page.getByText('成语故事').click();
  await page.waitForURL((url) => url.pathname === '/babyStudy/play');
  await expect(page.locator('.chapter-row')).toHaveCount(8);
});

test('a stranger who has the address of a replay sees what was taught, logs in, and comes back to it', async ({
  page,
  parent,
}) => {
  let liveId = 0;
  const withLesson: Gift = async (ground, child) => {
    liveId = await lessonEnded(ground, child, 'wandou', { minutesAgo: 24 * 60 });
  };
  await parent.exists(anOfficialParent().withCourse('wandou').with(withLesson));
  await page.goto(`/playback?id=${liveId}`);
  await expect(page.locator('.playback__title')).toBeVisible();
  await expect(page.getByText('林老师')).toBeHidden();
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: '登录后观看' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('from')).toBe(`/playback?id=${liveId}`);
});
