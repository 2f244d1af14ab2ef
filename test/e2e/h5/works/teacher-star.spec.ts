/** An edition of the teacher star: what it is, who is where, its rules, and the way to take part. */
import { eq } from 'drizzle-orm';
import { workLikes, works } from '../../../../server/domains/works/tables';
import { anOfficialParent } from '../../../builders/parent';
import { aTopic } from '../../../builders/works';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';
import { shownWork } from './shown-work';

const HOUR = 60 * 60_000;

test('a parent sees who is where, reads the rules and begins a work', async ({ page, parent, ground }) => {
  const first = await parent.exists(anOfficialParent());
  const { userId } = await parent.isLoggedIn(anOfficialParent());
  const title = `小老师之星${userId}`;
  const now = ground.clock.now();
  const topicId = await aTopic(ground, {
    ...{ kind: 'teacherStar', title, startsAt: new Date(now.getTime() - 60_000) },
    endsAt: new Date(now.getTime() + 2 * HOUR),
    rules: [{ title: '怎么参加', words: '录一段讲题的视频' }],
    prizes: [{ from: 1, to: 1, name: '金话筒', stars: 30 }],
  });
  const liked = await shownWork(ground, first, { kind: 'teacherStar', topicId, title: '我会讲对称' });
  await ground.db.insert(workLikes).values({ workId: liked, userId, likedAt: now });
  await ground.db.update(works).set({ likes: 1 }).where(eq(works.id, liked));

  await page.goto('/teacherStarActivity');
  await expect(page.getByText(title).locator('visible=true').first()).toBeVisible();
  await expect(page.getByText('金话筒')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/0[12]:\d\d:\d\d/);
  await expect(page.getByRole('link', { name: /第1名.*我会讲对称.*1个赞/ })).toBeVisible();

  await tapUntil(page.getByRole('button', { name: '活动规则' }), page.getByText('录一段讲题的视频'));
  await page.goto('/teacherStarActivity');
  const submit = page.getByRole('button', { name: '提交审核' });
  await tapUntil(page.getByRole('button', { name: '我要参加' }), submit);
  await expect(page).toHaveURL(new RegExp(`/teacherUploadVideo\\?topicId=${topicId}`));
});

test('an edition that does not come is asked for again', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.route('**/v1/childWork/starActivity**', (route) => route.abort());
  await page.goto('/teacherStarActivityOct');
  const retry = page.getByRole('button', { name: '重新加载' }).locator('visible=true').first();
  await expect(retry).toBeVisible();
  await page.unroute('**/v1/childWork/starActivity**');
  // One that is over, or none yet.
  await tapUntil(
    retry,
    page
      .getByText(/看看现在的活动|活动规则/)
      .locator('visible=true')
      .first(),
  );
});
