/** Families abroad see which time zone a time is in, and their local time beside it: rule shell-191. */
import type { Locator, Page } from '@playwright/test';
import { timesToBook } from '../../../builders/booking';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const DAY_MS = 86_400_000;
const LESSON = '10:30';

const NEW_YORK = 'America/New_York';
/** Daylight saving time changes on the morning of 7 April and 6 October 2030. */
const AT_CHANGES = [
  ['2030-04-06 23:59:00', '4月6日 23:59（北京时间）当地 4月7日 2:59'],
  ['2030-04-07 00:00:00', '4月7日 0:00（北京时间）当地 4月7日 2:00'],
  ['2030-10-05 23:59:00', '10月5日 23:59（北京时间）当地 10月6日 1:59'],
  ['2030-10-06 00:00:00', '10月6日 0:00（北京时间）当地 10月6日 3:00'],
] as const;

const visible = (page: Page, selector: string): Locator => page.locator(selector).locator('visible=true');

/** Local time, like 周五 21:30, of a time tomorrow in Shanghai. */
function ownOf(time: string, timeZone: string): string {
  const tomorrow = new Date(Date.now() + DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
  const moment = new Date(`${tomorrow}T${time}:00+08:00`);
  const weekday = moment.toLocaleDateString('zh-CN', { timeZone, weekday: 'short' });
  const clock = moment.toLocaleTimeString('zh-CN', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: false,
  });
  return `${weekday} ${clock.replace(/^(?:0(?=\d:)|24(?=:))/, (hour) => (hour === '24' ? '0' : ''))}`;
}

/** Does not overflow its container or the page. */
async function isWhole(times: Locator): Promise<void> {
  for (const time of await times.all())
    expect(
      await time.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const box = element.parentElement?.getBoundingClientRect();
        return left >= 0 && right <= document.body.clientWidth && (!box || right <= box.right + 1);
      }),
    ).toBe(true);
}

const studying = anOfficialParent()
  .withChild({ isSubscribed: true })
  .withClass('wandou', { time: LESSON, everyDays: 30, offset: 1 })
  .withHomework('wandou', { title: '找规律' });

test.describe('on a phone in New York', () => {
  test.use({ timezoneId: NEW_YORK });

  test('a lesson, a booking and a homework name their time zone, and no text is cut', async ({
    page,
    parent,
    testContext,
  }) => {
    await page.setViewportSize({ width: 320, height: 812 });
    await timesToBook(testContext, 'wandou', { time: '06:10' });
    await parent.isLoggedIn(studying);

    await page.goto('/myClassList');
    const lesson = visible(page, '.lesson-card__time').first();
    await expect(lesson).toHaveText(`明天 ${LESSON}（北京时间）当地 ${ownOf(LESSON, NEW_YORK)}`);
    await isWhole(visible(page, '.zoned'));

    await page.goto('/aboutClassCenter');
    await expect(page.getByText('日期和时间按北京时间')).toBeVisible();
    await expect(page.getByRole('tab', { name: /^(今天|明天)$/ })).toHaveCount(0);
    await expect(visible(page, '.booking-time__clock').first()).toContainText('（北京时间）当地 ');
    await isWhole(visible(page, '.zoned'));
    // Tomorrow: times of today may be in the past.
    await visible(page, '.tabs--second').getByRole('tab').nth(1).click();
    await visible(page, '.booking-time').filter({ hasText: '6:10' }).click();
    await expect(visible(page, '.button--block')).toContainText('（北京时间）当地 ');

    await page.goto('/homework/list');
    await expect(visible(page, '.homework-row__due').first()).toContainText(/（北京时间，当地 .+）前/);
  });

  test('home keeps the title and the state of each lesson of the day beside both times', async ({
    page,
    parent,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await parent.isLoggedIn(
      anOfficialParent().withClass('wandou', { time: '23:10' }).withClass('yuwen', { time: '23:50' }),
    );
    await page.goto('/index');
    const line = visible(page, '.today-line').filter({ hasText: '23:50（北京时间）当地 ' });
    await isWhole(line.locator('.today-line__state'));
    const title = await line.locator('.today-line__title').boundingBox();
    const time = await line.locator('.today-line__time').boundingBox();
    expect(title?.width).toBeGreaterThan(120);
    expect(title?.y).toBeGreaterThanOrEqual((time?.y ?? 0) + (time?.height ?? 0));
  });
});

test.describe('on a phone in Sydney', () => {
  test.use({ timezoneId: 'Australia/Sydney' });

  test('lessons on both sides of midnight show in the local time of their own moment', async ({
    page,
    parent,
  }) => {
    await page.route('**/v1/course/getClassList**', async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as { readonly data: readonly object[] };
      const [lesson] = json.data;
      const data = AT_CHANGES.map(([courseDate], index) => ({ ...lesson, courseDate, liveId: index + 1 }));
      await route.fulfill({ response: answer, json: { ...json, data } });
    });
    await parent.isLoggedIn(studying);
    await page.goto('/myClassList');
    await expect(visible(page, '.lesson-card__time')).toHaveText(AT_CHANGES.map(([, said]) => said));
  });
});
