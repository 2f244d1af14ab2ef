/** Every kind of question as a child meets it in a homework: what a screen reader meets, and what only a browser can show. */
import type { Page } from '@playwright/test';
import { QuestionKind } from '../../../../src/contract/questions/values';
import { DEMO_QUESTIONS } from '../../../../packages/demo/content/questions';
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import { aHomework } from '../../../builders/homework';
import { anOfficialParent } from '../../../builders/parent';
import { complaints } from '../../support/axe';
import type { Parent } from '../../support/parent';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

function firstOf(which: (question: BankQuestion) => boolean): BankQuestion {
  const found = DEMO_QUESTIONS.find(which);
  if (found === undefined) throw new Error('There is no such question');
  return found;
}

async function openAll(page: Page, parent: Parent, questions: readonly BankQuestion[]): Promise<void> {
  let homeworkId = 0;
  await parent.isLoggedIn(
    anOfficialParent()
      .withCourse('wandou')
      .with(async (ground, child) => {
        homeworkId = await aHomework(ground, child, 'wandou', { questions });
      }),
  );
  await page.goto(`/homework/submit?id=${homeworkId}`);
  await expect(page.getByText(`第 1 题，共 ${questions.length} 题`)).toBeVisible();
}

test('axe finds nothing on a question of any kind', async ({ page, parent }) => {
  test.slow();
  const questions = Object.values(QuestionKind).map((kind) => firstOf(({ body }) => body.kind === kind));
  await openAll(page, parent, questions);
  for (const [index, { body }] of questions.entries()) {
    if (index > 0) {
      const there = page.getByText(`第 ${index + 1} 题，共 ${questions.length} 题`);
      await tapUntil(page.getByRole('button', { name: '下一题', exact: true }), there);
    }
    expect.soft(await complaints(page), body.kind).toEqual([]);
  }
});

test('options are chosen by arrows, and the keyboard stays with them', async ({ page, parent }) => {
  const question = firstOf(({ body }) => body.kind === 'single' && body.options.length === 3);
  await openAll(page, parent, [question]);
  const radios = page.getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(1)).toBeFocused();
  await expect(radios.nth(1)).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(radios.nth(2)).toBeFocused();
  await expect(page.getByText('已答 1 题，共 1 题')).toBeVisible();
});

test('a fraction is typed as one above the other, and is there after a reload', async ({ page, parent }) => {
  const isFraction = ({ body }: BankQuestion) =>
    body.kind === 'fill' && body.blanks.some(({ format }) => format === 'fraction');
  await openAll(page, parent, [firstOf(isFraction)]);
  await page.getByLabel('分子').fill('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await expect(page.getByLabel('分母')).toHaveValue('4');
  await page.reload();
  await expect(page.getByLabel('分子')).toHaveValue('1');
  await expect(page.getByLabel('分母')).toHaveValue('4');
});

test('a picture comes over the page, nearer by keys, and goes by Escape', async ({ page, parent }) => {
  const isPictured = ({ body, pictures }: BankQuestion) => body.kind === 'single' && pictures !== undefined;
  await openAll(page, parent, [firstOf(isPictured)]);
  const picture = page.locator('.picture-zoom__picture');
  await tapUntil(page.getByRole('button', { name: /放大看图/ }), picture);
  await page.locator('.picture-zoom__frame').focus();
  await page.keyboard.press('+');
  await expect(picture).toHaveAttribute('style', /scale\(1\.5\)/);
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);
});

test('a sound plays to its end, and may be heard again', async ({ page, parent }) => {
  const isTone = ({ body }: BankQuestion) => body.kind === 'listen' && body.sound.url.endsWith('.wav');
  await openAll(page, parent, [firstOf(isTone)]);
  await tapUntil(
    page.getByRole('button', { name: '播放听力' }),
    page.getByRole('button', { name: '停止听力' }),
  );
  await expect(page.getByRole('button', { name: '播放听力' })).toBeVisible({ timeout: 15_000 });
});
