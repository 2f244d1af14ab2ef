/** A survey described by the server, from its link to the thank-you page. */
import { eq } from 'drizzle-orm';
import { surveySubmissions } from '../../../../server/domains/help/surveys/tables';
import { field } from '../../../builders/form-fields';
import { aSurvey } from '../../../builders/forms';
import type { TestContext } from '../../../builders/test-context';
import { anOfficialParent } from '../../../builders/parent';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

const FIELDS = [
  field('score', 'stars', { isRequired: true, title: '总体评价' }),
  field('text', 'why', {
    ...{ isRequired: true, isLong: true, title: '哪里可以更好' },
    showIf: [{ field: 'stars', test: 'atMost', value: '3' }],
  }),
  field('single', 'homework', { isRequired: true, title: '作业多少' }),
];
let made = 0;
const stored = (testContext: TestContext, isForVisitors = false) => {
  made += 1;
  return aSurvey(testContext, FIELDS, {
    code: `browser-${made}`,
    title: '课程满意度',
    thanks: '谢谢您',
    isForVisitors,
  });
};
const keptOf = (testContext: TestContext, id: number) =>
  testContext.db.select().from(surveySubmissions).where(eq(surveySubmissions.surveyId, id));

test('a survey asks what follows from the answers, survives a reload, and is sent once', async ({
  page,
  parent,
  testContext,
}) => {
  const id = await stored(testContext);
  const { userId } = await parent.isLoggedIn(anOfficialParent());
  await page.goto(`/survey?id=${id}`);
  await page.getByRole('radio', { name: '2星' }).click();
  await page.getByLabel('哪里可以更好').fill('节奏快');
  await page.reload();
  await expect(page.getByLabel('哪里可以更好')).toHaveValue('节奏快');
  await expect(page.getByRole('radio', { name: '2星' })).toHaveAttribute('aria-checked', 'true');
  // A missing answer is named and scrolled into view.
  const missing = page.getByText('请选择“作业多少”');
  await tapUntil(page.getByRole('button', { name: '提交' }), missing);
  await page.getByRole('radio', { name: '乙' }).click();
  await expect(missing).toBeHidden();
  // Answers of hidden questions are not sent.
  await page.getByRole('radio', { name: '5星' }).click();
  await expect(page.getByLabel('哪里可以更好')).toBeHidden();
  await tapUntil(page.getByRole('button', { name: '提交' }), page.getByText('感谢您的参与'));
  expect(await keptOf(testContext, id)).toMatchObject([
    {
      userId,
      answers: [
        { key: 'stars', answer: { kind: 'score', score: 5 } },
        { key: 'homework', answer: { kind: 'choices', choices: ['b'] } },
      ],
    },
  ]);
  await page.goto(`/survey?id=${id}`);
  await expect(page.getByText('您已经填写过这份问卷')).toBeVisible();
});
