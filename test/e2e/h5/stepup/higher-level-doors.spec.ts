/** Who comes to the higher level by its doors: whom it is not for, when it is closed, and where it is shown elsewhere. */
import { StudentCode } from '../../../../src/contract/stepup/values';
import { refusedStepUp } from '../../../builders/stepup';
import { RUNTIMES } from '../../support/runtimes';
import { expect, test } from '../../support/test';
import { arrivesAt, official, press, shown, steppingUp } from './support';

const DAY_MS = 24 * 60 * 60 * 1000;

for (const { code, title, action, path } of [
  {
    code: StudentCode.notStudent,
    title: '这个账号还没有上课的孩子',
    action: '去首页看看课程',
    path: '/index',
  },
  { code: StudentCode.notStepUp, title: '孩子这次不用升班', action: '看看孩子的课程', path: '/myTabClass' },
  {
    code: StudentCode.notHasCourse,
    title: '孩子现在没有在上的课',
    action: '看看剩余课时',
    path: '/myClassHour',
  },
])
  test(`a child refused with ${code} is told why, and has a way on`, async ({ page, parent }) => {
    await parent.isLoggedIn(official.withStepUp().with(refusedStepUp(code)));
    await page.goto('/higherLevelWaiting');
    await expect(shown(page, title)).toBeVisible();
    await press(page, action);
    await arrivesAt(page, path);
  });

for (const { when, from, to, text } of [
  { when: 'before', from: 10, to: 20, text: '新学年升班还没开始' },
  { when: 'after', from: -20, to: -10, text: '本次升班已经结束' },
])
  test(`${when} the window nothing can be confirmed`, async ({ page, parent }) => {
    await page.route('**/higherLevelWindow.json*', async (route) => {
      const answer = await route.fetch();
      const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
      const body = (await answer.json()) as { startTime?: string; data?: object };
      const window = { startTime: day(from), endTime: day(to) };
      const json = body.startTime === undefined ? { ...body, data: window } : window;
      await route.fulfill({ response: answer, json });
    });
    await parent.isLoggedIn(steppingUp);
    await page.goto('/higherLevelWaiting');
    await expect(shown(page, text)).toBeVisible();
    await expect(page.getByRole('button', { name: '确认新学年安排' })).toHaveCount(0);
    await press(page, '回首页');
    await arrivesAt(page, '/index');
  });

test.describe('on a phone in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('times are those of the classes and say so, and the window is open', async ({ page, parent }) => {
    await parent.isLoggedIn(steppingUp);
    await page.goto('/higherLevelWaiting');
    await expect(
      shown(
        page,
        '周二 18:00（北京时间，当地 周二 2:00，夏令时 3:00）、周五 18:00（北京时间，当地 周五 2:00，夏令时 3:00）',
      ),
    ).toBeVisible();
    await expect(shown(page, /18:00（北京时间）· 当地 /).first()).toBeVisible();
    await expect(page.getByRole('button', { name: '确认新学年安排' })).toBeVisible();
  });
});

test('nobody is logged in by the address of its login', async ({ page, parent }) => {
  await parent.isLoggedIn(steppingUp);
  await page.goto('/higherLevelLogin?token=theirs&uid=7&time=1');
  await arrivesAt(page, '/higherLevel');
  expect(page.url()).not.toContain('theirs');
  await expect(page.getByRole('button', { name: '看看新学年的安排' })).toBeVisible();
});

test.describe('on an iPhone outside of the app', () => {
  test.use({ userAgent: RUNTIMES.find(({ name }) => name === 'plain web')?.userAgent });

  test('a page that somebody shared leads to where the app is', async ({ page, parent }) => {
    await parent.isLoggedIn(steppingUp);
    for (const path of ['/higherLevel', '/higherLevelWaiting', '/higherLevelLogin']) {
      await page.goto(path);
      await arrivesAt(page, '/downloadApp');
      expect(new URL(page.url()).searchParams.get('type')).toBe('5');
    }
  });
});
