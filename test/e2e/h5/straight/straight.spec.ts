/** The straight zone: join the study PK, find the child in it, leave it; a gift is given once despite a lost response. */
import type { Page } from '@playwright/test';
import { runContest } from '../../../../server/domains/straight/close';
import { anOfficialParent } from '../../../builders/parent';
import { inStudyPk, withStudyPoints } from '../../../builders/straight';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

const shown = (page: Page, text: string | RegExp) => page.getByText(text).locator('visible=true');
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true');

test('a parent joins with a nickname, finds the child among the others, and is gone after leaving', async ({
  page,
  parent,
  testContext,
}) => {
  await parent.exists(
    anOfficialParent()
      .withChild({ kidName: '李小满' })
      .with(inStudyPk({ nickname: '星河号' }), withStudyPoints(60)),
  );
  await runContest(testContext.db, testContext.clock);
  await parent.isLoggedIn(anOfficialParent().withChild({ kidName: '王小豆' }).with(withStudyPoints(40)));

  await page.goto('/straight');
  const join = page.getByRole('dialog', { name: '参加学习PK' });
  await tapUntil(button(page, '参加学习PK'), join);
  await expect(join).toContainText('其他家长看到的是：豆豆');
  await join.getByRole('textbox', { name: '昵称' }).fill('云朵侠');
  await expect(join).toContainText('其他家长看到的是：云朵侠');
  await tapUntil(join.getByRole('button', { name: '参加', exact: true }), button(page, '展示设置'));
  await expect(page.locator('.straight-list__own').locator('visible=true')).toContainText('40分');

  await tapUntil(button(page, '看排行'), shown(page, '排行榜'));
  // Only the own child is shown by name.
  await expect(page.getByRole('button', { name: /王小豆，40分$/ }).first()).toBeVisible();
  const other = page.getByRole('button', { name: /星河号，60分$/ }).first();
  await tapUntil(other, shown(page, '积分构成'));
  await expect(page.getByText('李小满')).toHaveCount(0);

  await page.goto('/straight/detail');
  await expect(shown(page, '答对题目 20次').first()).toBeVisible();

  await page.goto('/straight/list');
  const settings = page.getByRole('dialog', { name: '我的展示设置' });
  await tapUntil(button(page, '展示设置'), settings);
  const ask = shown(page, '退出学习PK？');
  await tapUntil(settings.getByRole('button', { name: '退出学习PK' }), ask);
  await tapUntil(button(page, '退出'), button(page, '参加学习PK'));
  await page.goto('/straight/rank');
  await expect(shown(page, '星河号').first()).toBeVisible();
  await expect(page.getByText('云朵侠')).toHaveCount(0);
});
