/** A page of the exercise book, from the photo to the wrong answers. */
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { sheetPicture } from '../../../../packages/demo/content/exercise-book/drawn';
import { SHEETS } from '../../../../packages/demo/content/exercise-book/sheets';
import { wrongQuestions } from '../../../../server/domains/questions/wrong-questions/tables';
import { anOfficialParent } from '../../../builders/parent';
import { complaints } from '../../support/axe';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';
import { pick } from './answering';

const CHOOSE = '拍照或选择照片';
const PATIENT = { timeout: 30_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** As served by the demo at /files/pictures/exercise-book/page-12.png: two wrong, one misread. */
async function drawnPage() {
  const [sheet] = SHEETS;
  if (sheet === undefined) throw new Error('There is no sheet');
  return { name: 'page-12.png', mimeType: 'image/png', buffer: await sheetPicture(sheet) };
}

test('a page is recognised, what was misread is put right, and its report says what to practise', async ({
  page,
  parent,
  testContext,
}) => {
  const { userId } = await parent.isLoggedIn(anOfficialParent().withCourse('wandou'));
  await page.goto('/aiExerciseBookSnapshot');
  await pick(page, CHOOSE, [await drawnPage()]);
  await expect(page.getByText('核对识别结果')).toBeVisible(PATIENT);
  await expect(page.getByText('豌豆思维练习册 S2 第12页').first()).toBeVisible();
  expect.soft(await complaints(page), 'axe, looked through').toEqual([]);
  // The sixth has a low confidence.
  const unsure = page.getByRole('button', { name: '第6题，识别为 69' });
  const sheet = page.getByRole('dialog', { name: '第6题' });
  await tapUntil(unsure, sheet);
  await expect(sheet.getByText('可能认错了，请核对')).toBeVisible();
  await sheet.getByRole('textbox').fill('64');
  await sheet.getByRole('button', { name: '改好了' }).click();
  await expect(page.getByRole('button', { name: '第6题，识别为 64' })).toBeVisible();
  // The correction is still there after a reload.
  await page.reload();
  await expect(page.getByRole('button', { name: '第6题，识别为 64' })).toBeVisible();
  await tapUntil(button(page, '核对好了，开始批改'), page.locator('.exercise-report__score').first());
  await page.waitForURL(/\/aiExerciseBookReport\?.*id=\d+/);
  await expect(page.locator('.exercise-report__score').first()).toContainText('67');
  await expect(page.getByRole('button', { name: '第2题，写的是 9，再想一想' })).toBeVisible();
  await expect(page.getByRole('button', { name: '第6题，写的是 64，答对了' })).toBeVisible();
  const kept = await testContext.db.select().from(wrongQuestions).where(eq(wrongQuestions.userId, userId));
  expect(kept.map(({ childAnswer }) => childAnswer).sort()).toEqual(['48', '9']);
});
