import type { CDPSession, Locator, Page } from '@playwright/test';
import { aKnownParent } from '../../../builders/children';
import { expect, test } from '../../support/test';

/** CPU throttling, to simulate a cheap phone. */
const SLOWER = 6;

/** Selected item of each column in one frame. */
type Frame = readonly string[];

const column = (page: Page, name: string) => page.getByRole('listbox', { name });
const field = (page: Page) => page.getByRole('button', { name: /^出生日期/ });

async function openWheels(page: Page, phone: CDPSession): Promise<void> {
  await page.goto('/settingUpInformation');
  await field(page).click();
  await expect(column(page, '年')).toBeInViewport();
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('Nothing is laid out there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Touches sent without waiting for each to be handled. */
class Touches {
  private readonly done: Promise<unknown>[] = [];

  constructor(private readonly phone: CDPSession) {}

  tap(point: { x: number; y: number }): this {
    return this.touch('touchStart', [point]).touch('touchEnd', []);
  }

  /** A flick: the touch ends while moving. */
  flick({ x, y }: { x: number; y: number }, way: number): this {
    this.touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 6; step += 1) this.touch('touchMove', [{ x, y: y + (way * step) / 6 }]);
    return this.touch('touchEnd', []);
  }

  async left(): Promise<void> {
    await Promise.all(this.done);
  }

  private touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ): this {
    this.done.push(this.phone.send('Input.dispatchTouchEvent', { type, touchPoints }));
    return this;
  }
}

/** Records the selected items per frame, from the tap on "done" until the sheet is closed. */
async function watchLeaving(page: Page): Promise<() => Promise<Frame[]>> {
  await page.evaluate(() => {
    const frames: string[][] = [];
    const under = (list: Element): string => {
      const middle = list.getBoundingClientRect().top + list.clientHeight / 2;
      const row = [...list.children].find((option) => {
        const { top, bottom } = option.getBoundingClientRect();
        return top <= middle && middle < bottom;
      });
      return row?.textContent ?? '';
    };
    const look = () => {
      const lists = [...document.querySelectorAll('.overlay--leaving .column-sheet__column')];
      if (lists.length > 0) frames.push(lists.map(under));
      if (document.querySelector('.column-sheet')) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { leavingFrames: frames });
  });
  return async () => {
    await expect(page.locator('.column-sheet')).toHaveCount(0);
    return page.evaluate(() => (window as unknown as { leavingFrames: string[][] }).leavingFrames);
  };
}

test.beforeEach(async ({ parent }) => {
  await parent.isLoggedIn(aKnownParent().withChild({ kidBornTime: '2019-11-02' }));
});

test('year, month and done tapped in quick succession on a slow phone lose nothing', async ({
  page,
  devtools,
}) => {
  await openWheels(page, devtools);
  await expect(field(page)).toContainText('2019年11月2日');
  const [year, month, done] = await Promise.all([
    middleOf(page.getByRole('option', { name: '2020年' })),
    middleOf(page.getByRole('option', { name: '10月' })),
    middleOf(page.getByRole('button', { name: '确定' })),
  ]);
  await new Touches(devtools).tap(year).tap(month).tap(done).left();
  await expect(field(page)).toContainText('2020年10月2日');
});

test('done is tapped while years and months still roll: the final values are chosen', async ({
  page,
  devtools,
}) => {
  await openWheels(page, devtools);
  const leaving = await watchLeaving(page);
  const [year, month, done] = await Promise.all([
    middleOf(column(page, '年')),
    middleOf(column(page, '月')),
    middleOf(page.getByRole('button', { name: '确定' })),
  ]);
  const rolling = new Touches(devtools).flick(year, 160).flick(month, 120);
  await expect(page.getByRole('option', { name: /^(2019年|11月)$/, selected: true })).toHaveCount(0);
  // By mouse: a touch while a wheel is scrolling would only stop it.
  await page.mouse.click(done.x, done.y);
  await rolling.left();
  const frames = await leaving();
  expect(frames.length).toBeGreaterThan(1);
  const [seen] = frames;
  expect(new Set(frames.map((frame) => frame.join('')))).toEqual(new Set([seen?.join('')]));
  await expect(field(page)).toContainText(seen?.join('') ?? 'nothing was seen');
});
