import { askModule } from './support/ask-module';

const ask = (expression: string): unknown => askModule('check-words', expression);

const WRONG: Readonly<Record<string, string>> = {
  '加载中...': '加载中…',
  释放刷新: '松开刷新',
  '第 ◇ 题': '第3题, 3颗星星: no space',
  '得了 3 颗星星': '第3题, 3颗星星: no space',
  '请选择「◇」': '“ ”',
  返回首页: '回首页',
  没有更多课程了: '没有更多了',
  每日打卡: '签到',
  '◇ 至 ◇': '11月23日–29日',
  '周六 09:00 上课': '9:00',
  '没有保存成功：◇': '…失败：原因',
};
const RIGHT = ['加载中…', '第◇题', '周六 9:00 上课', '11月23日–29日', '点击【通知班主任】', '下载APP'];

describe('the check of words', () => {
  let faults: Readonly<Record<string, readonly string[]>>;
  // Asked at once: each process reads the TypeScript compiler.
  beforeAll(() => {
    const texts = JSON.stringify([...Object.keys(WRONG), ...RIGHT]);
    faults = ask(
      `Object.fromEntries(${texts}.map((text) => [text, script.faultsOf(text)]))`,
    ) as typeof faults;
  });

  test.each(Object.entries(WRONG))('says of “%s” how the house says it', (text, say) => {
    expect(faults[text]).toContainEqual(expect.stringContaining(say));
  });

  test.each(RIGHT)('accepts “%s”', (text) => expect(faults[text]).toEqual([]));

  it('reads a template as one text, and no comment', () => {
    const source = 'const a = `第 ${place} 题`; // 加载中...\n';
    expect(ask(`script.textsOf('a.ts', ${JSON.stringify(source)})`)).toEqual([{ text: '第 ◇ 题', line: 1 }]);
  });

  it('counts how often a catalogue offers to have a look', () => {
    expect(ask(`script.looksOf([{ text: '看看课程' }, { text: '去看看，再看看' }])`)).toBe(3);
  });
});
