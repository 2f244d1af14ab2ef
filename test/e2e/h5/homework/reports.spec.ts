/** After the correction: the report, wrong questions, and practice until mastered. */
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import { HomeworkState } from '../../../../src/contract/homework/values';
import { homework } from '../../../../server/domains/homework/tables';
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import { storeFilm } from '../../../builders/films';
import type { TestContext } from '../../../builders/test-context';
import { aHomework, type HomeworkDetails } from '../../../builders/homework';
import { seesWrongQuestions } from '../../../builders/materials';
import { anOfficialParent, type ParentBuilder } from '../../../builders/parent';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';
const TITLE = '数列练习';

/** Their own knowledge point, so that each is the other's only similar question. */
const about = { subject: Subject.wandou, knowledge: '数列（浏览器）', points: 10 } as const;
const option = (key: string, text: string) => ({ key, text, picture: '', alt: '' });
const NEXT: BankQuestion = {
  ...about,
  code: 'browser-next',
  stem: '3，6，9，后面是几？',
  body: { kind: 'single', options: [option('a', '11'), option('b', '12')] },
  answer: { kind: 'single', choice: 'b' },
  explanation: '每次多 3。',
};
const EVEN: BankQuestion = {
  ...about,
  code: 'browser-even',
  stem: '2，4，6，8 都是双数。',
  body: { kind: 'judge' },
  answer: { kind: 'judge', isTrue: true },
  explanation: '双数的个位是 0、2、4、6、8。',
};

const CORRECTED: HomeworkDetails = {
  state: HomeworkState.corrected,
  answers: { [NEXT.code]: { kind: 'single', choice: 'a' } },
  correction: { words: '第一题再看看每次多几' },
};

interface Given {
  readonly builder: ParentBuilder;
  readonly id: () => number;
}

function given(details: HomeworkDetails, filmFile?: string): Given {
  let homeworkId = 0;
  const builder = anOfficialParent()
    .withCourse('wandou')
    .with(seesWrongQuestions)
    .with(async (testContext, child) => {
      const film =
        filmFile === undefined
          ? undefined
          : { filmId: await storeFilm(testContext, { file: filmFile, seconds: 300 }), title: '一起找规律' };
      homeworkId = await aHomework(testContext, child, 'wandou', {
        ...{ title: TITLE, questions: [NEXT, EVEN] },
        ...details,
        ...(film && { film }),
      });
    });
  return { builder, id: () => homeworkId };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openReport = (page: Page, id: number) => page.goto(`/onlineHomeworkReport?id=${id}`);
const practice = (page: Page) => page.getByRole('region', { name: '练练类似的题' });

async function stateOf({ db }: TestContext, id: number): Promise<HomeworkState | undefined> {
  const [row] = await db.select({ state: homework.state }).from(homework).where(eq(homework.id, id));
  return row?.state;
}

test('what was wrong is looked at, practised with similar questions, and mastered by the parent’s tap', async ({
  page,
  parent,
  testContext,
}) => {
  const { builder, id } = given(CORRECTED);
  await parent.isLoggedIn(builder);
  await openReport(page, id());
  await expect(page.getByText('对1题，再想一想1题')).toBeVisible();
  await expect(page.getByText('第一题再看看每次多几').first()).toBeVisible();
  await expect.poll(() => stateOf(testContext, id())).toBe(HomeworkState.done);
  await tapUntil(page.getByText(/^第1题 3，6，9/), button(page, '开始练习'));
  await expect(page.getByText('每次多 3。').first()).toBeVisible();
  await tapUntil(button(page, '开始练习'), practice(page).locator('.choice', { hasText: '对' }).first());
  await practice(page).locator('.choice', { hasText: '对' }).first().click();
  await tapUntil(button(page, '检查答案'), button(page, '下一题'));
  await tapUntil(button(page, '下一题'), practice(page).locator('.choice', { hasText: '12' }));
  await practice(page).locator('.choice', { hasText: '12' }).click();
  await tapUntil(button(page, '检查答案'), button(page, '查看结果'));
  await tapUntil(button(page, '查看结果'), page.getByText('2题都对了，真棒！'));
  // Right answers alone do not count as mastered.
  await tapUntil(button(page, '标为已掌握').last(), button(page, '取消已掌握'));
  await page.reload();
  await expect(button(page, '取消已掌握')).toBeVisible();
});
