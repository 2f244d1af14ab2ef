/** The web's View: how a text ends. */
import View from '@/components/view';
import { clear, render } from './support';

afterEach(clear);

const lineEndOf = (text: string): string | undefined => {
  const { box, all } = render(<View>{text}</View>);
  expect(box.textContent).toBe(text);
  return all('line-end')[0]?.textContent ?? undefined;
};

describe('A text', () => {
  it.each([
    ['电脑需要提前充好电', '充好电'],
    ['值得和孩子一起听听。', '起听听。'],
    ['请送到3号楼1502室', '02室'],
    ['一共有 12\u00a0颗星星', '12\u00a0颗星星'],
    ['第 6\u00a0列第 3\u00a0行', '第 3\u00a0行'],
    ['亲爱的家长，您好', '长，您好'],
  ])('keeps its last three characters together: %s', (text, end) => {
    expect(lineEndOf(text)).toBe(end);
  });

  it.each(['取消', '去上课吧', 'A、B、C', '2026-11-29 10:00', 'https://example.com/a', '祝你生日快乐🎂🎉🎈'])(
    'is unchanged where that is no use: %s',
    (text) => {
      expect(lineEndOf(text)).toBeUndefined();
    },
  );

  it('of words and numbers is one', () => {
    const { get } = render(<View>还要再上{3}节课</View>);
    expect(get('line-end').textContent).toBe('3节课');
  });

  it.each([
    ['周六 10:00 · 林老师 · 40分钟', '周六\u00a010:00\u00a0· 林老师\u00a0· 40分钟'],
    ['先做 进位加法我来算 · 今晚 20:00 前', '先做 进位加法我来算\u00a0· 今晚\u00a020:00\u00a0前'],
    ['秋季思维训练强化班 · 乙丙', '秋季思维训练强化班\u00a0· 乙丙'],
  ])('of facts begins no line with a dot: %s', (text, seen) => {
    expect(render(<View>{text}</View>).box.textContent).toBe(seen);
  });

  it('of facts has each dot on a space of its own, which has no width where a line ends', () => {
    const { all } = render(<View>周六 10:00 · 林老师 · 编程直播课</View>);
    expect(
      all('fact-dot').map(({ lastChild, textContent }) => [lastChild?.textContent, textContent]),
    ).toEqual([
      [' ', '\u00a0· '],
      [' ', '\u00a0· '],
    ]);
  });

  it('begins no line with the word after a time', () => {
    const { box } = render(<View>请在 11月29日 20:00 前完成支付</View>);
    expect(box.textContent).toBe('请在 11月29日 20:00\u00a0前完成支付');
  });

  it.each([
    ['前面有 3 个人', '前面有 3\u00a0个人'],
    ['2025–2026 学年报告', '2025–2026 学年报告'],
  ])('begins no line with the measure of a number, but may part a year: %s', (text, seen) => {
    expect(render(<View>{text}</View>).box.textContent).toBe(seen);
  });

  it.each([
    ['用一个小谜题让孩子静下来，进入思考。', ['来，', '入思考。']],
    ['从一个生活里的小故事开始，引出今天要学的“退位减法”。', ['始，', '位减法”。']],
    ['那周一共答对了60%，最近低了一点', ['%，', '了一点']],
    ['你好，豆豆，今天学什么', ['学什么']],
    ['祝你和全家人生日快乐呀🎂，天天开心', ['天开心']],
  ])('of long clauses keeps what closes them with the character before it: %s', (text, kept) => {
    const { box, all } = render(<View>{text}</View>);
    expect(box.textContent).toBe(text);
    expect(all('line-end').map(({ textContent }) => textContent)).toEqual(kept);
  });

  it('does not part a number from the one character before it', () => {
    const { box } = render(<View>又快又对？给 8 找一个好朋友</View>);
    expect(box.textContent).toBe('又快又对？给\u00a08\u00a0找一个好朋友');
  });

  it('of facts that ends in a short one keeps its dot with both', () => {
    const { get } = render(<View>秋季思维训练强化班 · 乙丙</View>);
    expect(get('line-end').textContent).toBe('班\u00a0· 乙丙');
  });

  it('among other elements stays as it is', () => {
    const { has } = render(
      <View>
        今天晚上七点
        <View className="mark" />
      </View>,
    );
    expect(has('line-end')).toBe(false);
  });
});
