/** Colours of WeChat's bars (src/theme.json), which its dark mode takes by name. */
import theme from '@/theme.json';

const channel = (hex: string): number => {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map(channel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it('has each name in both modes', () => {
  expect(Object.keys(theme.dark)).toEqual(Object.keys(theme.light));
});

it.each(Object.entries(theme))('can be read in the %s mode', (_mode, { tab, tabChosen, tabText }) => {
  expect(contrast(tab, tabText)).toBeGreaterThan(4.5);
  expect(contrast(tab, tabChosen)).toBeGreaterThan(4.5);
});
