import { scrollPage } from '../../scroll-to';
import type { WidgetHost } from '../../widget';
import { defineBasic } from './define';

/** Properties of the page's window: the logic side forwards them to the shell. */
const WINDOW = [
  'backgroundTextStyle',
  'backgroundColor',
  'backgroundColorTop',
  'backgroundColorBottom',
  'pageOrientation',
];
const SYSTEM_FONT_SIZE = '16px';

const page = (): HTMLElement => document.querySelector<HTMLElement>('wx-page') ?? document.body;

/** px of a scroll position in px or rpx; null if not set */
function toPx(value: string): number | null {
  const number = parseFloat(value);
  if (Number.isNaN(number)) return null;
  return value.trim().endsWith('rpx') ? (number * window.innerWidth) / 750 : number;
}

/** page-style and page-font-size, which share one attribute of the page's root */
function stylePage(host: WidgetHost): void {
  const size = host.prop<string>('pageFontSize');
  const fontSize = size === 'system' ? SYSTEM_FONT_SIZE : size;
  const style = host.frame.rpx(host.prop<string>('pageStyle'));
  page().style.cssText = fontSize ? `font-size:${host.frame.rpx(fontSize)};${style}` : style;
}

function styleRoot(host: WidgetHost): void {
  const size = host.prop<string>('rootFontSize');
  const root = document.documentElement;
  root.style.fontSize = size === 'system' ? SYSTEM_FONT_SIZE : host.frame.rpx(size);
  root.style.backgroundColor = host.prop<string>('rootBackgroundColor');
}

defineBasic('page-meta', (host) => {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('scroll', () => host.fire('scroll', { scrollTop: window.scrollY }), { signal });
  window.addEventListener(
    'resize',
    () => {
      const { innerWidth: windowWidth, innerHeight: windowHeight } = window;
      host.fire('resize', { size: { windowWidth, windowHeight } });
    },
    { signal },
  );

  /** The nodes below have no layout until the end of the batch. */
  const scroll = (): void => {
    const top = toPx(host.prop<string>('scrollTop'));
    if (top === null) return;
    const duration = host.prop<number>('scrollDuration');
    // The last scroll event comes with the next frame; scrolldone follows it.
    const done = (): void => void requestAnimationFrame(() => host.fire('scrolldone', {}));
    requestAnimationFrame(() => void scrollPage({ top, duration }).then(done));
  };

  return {
    update: (changed) => {
      if (changed.has('pageStyle') || changed.has('pageFontSize')) stylePage(host);
      if (changed.has('rootFontSize') || changed.has('rootBackgroundColor')) styleRoot(host);
      if (changed.has('scrollTop')) scroll();
      const outside = WINDOW.filter((name) => changed.has(name));
      // Named textStyle by wx.setBackgroundTextStyle and by the shell.
      const nameOf = (name: string): string => (name === 'backgroundTextStyle' ? 'textStyle' : name);
      const detail = Object.fromEntries(outside.map((name) => [nameOf(name), host.prop<unknown>(name)]));
      if (outside.length > 0) host.fire('__pageMeta', detail);
    },
    released: () => controller.abort(),
  };
});
