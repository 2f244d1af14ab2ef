import type { Card, HomeModule } from '@/contract/home/schema';
import { ModuleStyle } from '@/contract/home/values';
import { RedirectType } from '@/contract/links/values';
import { hasContent, placeCards } from '@/pages/home/home/module-layout';
import { countText } from '@/pages/home/home/participants';

const card = (id: number): Card => ({
  id,
  courseTitle: `课 ${id}`,
  homePageImageUrl: `/files/${id}.svg`,
  redirectType: RedirectType.none,
});

const moduleOf = (styleTypeId: ModuleStyle, count: number): HomeModule => ({
  contentTypeId: 1,
  childModuleName: '好课',
  styleTypeId,
  showConfigContentList: Array.from({ length: count }, (_, index) => card(index + 1)),
  bannerList: [],
});

const shapes = (style: ModuleStyle): string[] => placeCards(moduleOf(style, 3)).map(({ shape }) => shape);

describe('the cards of a module', () => {
  test('are all big in style 1', () => {
    expect(shapes(ModuleStyle.big)).toEqual(['big', 'big', 'big']);
  });

  test('are one big and the rest small in style 2', () => {
    expect(shapes(ModuleStyle.firstBig)).toEqual(['big', 'small', 'small']);
  });

  test('are all small in style 3', () => {
    expect(shapes(ModuleStyle.small)).toEqual(['small', 'small', 'small']);
  });

  test('have their picture on alternate sides in style 4', () => {
    const places = placeCards(moduleOf(ModuleStyle.alternateSmall, 3));
    expect(places.map(({ shape, pictureAtRight }) => [shape, pictureAtRight])).toEqual([
      ['beside', false],
      ['beside', true],
      ['beside', false],
    ]);
  });

  test('are big in a style that this version does not know', () => {
    expect(shapes(9 as ModuleStyle)).toEqual(['big', 'big', 'big']);
  });
});

test('a module without cards and banners has nothing to show', () => {
  expect(hasContent(moduleOf(ModuleStyle.big, 0))).toBe(false);
  expect(hasContent(moduleOf(ModuleStyle.big, 1))).toBe(true);
});

test.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '1万'],
  [12_860, '1.2万'],
  [1_050_000, '105万'],
])('%i participants are said as %s', (count, text) => {
  expect(countText(count)).toBe(text);
});
