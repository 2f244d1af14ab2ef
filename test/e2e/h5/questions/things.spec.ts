/** Question kinds with items to arrange, and boards: with a real layout, by touch and keyboard. */
import type { Locator, Page } from '@playwright/test';
import { Subject } from '../../../../src/contract/courses/values';
import type { Item } from '../../../../src/contract/questions/question.schema';
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import { expect, test } from '../../support/test';
import { openQuestion } from '../homework/answering';

const about = { subject: Subject.wandou, knowledge: '找规律', points: 10 } as const;
const thing = (key: string, text: string): Item => ({ key, text, picture: '', alt: '' });

const MATCH: BankQuestion = {
  ...about,
  code: 'test-match',
  stem: '把能凑成 10 的两个数连起来',
  body: {
    kind: 'match',
    left: [thing('a', '7'), thing('b', '6')],
    right: [thing('x', '4'), thing('y', '3')],
  },
  answer: { kind: 'match', pairs: [{ left: 'a', right: 'y' }] },
};
const ORDER: BankQuestion = {
  ...about,
  code: 'test-order',
  stem: '从小到大排一排',
  body: { kind: 'order', items: [thing('c', '9'), thing('a', '1'), thing('b', '5')] },
  answer: { kind: 'order', keys: ['a', 'b', 'c'] },
};
const GROUP: BankQuestion = {
  ...about,
  code: 'test-group',
  stem: '单数和双数，分一分',
  body: {
    kind: 'group',
    groups: [thing('o', '单数'), thing('e', '双数')],
    items: [thing('a', '5'), thing('b', '8')],
  },
  answer: { kind: 'group', placed: [{ item: 'a', group: 'o' }] },
};
const BOARD: BankQuestion = {
  ...about,
  code: 'test-board',
  stem: '白子旁边下一颗黑子',
  body: {
    ...{ kind: 'grid', look: 'go', task: 'points', columns: 19, rows: 19, most: 3, colour: 'black' },
    stones: [{ x: 3, y: 3, colour: 'white' }],
    marks: [],
  },
  answer: { kind: 'grid', points: [{ x: 4, y: 3 }] },
};

const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('not on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 20, start.y + start.height / 2 + 5);
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

test('pairs are tied by taps and by drawing a line, and rows face each other', async ({ page, parent }) => {
  await openQuestion(page, parent, MATCH);
  await named(page, '7，还没有连').click();
  await named(page, '3，还没有连').click();
  await expect(named(page, '7，已连到 3')).toBeVisible();
  await drag(page, named(page, '6，还没有连'), named(page, '4，还没有连'));
  await expect(named(page, '6，已连到 4')).toBeVisible();
  await expect(page.locator('.match__line')).toHaveCount(2);
  const left = await page.locator('.match__thing--left').first().boundingBox();
  const right = await page.locator('.match__thing--right').first().boundingBox();
  expect(Math.round(left?.y ?? -1)).toBe(Math.round(right?.y ?? -2));
});

test('an order is dragged, and carried on by the keyboard', async ({ page, parent }) => {
  await openQuestion(page, parent, ORDER);
  await drag(page, page.locator('.order__grip').first(), page.locator('.order__grip').last());
  await expect(page.locator('.order__row').last()).toContainText('9');
  await named(page, '上移 9，现在第3个').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.order__row').nth(1)).toContainText('9');
  await expect(named(page, '上移 9，现在第2个')).toBeFocused();
});

test('things are put into groups by taps or dragging, and taken out again', async ({ page, parent }) => {
  await openQuestion(page, parent, GROUP);
  await named(page, '5，还没有放').click();
  await named(page, '放到 单数，已有0个').click();
  await drag(page, named(page, '8，还没有放'), page.getByRole('group', { name: '双数', exact: true }));
  await expect(named(page, '8，放在 双数，点一下拿出来')).toBeVisible();
  await named(page, '5，放在 单数，点一下拿出来').click();
  await expect(named(page, '5，已拿起，请选放到哪里')).toBeVisible();
});

test('a stone is placed where it was tapped on a board of 19 lines, whole or enlarged, and the keyboard plays on', async ({
  page,
  parent,
}) => {
  await openQuestion(page, parent, BOARD);
  const board = page.getByRole('grid', { name: '19路棋盘' });
  await named(page, '放大').click();
  await board.locator('[aria-label="B18"]').click();
  await expect(board.locator('[aria-selected="true"]')).toHaveAttribute('aria-label', 'B18，新落的黑子');
  await board.press('ArrowRight');
  await board.press('ArrowRight');
  await board.press(' ');
  await expect(board.locator('[aria-label="C18，新落的黑子"]')).toHaveCount(1);
  await named(page, '撤销一步').click();
  await expect(board.locator('[aria-selected="true"]')).toHaveCount(1);
});
