import { seesWrongQuestions } from '../../../builders/materials';
import { anOfficialParent, aParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

test('a wrong question is marked as mastered and stays so', async ({ page, parent }) => {
  const answered = anOfficialParent()
    .withWrongQuestions('wandou', '找规律', { open: 5, mastered: 1 })
    .withWrongQuestions('wandou', '巧数方块', { open: 4, mastered: 1 });
  await parent.isLoggedIn(answered.with(seesWrongQuestions));
  await page.goto('/wrongWorkGroup');
  await expect(page.getByText('共 11 题，还有 9 题待掌握')).toBeVisible();
  const first = page.locator('.wrong__card').first();
  await first.getByText('查看答案与解析').click();
  await expect(first.getByText('正确答案', { exact: true })).toBeVisible();
  await first.getByRole('button', { name: '标记为已掌握' }).click();
  await expect(page.getByText('共 11 题，还有 8 题待掌握')).toBeVisible();
  await page.reload();
  await expect(page.getByText('共 11 题，还有 8 题待掌握')).toBeVisible();
});

test('whom the collection is not open to sees a calm page', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent().withWrongQuestions('wandou', '找规律', { open: 1 }));
  await page.goto('/wrongWorkGroup');
  await expect(page.getByText('错题本暂未对您开放')).toBeVisible();
});

test('materials lead to a film that shows, and to a file', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent().withCourse('wandou'));
  await page.goto('/learningMaterials');
  await page.getByText('找规律 · 拓展练习包').click();
  await page.waitForURL((url) => url.pathname === '/learningTeachAid');
  await expect(page.getByText('四宫数独练习（可打印）')).toBeVisible();
  await page.getByText('动画：豌豆排排队').click();
  await page.waitForURL((url) => url.pathname === '/learningVideo');
  const film = page.locator('video');
  await expect(film).toHaveAttribute('poster', /covers/);
  const answer = await page.request.get((await film.getAttribute('src')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'video/mp4']);
});

test('materials are for official students: others see why and a way on', async ({ page, parent }) => {
  await parent.isLoggedIn(aParent());
  for (const path of ['/learningMaterials', '/learningTeachAid', '/learningVideo?id=51001']) {
    await page.goto(path);
    await expect(page.getByText('学习资料仅对在读学员开放')).toBeVisible();
  }
  await page.getByText('去看看课程').click();
  await page.waitForURL((url) => url.pathname === '/myTabClass');
});

test("a tutor is the child's own", async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent().withChild({ crUid: 3001 }));
  await page.goto('/tutor?crUid=3001');
  await expect(page.getByText('青青老师', { exact: true })).toBeVisible();
  await expect(page.getByAltText('青青老师的微信二维码')).toBeVisible();
  await page.goto('/tutor?crUid=3002');
  await expect(page.getByText('没有找到孩子的这位辅导老师')).toBeVisible();
});
