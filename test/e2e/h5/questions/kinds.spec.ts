/** Every kind of question in a homework: accessibility, and what needs a real browser. */
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
      .with(async (testContext, child) => {
        homeworkId = await aHomework(testContext, child, 'wandou', { questions });
      }),
  );
  await page.goto(`/homework/submit?id=${homeworkId}`);
  await expect(page.getByText('第1题', { exact: true })).toBeVisible();
}

test('axe finds nothing on a question of any kind', async ({ page, parent }) => {
  test.slow();
  const questions = Object.values(QuestionKind).map((kind) => firstOf(({ body }) => body.kind === kind));
  await openAll(page, parent, questions);
  for (const [index, { body }] of questions.entries()) {
    if (index > 0) {
      const there = page.getByText(`第${index + 1}题`, { exact: true });
      await tapUntil(page.getByRole('button', { name: '下一题', exact: true }), there);
    }
    expect.soft(await complaints(page), body.kind).toEqual([]);
  }
});
