import type { Page } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const ELSEWHERE = 'https://pages.example/camp';
const framed = (url: string) => `/iframePage?url=${encodeURIComponent(url)}`;

const answerElsewhere = (page: Page) =>
  page.route('https://pages.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>编程挑战营</h1>' }),
  );

test('a teacher is found by the subject, and plays', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent().withCourse('wandou'));
  await page.goto('/teacher/list');
  await page.getByRole('tab', { name: '围棋' }).click();
  await page.getByText('周老师').click();
  await page.waitForURL((url) => url.pathname === '/teacher/detail');
  // The list says the same until it has gone.
  await expect(page.getByText('教龄 8年 · 家长满意度 99%').locator('visible=true')).toHaveCount(1);
  await page.getByRole('button', { name: '播放 课堂片段：搭一座小房子' }).click();
  const film = page.locator('video');
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);
});

test('a teacher whom nobody knows leads to the others', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/teacher/detail?id=999999');
  await page.getByText('看看其他老师').click();
  await expect(page.getByText('林老师').first()).toBeVisible();
});

test('a lesson is told minute by minute', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/classFeature?subject=5');
  await expect(page.getByText('第 8–23 分钟')).toBeVisible();
});

test('a teaching aid says what is in it, and its code comes', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent().withCourse('wandou'));
  await page.goto('/teachAid/detail?id=5501');
  await expect(page.getByText('立方积木')).toBeVisible();
  await page.getByText('查看二维码').click();
  await expect(page.getByAltText('豌豆思维 秋季教具盒的二维码')).toBeVisible();
});

test('a page of somebody else shows in a frame, which takes nothing of ours along', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(anOfficialParent());
  await answerElsewhere(page);
  const asked = page.waitForRequest(ELSEWHERE);
  await page.goto(framed(ELSEWHERE));
  await expect(page.frameLocator('iframe').getByText('编程挑战营')).toBeVisible();
  expect((await asked).headers()).not.toHaveProperty('referer');
  await expect(page.getByText('pages.example')).toBeVisible();
  await expect(page.getByText('在外部打开')).toBeVisible();
});

test('a frame that never answers says so, and the way out stays', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.route('https://pages.example/**', () => undefined);
  await page.goto(framed(ELSEWHERE), { waitUntil: 'commit' });
  await expect(page.getByText('页面迟迟没有打开')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('在外部打开')).toBeVisible();
});

test('what is no web address, and our own frame once more, are refused', async ({
  page,
  parent,
  baseURL,
}) => {
  await parent.isLoggedIn(anOfficialParent());
  for (const url of ['javascript:alert(1)', `${baseURL ?? ''}${framed(ELSEWHERE)}`]) {
    await page.goto(framed(url));
    await expect(page.getByText('这个链接无法打开')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
