import { piecesOf } from '@/pages/help/list/store';

const marked = (text: string, ...words: string[]) =>
  piecesOf(text, words)
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join('');

describe('what was searched for', () => {
  test('is marked wherever it occurs, in any case', () => {
    expect(marked('请假后请假次数', '请假')).toBe('[请假]后[请假]次数');
    expect(marked('Wi-Fi 与 wi-fi', 'WI-FI')).toBe('[Wi-Fi] 与 [wi-fi]');
  });

  test('is marked word by word, the longer one first', () => {
    expect(marked('请假补课记录', '请', '请假', '记录')).toBe('[请假]补课[记录]');
  });

  test('means itself', () => {
    expect(marked('1+1=2 (对)', '1+1', '(')).toBe('[1+1]=2 [(]对)');
  });

  test('is not there without a search', () => {
    expect(piecesOf('课时', [])).toEqual([{ text: '课时', isHit: false }]);
  });
});
