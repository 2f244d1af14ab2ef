import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { lessonFilms } from '../../../../server/domains/courses/timetable/tables';
import { storeFilm } from '../../../builders/films';
import type { Fixture } from '../../../builders/test-context';
import { anOfficialParent } from '../../../builders/parent';
import { lessonEnded } from '../../../builders/study';
import { expect, test } from '../../support/test';

const SECONDS = 300;

/** The demo's longest film as a lesson's replay; `name` receives the lesson's id. */
const withReplay =
  (name: (liveId: number) => void): Fixture =>
  async (testContext, child) => {
    const liveId = await lessonEnded(testContext, child, 'wandou', { minutesAgo: 24 * 60 });
    const filmId = await storeFilm(testContext, { file: 'films/demo/counting.mp4', seconds: SECONDS });
    await testContext.db.update(lessonFilms).set({ filmId }).where(eq(lessonFilms.lessonId, liveId));
    name(liveId);
  };

const timeOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
const phase = (page: Page) => page.locator('.player');
const play = (page: Page) => page.getByRole('button', { name: '播放', exact: true });

test('a replay plays, and goes on after a reload where it was left', async ({ page, parent }) => {
  let liveId = 0;
  await parent.isLoggedIn(
    anOfficialParent()
      .withCourse('wandou')
      .with(withReplay((id) => (liveId = id))),
  );
  await page.goto(`/courseReplay?liveId=${liveId}`);
  await play(page).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
  await page.getByRole('slider', { name: '播放进度' }).press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(20.5);
  const left = await timeOf(page);
  await page.reload();
  await expect(page.getByText(/从 00:2\d 继续播放/)).toBeVisible();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  expect(Math.abs((await timeOf(page)) - left)).toBeLessThan(2);
});

test('a film whose address is refused says so, and goes on at the same second when it is tried again', async ({
  page,
  parent,
}) => {
  let liveId = 0;
  await parent.isLoggedIn(
    anOfficialParent()
      .withCourse('wandou')
      .with(withReplay((id) => (liveId = id))),
  );
  const films = /\/files\/films\//;
  await page.route(films, (route) => route.fulfill({ status: 403 }));
  await page.goto(`/courseReplay?liveId=${liveId}`);
  await expect(phase(page)).toHaveAttribute('data-phase', 'broken');
  await expect(page.getByText('视频暂时无法播放')).toBeVisible();
  await page.unroute(films);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(phase(page)).toHaveAttribute('data-phase', 'playing');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
});
