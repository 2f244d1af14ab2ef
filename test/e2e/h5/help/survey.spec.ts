/** A survey of the server's description, from its link to the thank-you. */
import { eq } from 'drizzle-orm';
import { surveySubmissions } from '../../../../server/domains/help/surveys/tables';
import { field } from '../../../builders/form-fields';
import { aSurvey } from '../../../builders/forms';
import type { Ground } from '../../../builders/ground';
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
const stored = (ground: Ground, isForVisitors = false) => {
  made += 1;
  return aSurvey(ground, FIELDS, {
    code: `browser-${made}`,
    title: '课程满意度',
    thanks: '谢谢您',
    isForVisitors,
  });
};
const keptOf = (ground: Ground, id: number) =>
  ground.db.select().from(surveySubmissions).where(eq(surveySubmissions.surveyId, id));

test('a survey asks what follows from the answers, survives a reload, and is sent once', async ({
  page,
  parent,
  ground,
}) => {
  const id = await stored(ground);
  const { userId } = await parent.isLoggedIn(anOfficialParent());
  await page.goto(`/survey?id=${id}`);
  await page.getByRole('radio', { name: '2星' }).click();
  await page.getByLabel('哪里可以更好').fill('节奏快');
  await page.reload();
  await expect(page.getByLabel('哪里可以更好')).toHaveValue('节奏快');
  await expect(page.getByRole('radio', { name: '2星' })).toHaveAttribute('aria-checked', 'true');
  // What is missing is said by its name, and comes into sight.
  const missing = page.getByText('请选择「作业多少」');
  await tapUntil(page.getByRole('button', { name: '提交' }), missing);
  await page.getByRole('radio', { name: '乙' }).click();
  await expect(missing).toBeHidden();
  // The answer to a question that is not asked any more is not sent.
  await page.getByRole('radio', { name: '5星' }).click();
  await expect(page.getByLabel('哪里可以更好')).toBeHidden();
  await tapUntil(page.getByRole('button', { name: '提交' }), page.getByText('感谢您的参与'));
  expect(await keptOf(ground, id)).toMatchObject([
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

test('a survey whose answer got lost on the way is kept once', async ({ page, parent, ground }) => {
  const id = await stored(ground);
  await parent.isLoggedIn(anOfficialParent());
  await page.goto(`/survey?id=${id}`);
  await page.getByRole('radio', { name: '4星' }).click();
  await page.getByRole('radio', { name: '甲' }).click();
  // It arrives, and the device never hears of it.
  await page.route('**/v1/survey/submit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('您填写的内容都还在，可以重新提交')).toBeVisible();
  await page.unroute('**/v1/survey/submit');
  await tapUntil(page.getByRole('button', { name: '重新提交' }), page.getByText('感谢您的参与'));
  expect(await keptOf(ground, id)).toHaveLength(1);
});

test('a survey for visitors is answered by the keyboard alone, without a login', async ({
  page,
  backend: _fresh,
  ground,
}) => {
  const id = await stored(ground, true);
  await page.goto(`/survey?id=${id}`);
  await page.getByRole('radio', { name: '1星' }).focus();
  for (const _step of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4星' })).toBeFocused();
  await page.getByRole('radio', { name: '甲' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: '甲' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('button', { name: '提交' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('感谢您的参与')).toBeVisible();
  expect(await keptOf(ground, id)).toMatchObject([{ userId: null }]);
  await page.reload();
  await expect(page.getByText('您已经填写过这份问卷')).toBeVisible();
});

test('a survey for parents leads a visitor to the login; its example sends nothing', async ({
  page,
  parent,
  ground,
}) => {
  const id = await stored(ground);
  await page.goto(`/survey?id=${id}`);
  await expect(page.getByText('登录后即可填写')).toBeVisible();
  await parent.isLoggedIn(anOfficialParent());
  await page.goto(`/surveyDemo?id=${id}`);
  await expect(page.locator('.survey__mark')).toHaveText('示例');
  await page.getByRole('radio', { name: '5星' }).click();
  await page.getByRole('radio', { name: '甲' }).click();
  await tapUntil(page.getByRole('button', { name: '提交' }), page.getByText('示例已完成'));
  expect(await keptOf(ground, id)).toEqual([]);
});
