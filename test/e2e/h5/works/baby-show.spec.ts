/** A child's work: sent with a photo, reviewed, liked by another parent; and failures on the way. */
import type { Page } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { phonePicture } from '../../support/pictures';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';
import { pick } from '../homework/answering';

const REVIEWER = 'DEMO_ONLY_reviewer_2026';
const PHOTO = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: phonePicture(6) };
const SENT = '已提交，正在审核';

const seen = (page: Page, text: string) => page.getByText(text).locator('visible=true').first();

async function write(page: Page, title: string): Promise<void> {
  await pick(page, '从相册选', [PHOTO]);
  await expect(page.locator('.photos__tile')).toHaveCount(1);
  await page.getByLabel('标题').fill(title);
}

async function send(page: Page): Promise<void> {
  const consent = page.getByRole('checkbox', { name: /同意审核通过后公开展示/ }).locator('visible=true');
  await tapUntil(consent, page.locator('.check-row__box--checked').locator('visible=true'));
  const submit = page.getByRole('button', { name: '提交审核' }).locator('visible=true');
  await tapUntil(submit, seen(page, SENT));
}

/** A reviewer approves it before others see it. */
async function show(page: Page, title: string): Promise<void> {
  await page.goto('/__demo/reviewer');
  await page.locator('input[type=password]').fill(REVIEWER);
  await page.keyboard.press('Enter');
  await page.getByText(title).first().click();
  await page.locator('button[value=show]').click();
  await expect(page.getByText(title)).toHaveCount(0);
}

test('what a child shows is looked at first, and then another parent likes it', async ({
  page,
  parent,
  browser,
  backendUrl,
}) => {
  const { userId } = await parent.isLoggedIn(anOfficialParent().withChild({ kidName: '李豆豆' }));
  const title = `我的小画${userId}`;
  await page.goto('/babyShow');
  await tapUntil(
    page.getByRole('button', { name: '上传作品' }).first(),
    page.getByRole('button', { name: '提交审核' }),
  );
  await write(page, title);
  await send(page);
  await tapUntil(page.getByRole('button', { name: '看我的作品' }), seen(page, '审核中'));

  const others = await browser.newContext({ baseURL: backendUrl });
  const other = await others.newPage();
  await parent.at(other).isLoggedIn(anOfficialParent());
  await other.goto('/babyShow');
  await expect(seen(other, '宝贝秀')).toBeVisible();
  await expect(other.getByText(title)).toHaveCount(0);

  const reviewers = await browser.newContext({ baseURL: backendUrl });
  await show(await reviewers.newPage(), title);

  await other.reload();
  await tapUntil(seen(other, title), other.getByRole('button', { name: '更多' }));
  await expect(other.getByText('李豆豆')).toHaveCount(0);
  await tapUntil(
    other.getByRole('button', { name: '喜欢 0' }),
    other.getByRole('button', { name: '喜欢 1' }),
  );
  await page.goto('/babyShow?scope=mine');
  await expect(page.getByRole('button', { name: new RegExp(`${title}.*1人喜欢.*已展示`) })).toBeVisible();
  await reviewers.close();
  await others.close();
});
