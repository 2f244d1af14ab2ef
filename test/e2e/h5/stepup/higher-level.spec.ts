/** The higher level: from home's modal to the result, and back. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { arrivesAt, press, shown, steppingUp } from './support';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('the modal of home', () => {
  test.use({ putsPopupsAway: false });

  test('leads through the confirmation to what was settled, and back home', async ({
    page,
    parent,
    popups,
  }) => {
    await parent.isLoggedIn(steppingUp);
    await page.goto('/index');
    await expect(popups.open('新学年升班开始啦')).toBeVisible();
    await press(page, '去看看');
    await arrivesAt(page, '/higherLevel');
    await expect(shown(page, 'S1-4 升到 S2-1')).toBeVisible();
    await press(page, '查看新学年的安排');

    await arrivesAt(page, '/higherLevelWaiting');
    await expect(shown(page, '周二 18:00、周五 18:00')).toBeVisible();
    await page.reload();
    await expect(shown(page, /家长满意度/)).toBeVisible();
    await press(page, '确认新学年安排');
    await expect(dialog(page, '确认成功')).toContainText('豌豆精灵在新学年等着你到来！');
    await dialog(page, '确认成功').getByRole('button', { name: '知道了' }).click();

    await arrivesAt(page, '/higherLevelCompleted');
    await expect(shown(page, '新学年都安排好了')).toBeVisible();
    await page.reload();
    await press(page, '新学年学什么');
    await arrivesAt(page, '/syllabus');
    expect(new URL(page.url()).searchParams.get('step')).toBe('S2-1');
    // Wait for the page; for going back during a navigation see back.spec.ts.
    await expect(page.locator('.syllabus__title')).toBeVisible();
    await page.goBack();
    await arrivesAt(page, '/higherLevelCompleted');
    await expect(shown(page, '新学年都安排好了')).toBeVisible();
    await page.goBack();
    await arrivesAt(page, '/higherLevel');
    await expect(page.getByRole('button', { name: '孩子的班级' })).toBeVisible();
    await page.goBack();
    await arrivesAt(page, '/index');
    await popups.quiet();
    await expect(popups.open('新学年升班开始啦')).toHaveCount(0);
  });
});
