import { RichText, spoken } from '@/features/questions';
import { clear, render } from '../components/support';

afterEach(clear);

describe('a text with notation', () => {
  test('draws a fraction and says it in words, not digit by digit', () => {
    const { get, box } = render(<RichText text="吃了{1/2}块" />);
    expect(get('rich-text__above').textContent).toBe('1');
    expect(get('rich-text__below').textContent).toBe('2');
    expect(get('rich-text__drawn').getAttribute('aria-hidden')).toBe('true');
    box.querySelectorAll('[aria-hidden="true"]').forEach((drawn) => drawn.remove());
    expect(box.textContent).toBe('吃了二分之一块');
  });

  test.each([
    ['再拿走3，10 - 3 = 7。', '再拿走3，10\u00a0-\u00a03\u00a0=\u00a07。'],
    ['还剩 4，10＋4＝14。', '还剩 4，10\u2060＋\u20604\u2060＝\u206014。'],
    ['剩下{1/2}，\n20 + 1 = 21', '20\u00a0+\u00a01\u00a0=\u00a021'],
  ])('parts no sum at the end of a line: %s', (text, seen) => {
    expect(render(<RichText text={text} />).box.textContent).toContain(seen);
  });

  test.each([
    ['{1/2}', '二分之一'],
    ['{3 1/2}', '三又二分之一'],
    ['{10/100}', '一百分之十'],
    ['{1005/2010}', '二千零一十分之一千零五'],
    ['{12/20}', '二十分之十二'],
    ['{a/b}', 'b分之a'],
    ['{x^2}', 'x的平方'],
    ['{5^3}', '五的立方'],
    ['{2^10}', '二的10次方'],
    ['一共[[a]]只', '一共（空）只'],
    ['第一行\n第二行', '第一行\n第二行'],
  ])('reads %s as %s', (text, words) => {
    expect(spoken(text)).toBe(words);
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    '{{1/2}',
    '{1/2',
    '{/}{^}{1/}{/2}{ /2}',
    '[[]] [[<b>]] [[a b]]',
    '{1 2 3/4}',
    `{${'9'.repeat(500)}/2}`,
    '{'.repeat(5000),
    '[['.repeat(5000),
    '{1 '.repeat(3000),
  ])('leaves other text unchanged: %.30s', (text) => {
    const { box } = render(<RichText text={text} />);
    const shown = box.cloneNode(true) as HTMLElement;
    shown.querySelectorAll('.rich-text__says').forEach((says) => says.remove());
    expect(shown.querySelector('img, b, script')).toBeNull();
    if (text !== '{{1/2}') expect(shown.textContent).toBe(text);
    else expect(shown.textContent).toBe('{12');
  });

  test('parts lines, and shows where a blank is', () => {
    const { all } = render(<RichText text={'一\n二[[a]]'} />);
    expect(all('rich-text__break')).toHaveLength(1);
    expect(all('rich-text__gap')).toHaveLength(1);
  });
});
