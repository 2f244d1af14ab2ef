import { onFinger } from '../../touch-events';
import type { WidgetHost } from '../../widget';
import { defineBasic } from './define';
import { openImageMenu } from './image-menu';

const SIZES: Record<string, string> = {
  scaleToFill: '100% 100%',
  aspectFit: 'contain',
  aspectFill: 'cover',
  widthFix: '100% 100%',
  heightFix: '100% 100%',
};
/** modes that crop, with the visible part */
const PLACES = new Set([
  'top',
  'bottom',
  'center',
  'left',
  'right',
  'top left',
  'top right',
  'bottom left',
  'bottom right',
]);

interface Size {
  width: number;
  height: number;
}

function paintMode(picture: HTMLElement, mode: string): void {
  const cuts = PLACES.has(mode);
  picture.style.backgroundSize = cuts ? 'auto' : (SIZES[mode] ?? '100% 100%');
  picture.style.backgroundPosition = cuts ? mode : 'center';
}

/**
 * Keeps the ratio for widthFix and heightFix. As in WeChat this writes the element's inline style, so a style set later by setData must be
 * completed again.
 */
function keepRatio(element: HTMLElement): { set(mode: string, size: Size | null): void; release(): void } {
  let mode = '';
  let size: Size | null = null;
  const fit = (): void => {
    if (!size) return;
    const { width, height } = element.getBoundingClientRect();
    const [side, px] =
      mode === 'widthFix'
        ? ['height', (width * size.height) / size.width]
        : ['width', (height * size.width) / size.height];
    const value = `${Number(px.toFixed(2))}px`;
    if (px > 0 && element.style.getPropertyValue(side) !== value) element.style.setProperty(side, value);
  };
  const resized = new ResizeObserver(fit);
  const restyled = new MutationObserver(fit);
  const stop = (): void => {
    resized.disconnect();
    restyled.disconnect();
  };
  return {
    set: (newMode, newSize) => {
      stop();
      mode = newMode;
      size = newSize && newSize.width > 0 && newSize.height > 0 ? newSize : null;
      if (!size || (mode !== 'widthFix' && mode !== 'heightFix')) return;
      fit();
      resized.observe(element);
      restyled.observe(element, { attributeFilter: ['style'] });
    },
    release: stop,
  };
}

/** Calls back once when the element is within three screens of the viewport. */
function whenNear(element: HTMLElement, near: () => void): () => void {
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    root: document,
    // scrollMargin applies to the page and to scroll-views; a rootMargin would be added for the page.
    scrollMargin: '300% 0px',
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    near();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

defineBasic('image', (host: WidgetHost) => {
  const { element } = host;
  const picture = element.appendChild(document.createElement('div'));
  picture.className = 'wx-image-picture';
  const ratio = keepRatio(element);
  let size: Size | null = null;
  let turn = 0;
  let stopWaiting = (): void => undefined;

  const shape = (): void => {
    const mode = host.prop<string>('mode');
    paintMode(picture, mode);
    ratio.set(mode, size);
  };
  const showNothing = (): void => {
    picture.style.backgroundImage = '';
    picture.classList.remove('wx-image-shown');
  };
  const load = (src: string): void => {
    const mine = turn;
    const url = host.resource(src);
    const loader = new Image();
    loader.onload = () => {
      if (mine !== turn) return;
      size = { width: loader.naturalWidth, height: loader.naturalHeight };
      picture.style.backgroundImage = `url("${CSS.escape(url)}")`;
      picture.classList.add('wx-image-shown');
      shape();
      host.fire('load', { ...size });
    };
    loader.onerror = () => {
      if (mine !== turn) return;
      showNothing();
      host.fire('error', { errMsg: `GET ${src} 404 (Not Found)` });
    };
    loader.src = url;
  };
  const begin = (): void => {
    turn += 1;
    stopWaiting();
    const src = host.prop<string>('src');
    if (!src) return showNothing();
    if (host.prop<boolean>('lazyLoad')) stopWaiting = whenNear(element, () => load(src));
    else load(src);
  };
  const stopMenu = onFinger(element, 'longpress', () => {
    if (host.prop<boolean>('showMenuByLongpress') && size) openImageMenu();
  });

  return {
    update: (changed) => {
      picture.classList.toggle('wx-image-fade', host.prop<boolean>('fadeIn'));
      shape();
      if (changed.has('src')) begin();
    },
    released: () => {
      turn += 1;
      stopWaiting();
      stopMenu();
      ratio.release();
    },
  };
});
