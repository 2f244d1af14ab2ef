/** How a page looks now, as markup that stands for itself: painted first at the next start (painter.ts). */
import { BUILD_META, dayOf, LATER_SRC, LATER_STYLE, OF_TODAY_MARK, TODAY_MARK, UNKEPT_MARK } from './layer';
import { inlinePictures } from './pictures';
import { move } from './reveal';
import type { KeptPaint } from './rules';

/** Counts of the moment and faces are kept nowhere either. */
const UNKEPT = `[${UNKEPT_MARK}], .badge, .avatar`;
/** Popups, dialogs and sheets: a question that is not asked anew must not show. */
const LAID_OVER = '.overlay';
const KEPT_ATTRIBUTES = ['class', 'style', 'src', 'alt'];

/** undefined: there is no page, or it is not at its top. */
export async function takePaint(page: Element | null): Promise<KeptPaint | undefined> {
  const build = document.querySelector(`meta[name="${BUILD_META}"]`)?.getAttribute('content');
  if (!page || !build || page.getBoundingClientRect().top !== 0) return undefined;
  const originals = new Map<Element, Element>();
  const copy = copyOf(page, originals);
  if (!copy) return undefined;
  markToday(copy);
  await inlinePictures(copy, originals);
  wait(copy);
  return {
    build,
    day: dayOf(new Date()),
    width: document.documentElement.clientWidth,
    html: copy.outerHTML,
    css: stylesOf(copy),
  };
}

/** Without what is not on the screen, what lies over the page and asks something, and what nobody may keep. */
function copyOf(element: Element, originals: Map<Element, Element>): Element | undefined {
  const { width, height } = element.getBoundingClientRect();
  if (isOffScreen(element) || element.matches(LAID_OVER) || isOtherSlide(element)) return undefined;
  if (getComputedStyle(element).display === 'none') return undefined;
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
      child instanceof Element
        ? copyOf(child, originals)
        : child.nodeType === Node.TEXT_NODE && child.cloneNode();
    if (inside) copy.appendChild(inside);
  });
  originals.set(copy, element);
  return copy;
}

/** The bar of the tabs has its place below the page and stands on the screen. */
function isOffScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const isBelow = top >= window.innerHeight && !element.classList.contains('tab-bar');
  return isBelow || (height > 0 && bottom <= 0);
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

/** Until their turn comes (reveal.ts). */
function wait(copy: Element): void {
  copy.querySelectorAll('img').forEach((picture) => move(picture, 'src', LATER_SRC));
  copy.querySelectorAll('.icon').forEach((icon) => move(icon, 'style', LATER_STYLE));
}

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
