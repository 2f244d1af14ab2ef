/** The HTML document of the app and the scale that its script sets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = readFileSync(join(__dirname, '../../../src/index.html'), 'utf8');

function opened(width: number, height: number, hasMouse = false) {
  const properties = new Map<string, string>();
  const root = {
    clientWidth: width,
    style: {
      fontSize: '',
      setProperty: (name: string, value: string) => void properties.set(name, value),
    },
  };
  const page: { documentElement: typeof root; activeElement: { tagName: string } | null } = {
    documentElement: root,
    activeElement: null,
  };
  let onResize: () => void = () => undefined;
  const frame = {
    innerHeight: height,
    matchMedia: () => ({ matches: hasMouse }),
    addEventListener: (_name: string, run: () => void) => void (onResize = run),
  };
  const script = /<script>([\s\S]*?)<\/script>/.exec(DOCUMENT)?.[1] ?? '';
  new Function('document', 'window', script)(page, frame);
  return {
    layout: () => ({ scale: parseFloat(root.style.fontSize), beside: properties.get('--beside') }),
    type: (tagName: string | null) => void (page.activeElement = tagName === null ? null : { tagName }),
    resize(toWidth: number, toHeight: number) {
      root.clientWidth = toWidth;
      frame.innerHeight = toHeight;
      onResize();
    },
  };
}

describe('The document', () => {
  it.each([
    ['a phone', 375, 812, 50, '0px'],
    ['a small phone', 320, 568, 320 / 7.5, '0px'],
    ['a turned phone', 812, 375, 50, '218.5px'],
    ['a turned phone under the bars of a browser', 812, 320, 50, '218.5px'],
    ['half a screen', 375, 300, 50, '0px'],
    ['a tablet', 768, 1024, 80, '84px'],
    ['a turned tablet', 1024, 768, 80, '212px'],
    ['a desk', 1280, 800, 64, '400px', true],
  ])(
    'scales %s by the shorter side, up to a readable column',
    (_name, width, height, scale, beside, hasMouse = false) => {
      expect(opened(width, height, hasMouse).layout()).toEqual({ scale: expect.closeTo(scale, 3), beside });
    },
  );

  it('keeps the desktop column where a page is zoomed, which a mouse distinguishes from a tablet', () => {
    expect(opened(640, 800, true).layout()).toEqual({ scale: 64, beside: '80px' });
    expect(opened(300, 400, true).layout().scale).toBeCloseTo(320 / 7.5, 3);
  });

  it('keeps its size while a keyboard makes the window lower', () => {
    const { layout, resize, type } = opened(768, 1024);
    const upright = layout();
    type('INPUT');
    resize(768, 600);
    expect(layout()).toEqual(upright);
    type(null);
    resize(768, 600);
    expect(layout().scale).toBe(80);
  });

  it('follows a phone that is turned while something is typed', () => {
    const { layout, resize, type } = opened(375, 812);
    type('TEXTAREA');
    resize(812, 180);
    expect(layout()).toEqual({ scale: 50, beside: '218.5px' });
  });

  it('is light alone, for browsers that would darken it', () => {
    expect(DOCUMENT).toContain('<meta name="color-scheme" content="only light" />');
  });
});
