/** A child's answers, from input to the teacher: nothing is lost or sent twice. */
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { homeworkHandIns } from '../../../../server/domains/homework/tables';
import type { Fixture, TestContext } from '../../../builders/test-context';
import { aHomework, type HomeworkDetails } from '../../../builders/homework';
import { anOfficialParent, type ParentBuilder } from '../../../builders/parent';
import { complaints } from '../../support/axe';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

const HAND_IN = '**/v1/work/handIn';
const TITLE = '找规律练习';

interface Given {
  readonly builder: ParentBuilder;
  readonly id: () => number;
}

/** An official parent with one homework, whose id is known after the build. */
function given(details: HomeworkDetails = {}): Given {
  let homeworkId = 0;
  const gift: Fixture = async (testContext, child) => {
    homeworkId = await aHomework(testContext, child, 'wandou', { title: TITLE, ...details });
  };
  return { builder: anOfficialParent().withCourse('wandou').with(gift), id: () => homeworkId };
}

const choice = (page: Page, text: string) => page.locator('.choice', { hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const submitAt = (page: Page, id: number) => page.goto(`/homework/submit?id=${id}`);
const handInsOf = (testContext: TestContext, id: number) =>
  testContext.db.select().from(homeworkHandIns).where(eq(homeworkHandIns.homeworkId, id));

async function answerBoth(page: Page): Promise<void> {
  await choice(page, '8').click();
  await tapUntil(button(page, '下一题'), page.getByText('第2题', { exact: true }));
  await choice(page, '对').click();
  await expect(page.getByText('已答2题，共2题')).toBeVisible();
}

async function handIn(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '全部题目' });
  await tapUntil(button(page, '检查并提交'), sheet);
  expect.soft(await complaints(page), 'axe, overview').toEqual([]);
  const asked = page.getByText('提交后就不能修改了，确定提交吗？');
  await tapUntil(sheet.getByRole('button', { name: '提交作业' }), asked);
  await page.locator('.dialog').getByRole('button', { name: '提交作业' }).click();
}

test('a child answers, reloads in the middle, and hands in; the list and the badge follow', async ({
  page,
  parent,
  testContext,
}) => {
  const { builder, id } = given();
  await parent.isLoggedIn(builder);
  await page.goto('/homework/list');
  await page.getByText(TITLE).click();
  await tapUntil(button(page, '去完成'), button(page, '下一题'));
  await choice(page, '8').click();
  await expect(page.getByText('已答1题，共2题')).toBeVisible();
  await page.reload();
  await expect(page.getByText('第2题', { exact: true })).toBeVisible();
  await expect(page.getByText('已答1题，共2题')).toBeVisible();
  await choice(page, '对').click();
  await handIn(page);
  await expect(page.getByText('全部答对，真棒！')).toBeVisible();
  expect(await handInsOf(testContext, id())).toHaveLength(1);
  await page.goto('/homework/list');
  await expect(page.getByText('现在没有要做的作业，一起玩一会儿吧')).toBeVisible();
});

test('handed in without a network it waits over a restart, and is sent by itself, once', async ({
  page,
  parent,
  testContext,
}) => {
  const { builder, id } = given();
  await parent.isLoggedIn(builder);
  await submitAt(page, id());
  await answerBoth(page);
  await page.route(HAND_IN, (route) => route.abort('internetdisconnected'));
  await handIn(page);
  await expect(page.getByText('已保存，联网后自动提交')).toBeVisible();
  await page.goto('/homework/list');
  await expect(page.getByText(`“${TITLE}”等待网络，恢复后自动提交`)).toBeVisible();
  await page.goto(`/homework/detail?id=${id()}`);
  await expect(page.getByText('等待网络，恢复后自动提交', { exact: true })).toBeVisible();
  expect(await handInsOf(testContext, id())).toEqual([]);
  await page.unroute(HAND_IN);
  // Pending answers are sent from any page of the app, not only homework's. The toast may come before the last picture.
  await page.goto('/index', { waitUntil: 'commit' });
  await expect(page.getByText(`“${TITLE}”已自动提交`)).toBeVisible();
  await page.goto('/index');
  expect(await handInsOf(testContext, id())).toHaveLength(1);
});
