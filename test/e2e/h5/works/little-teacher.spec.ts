/** A child explains a question: film, send, show, share with a visitor, take back. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { works } from '../../../../server/domains/works/tables';
import type { TestContext } from '../../../builders/test-context';
import { anOfficialParent } from '../../../builders/parent';
import { aTopic, judge } from '../../../builders/works';
import { phonePicture } from '../../support/pictures';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';
import { pick } from '../homework/answering';

const film = readFileSync(path.join(__dirname, '../../../../packages/demo/content/films/balloon.mp4'));

async function workOf({ db }: TestContext, userId: number): Promise<number> {
  const [work] = await db.select({ id: works.id }).from(works).where(eq(works.userId, userId));
  return work?.id ?? 0;
}

const addressOf = (id: number) => `/littleTeacherShare?id=${id}`;

test('an explanation is filmed, looked at, passed on, and gone when it is taken back', async ({
  page,
  parent,
  testContext,
  browser,
  backendUrl,
}) => {
  const { userId } = await parent.isLoggedIn(anOfficialParent().withChild({ kidName: '李豆豆' }));
  const title = `苹果怎么分${userId}`;
  const topicId = await aTopic(testContext, { kind: 'littleTeacher', title });
  await page.goto(`/littleTeacherList?topicId=${topicId}`);
  await expect(page.getByText(title).locator('visible=true').first()).toBeVisible();
  const take = page.getByRole('button', { name: '我来讲这道题' });
  await tapUntil(take, page.getByRole('button', { name: '提交审核' }));

  await pick(page, '从相册选', [{ name: 'a.mp4', mimeType: 'video/mp4', buffer: film }]);
  const cover = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: phonePicture(1) };
  await pick(page, '选一张照片做封面', [cover]);
  await page.getByLabel('标题').fill('分苹果');
  await page.getByRole('checkbox', { name: /同意审核通过后公开展示/ }).click();
  await tapUntil(page.getByRole('button', { name: '提交审核' }), page.getByText('已提交，正在审核'));

  const id = await workOf(testContext, userId);
  const friend = await (await browser.newContext({ baseURL: backendUrl })).newPage();
  const document = await friend.goto(addressOf(id));
  expect(document?.headers()['x-robots-tag']).toContain('noindex');
  await expect(friend.getByText('找不到这个讲解')).toBeVisible();
  await page.goto(addressOf(id));
  await expect(page.getByText('这个讲解还没有展示')).toBeVisible();

  await judge(testContext, id, true);
  // By the request: a browser without the codec removes its player.
  const playing = friend.waitForRequest((request) => request.resourceType() === 'media');
  await friend.reload();
  await expect(friend.getByText('小老师：小豆')).toBeVisible();
  await expect(friend.getByText('李豆豆')).toHaveCount(0);
  const address = (await playing).url();
  expect((await friend.request.get(address)).ok()).toBe(true);

  await page.reload();
  const passOn = page.getByRole('button', { name: '分享给朋友' });
  const way = page.getByText('二维码', { exact: true }).locator('visible=true').first();
  await tapUntil(passOn, way);
  const given = page.waitForResponse((response) => response.url().endsWith('/getBeacoinByShareWechat'));
  await way.click();
  expect(((await (await given).json()) as { data: object }).data).toMatchObject({ isFirstToday: true });

  await page.goto(`/littleTeacherDetail?id=${id}`);
  const confirm = page.getByRole('button', { name: '撤下并删除' });
  const takeBack = page.getByRole('radio', { name: '撤下作品' });
  await tapUntil(page.getByRole('button', { name: '更多' }), takeBack);
  await tapUntil(takeBack, confirm);
  await tapUntil(confirm, page.getByText('作品已撤下，文件已经删除'));
  await friend.reload();
  await expect(friend.getByText('找不到这个讲解')).toBeVisible();
  expect((await friend.request.get(address)).ok()).toBe(false);
  await friend.context().close();
});
