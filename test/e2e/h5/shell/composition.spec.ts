/** IME composition of a Chinese keyboard: the field shows letters until a word is chosen. */
import type { CDPSession, Page } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

/** Composes letter by letter; returns the field's value after each. */
async function compose(page: Page, keyboard: CDPSession, label: string, letters: string): Promise<string[]> {
  const shown: string[] = [];
  for (let length = 1; length <= letters.length; length += 1) {
    const text = letters.slice(0, length);
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
    shown.push(await page.getByLabel(label).inputValue());
  }
  return shown;
}

const choose = (keyboard: CDPSession, text: string) => keyboard.send('Input.insertText', { text });

const WORDS = '为什么今天的课听不到声音呢我们家的平板是新的摄像头也开着呢';

test('a word at the limit of a field can be composed to its end', async ({ page, parent, devtools }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/help/list');
  const field = page.getByLabel('搜索问题');
  const before = WORDS.slice(0, 28);
  await field.fill(before);
  const shown = await compose(page, devtools, '搜索问题', 'nihao');
  expect(shown).toEqual(['n', 'ni', 'nih', 'niha', 'nihao'].map((letters) => before + letters));
  await choose(devtools, '你好');
  await expect(field).toHaveValue(`${before}你好`);

  // Longer text is cut when the composition ends, never within an emoji.
  const longer = WORDS.slice(0, 29);
  await field.fill(longer);
  await compose(page, devtools, '搜索问题', 'xiao');
  await choose(devtools, '😀😀');
  await expect(field).toHaveValue(`${longer}😀`);
});
