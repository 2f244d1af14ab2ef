import { bannerHeight, entrySize, entryWidth, parseDisplaySize } from '@/features/home/slots/display-size';

describe('the display size of an entry', () => {
  test.each([
    ['686x282', { width: 686, height: 282 }],
    ['121X160', { width: 121, height: 160 }],
    [' 333 × 187.5 ', { width: 333, height: 187.5 }],
  ])('%p is read as width and height', (text, size) => {
    expect(parseDisplaySize(text)).toEqual(size);
  });

  test.each([undefined, '', '686', 'x282', '686x', '0x100', '-1x5', '1e3x5', '686xabc', '686x282x3'])(
    '%p is no size',
    (text) => {
      expect(parseDisplaySize(text)).toBeUndefined();
    },
  );

  test.each([
    [1, 686],
    [2, 333],
    [4, 156.5],
    [5, 121.2],
  ])('%i in a row of 686 with gaps of 20 are %d wide', (count, width) => {
    expect(entryWidth(count)).toBeCloseTo(width);
  });

  test('gives the height at the width that the entry has in its row', () => {
    expect(entrySize('686x282', 1)).toEqual({ width: 686, height: 282 });
    expect(entrySize('100x50', 2)).toEqual({ width: 333, height: 166.5 });
  });

  test('is that of a banner for one entry, and a square for several, when there is none', () => {
    expect(entrySize(undefined, 1).height).toBe(282);
    expect(entrySize(undefined, 5).height).toBe(entrySize(undefined, 5).width);
  });

  test('of the first slide makes the height of a banner', () => {
    expect(bannerHeight([{ displaySize: '343x171.5' }, { displaySize: '686x600' }])).toBe(343);
    expect(bannerHeight([{}])).toBe(282);
    expect(bannerHeight([])).toBe(282);
  });
});
