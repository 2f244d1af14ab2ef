/** How a page looks now, as markup that stands for itself: painted first at the next start (painter.ts). */
import { BUILD_META, dayOf, OF_TODAY_MARK, TODAY_MARK, UNKEPT_MARK } from './layer';
import type { KeptPaint } from './rules';

/** In characters, of all pictures together; the whole is refused above some 120,000 (services/storage/kept.ts). */
const PICTURES_AT_MOST = 84_000;
/** Counts of the moment and faces are kept nowhere either. */
const UNKEPT = `[${UNKEPT_MARK}], .badge, .avatar`;
const KEPT_ATTRIBUTES = ['class', 'style', 'src', 'alt'];

/** undefined: there is no page, or it is not at its top. */
export async function takePaint(page: Element | null): Promise<KeptPaint | undefined> {
  const build = document.querySelector(`meta[name="${BUILD_META}"]`)?.getAttribute('content');
  if (!page || !build || page.getBoundingClientRect().top !== 0) return undefined;
  const copy = copyOf(page);
  if (!copy) return undefined;
  markToday(copy);
  await inlinePictures(copy);
  return {
    build,
    day: dayOf(new Date()),
    width: document.documentElement.clientWidth,
    html: copy.outerHTML,
    css: stylesOf(copy),
  };
}

/** Without what is below the screen, what is not to be seen, and what nobody may keep. */
function copyOf(element: Element): Element | undefined {
  const { top, width, height } = element.getBoundingClientRect();
  // The bar of the tabs has its place below the page and stands on the screen.
  const isBelow = top >= window.innerHeight && !element.classList.contains('tab-bar');
  if (isBelow || isOtherSlide(element) || getComputedStyle(element).display === 'none') return undefined;
  const copy = element.cloneNode(false) as HTMLElement;
  for (const { name } of [...copy.attributes])
    if (!KEPT_ATTRIBUTES.includes(name) && name !== OF_TODAY_MARK) copy.removeAttribute(name);
  rest(copy, element);
  if (element.matches(UNKEPT)) {
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    copy.style.visibility = 'hidden';
    return copy;
  }
  element.childNodes.forEach((child) => {
    const inside =
      child instanceof Element ? copyOf(child) : child.nodeType === Node.TEXT_NODE && child.cloneNode();
    if (inside) copy.appendChild(inside);
  });
  return copy;
}

/** A carousel begins with its first slide, whichever shows now. */
const isOtherSlide = (element: Element): boolean =>
  element.matches('.carousel__slide') &&
  element !== element.parentElement?.querySelector('.carousel__slide:not(.carousel__slide--copy)');

/** With one slide there is nothing to turn. */
function rest(copy: HTMLElement, element: Element): void {
  if (copy.matches('.carousel__track')) copy.removeAttribute('style');
  if (copy.matches('.carousel__dot'))
    copy.classList.toggle('carousel__dot--active', element === element.parentElement?.firstElementChild);
}

/** What is of today, and what stands below it and would move. */
function markToday(copy: Element): void {
  const found = copy.querySelector(`[${OF_TODAY_MARK}]`);
  for (let next = found; next; next = next.nextElementSibling) next.setAttribute(TODAY_MARK, '');
}

/** The device's cache may be empty by then: what is seen first comes along. The rest shows when the program does. */
async function inlinePictures(copy: Element): Promise<void> {
  let left = PICTURES_AT_MOST;
  // The bar of the tabs is small and always in sight.
  const inBar = [...copy.querySelectorAll('.tab-bar img')];
  const others = [...copy.querySelectorAll('img')].filter((image) => !inBar.includes(image));
  for (const image of [...inBar, ...others]) {
    const address = image.getAttribute('src') ?? '';
    const text = image.classList.contains('is-hidden') ? undefined : await dataAddress(address);
    if (text === undefined || text.length > left) {
      // Without a picture it would have a frame.
      image.remove();
      continue;
    }
    left -= text.length;
    image.setAttribute('src', text);
  }
}

/** undefined: of another origin, or not to be had. */
async function dataAddress(address: string): Promise<string | undefined> {
  if (address.startsWith('data:')) return address;
  if (new URL(address, window.location.href).origin !== window.location.origin) return undefined;
  try {
    const response = await fetch(address, { cache: 'force-cache' });
    return response.ok ? await asDataAddress(await response.blob()) : undefined;
  } catch {
    return undefined;
  }
}

const asDataAddress = (blob: Blob): Promise<string | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined);
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(blob);
  });

/** The rules that this markup needs, of all that there are. */
function stylesOf(copy: Element): string {
  const inside = document.createElement('div');
  inside.appendChild(copy.cloneNode(true));
  return [...document.styleSheets].flatMap((sheet) => rulesOf(sheet, inside)).join('');
}

function rulesOf(sheet: CSSStyleSheet | CSSMediaRule, inside: Element): string[] {
  return [...sheet.cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return styleRule(rule, inside);
    if (!(rule instanceof CSSMediaRule)) return [];
    const within = rulesOf(rule, inside);
    return within.length > 0 ? [`@media ${rule.conditionText}{${within.join('')}}`] : [];
  });
}

function styleRule({ selectorText, style, cssText }: CSSStyleRule, inside: Element): string[] {
  // In the layer's own tree the layer is the document.
  if (OF_THE_DOCUMENT.test(selectorText)) return [`:host{${style.cssText}}`];
  return isNeeded(selectorText, inside) ? [cssText] : [];
}

const OF_THE_DOCUMENT = /^(html|body|:root)/;
/** States and made-up elements are of what is there without them. */
const PSEUDO = /::?[a-z-]+(\([^)]*\))?/g;

const isNeeded = (selectors: string, inside: Element): boolean =>
  selectors.split(',').some((selector) => {
    try {
      return inside.querySelector(selector.replace(PSEUDO, '') || '*') !== null;
    } catch {
      return false;
    }
  });
