/** From the courses tab to a film, and a course unlocked with hours over an unreliable network. */
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { SubjectCode } from '../../../../src/contract/courses/values';
import { films } from '../../../../server/domains/films/tables';
import { hourBalances } from '../../../../server/domains/hours/tables';
import { enrolledInGroup, filmCourse, filmGroup } from '../../../builders/film-courses';
import type { TestContext } from '../../../builders/test-context';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const brand = SubjectCode.jianqiao;
const official = anOfficialParent().withChild({ isSubscribed: true });

/** A film of the demo: its bytes are stored. */
async function aFilm({ db }: TestContext): Promise<number> {
  const [film] = await db
    .select({ id: films.id })
    .from(films)
    .where(eq(films.file, 'films/demo/counting.mp4'));
  if (film === undefined) throw new Error('The film of the demonstration is not there');
  return film.id;
}

async function recordedHours({ db }: TestContext, userId: number): Promise<number | undefined> {
  const mine = and(eq(hourBalances.userId, userId), eq(hourBalances.brandCode, brand));
  const [row] = await db.select().from(hourBalances).where(mine);
  return row?.baseHours;
}

const arrivesAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true');

async function plays(page: Page): Promise<void> {
  await page.getByRole('button', { name: '播放', exact: true }).click();
  const now = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(now).toBeGreaterThan(0.5);
}

test('a parent goes from the courses tab to a chapter that plays', async ({ testContext, page, parent }) => {
  const groupId = await filmGroup(testContext, '拼读小课');
  await filmCourse(testContext, { groupId, title: '听音找字母', filmId: await aFilm(testContext) });
  await parent.isLoggedIn(official.with(enrolledInGroup(groupId)));
  await page.goto('/myTabClass');
  await button(page, /拼读小课/).click();
  await arrivesAt(page, '/courseList');
  await button(page, /听音找字母/).click();
  await arrivesAt(page, '/courseDetailList');
  await button(page, '开始学习').click();
  await arrivesAt(page, '/courseReplay');
  await plays(page);
});

test('a course is unlocked for hours once, though the first answer was lost', async ({
  testContext,
  page,
  parent,
}) => {
  const { courseId } = await filmCourse(testContext, {
    ...{ title: '神奇的字母', priceHours: 6, filmId: await aFilm(testContext) },
  });
  const { userId } = await parent.isLoggedIn(
    official.withHours(brand, { hourGroup: 'record', baseHours: 10 }),
  );
  await page.goto(`/courseDetailList?id=${courseId}`);
  await button(page, '解锁课程').click();
  // The server takes the hours, but the response is lost.
  await page.route('**/v1/course/unlock*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await button(page, '用6课时解锁').click();
  await expect(page.getByRole('alert').locator('visible=true')).toBeVisible();
  await page.unroute('**/v1/course/unlock*');
  // A second tap within 400 ms is ignored as a double tap.
  await expect(async () => {
    await button(page, '用6课时解锁').click({ timeout: 1000 });
    await expect(button(page, '开始学习')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await recordedHours(testContext, userId)).toBe(4);
  await button(page, '开始学习').click();
  await arrivesAt(page, '/courseReplay');
  await plays(page);
});
