/** How a page looks now, as markup that stands for itself: painted first at the next start (painter.ts). */
import { BUILD_META, dayOf, LATER_SRC, LATER_STYLE, OF_TODAY_MARK, TODAY_MARK, UNKEPT_MARK } from './layer';
import { inlinePictures } from './pictures';
import { move } from './reveal';
import type { KeptPaint } from './rules';
import { classNamesIn } from './selectors';
import { atOnce, inSlices } from './slices';

/** Counts of the moment and faces are kept nowhere either. */
const UNKEPT = `[${UNKEPT_MARK}], .badge, .avatar`;
/** Popups, dialogs and sheets: a question that is not asked anew must not show. */
const LAID_OVER = '.overlay';
const KEPT_ATTRIBUTES = ['class', 'style', 'src', 'alt'];

/** undefined: there is no page, or it is not at its top. */
export async function takePaint(page: Element | null): Promise<KeptPaint | undefined> {
  const build = document.querySelector(`meta[name="${BUILD_META}"]`)?.getAttribute('content');
  if (!page || !build || !isAtTop(page)) return undefined;
  const originals = new Map<Element, Element>();
  const copy = await copyOf(page, originals);
  // Scrolled meanwhile.
  if (!copy || !isAtTop(page)) return undefined;
  markToday(copy);
  await inlinePictures(copy, originals);
  wait(copy);
  return {
    build,
    day: dayOf(new Date()),
    width: document.documentElement.clientWidth,
    html: inAscii(copy.outerHTML),
    css: await stylesOf(copy),
  };
}

/** A browser keeps what is of it alone in half the bytes, all of which the next start reads before it paints. */
const inAscii = (html: string): string => html.replace(/[^\0-\x7f]/gu, (sign) => `&#${sign.codePointAt(0)};`);

const isAtTop = (page: Element): boolean => page.getBoundingClientRect().top === 0;

/** In slices, and at one go where the page changed between them: half of this and half of that is no look. */
async function copyOf(page: Element, originals: Map<Element, Element>): Promise<Element | undefined> {
  let isChanged = false;
  const watch = new MutationObserver(() => (isChanged = true));
  watch.observe(page, { childList: true, subtree: true });
  const copy = await inSlices(copying(page, originals));
  watch.disconnect();
  if (!isChanged) return copy;
  originals.clear();
  return atOnce(copying(page, originals));
}

/** Without what is not on the screen, what lies over the page and asks something, and what nobody may keep. */
function* copying(
  element: Element,
  originals: Map<Element, Element>,
): Generator<undefined, Element | undefined> {
  yield;
  const place = element.getBoundingClientRect();
  const { width, height } = place;
  if (isOffScreen(element, place) || element.matches(LAID_OVER) || isOtherSlide(element)) return undefined;
  // Only what has no size can be without a place: few are asked.
  if (width === 0 && height === 0 && getComputedStyle(element).display === 'none') return undefined;
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
  for (const child of [...element.childNodes]) {
    const inside =
      child instanceof Element
        ? yield* copying(child, originals)
        : child.nodeType === Node.TEXT_NODE && child.cloneNode();
    if (inside) copy.appendChild(inside);
  }
  originals.set(copy, element);
  return copy;
}

/** The bar of the tabs has its place below the page and stands on the screen. */
function isOffScreen(element: Element, { top, bottom, height }: DOMRect): boolean {
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
async function stylesOf(copy: Element): Promise<string> {
  const inside = document.createElement('div');
  inside.appendChild(copy.cloneNode(true));
  const classes = new Set([...inside.querySelectorAll('[class]')].flatMap((one) => [...one.classList]));
  const needed: string[] = [];
  for (const sheet of [...document.styleSheets])
    needed.push(...(await inSlices(rulesOf(sheet, { inside, classes }))));
  return needed.join('');
}

interface Markup {
  readonly inside: Element;
  readonly classes: ReadonlySet<string>;
}

function* rulesOf(
  sheet: CSSStyleSheet | CSSMediaRule,
  markup: Markup,
): Generator<undefined, readonly string[]> {
  const needed: string[] = [];
  for (const rule of [...sheet.cssRules]) {
    yield;
    if (rule instanceof CSSStyleRule) needed.push(...styleRule(rule, markup));
    if (!(rule instanceof CSSMediaRule)) continue;
    const within = yield* rulesOf(rule, markup);
    if (within.length > 0) needed.push(`@media ${rule.conditionText}{${within.join('')}}`);
  }
  return needed;
}

function styleRule(rule: CSSStyleRule, markup: Markup): string[] {
  const { selectorText } = rule;
  // In the layer's own tree the layer is the document.
  if (OF_THE_DOCUMENT.test(selectorText)) return [`:host{${rule.style.cssText}}`];
  return selectorText.split(',').some((selector) => isNeeded(selector.replace(PSEUDO, ''), markup))
    ? [rule.cssText]
    : [];
}

const OF_THE_DOCUMENT = /^(html|body|:root)/;
/** States and made-up elements are of what is there without them. */
const PSEUDO = /::?[a-z-]+(\([^)]*\))?/g;

function isNeeded(selector: string, { inside, classes }: Markup): boolean {
  // Most rules are of other pages: to look through the whole markup for each would hold a slow phone up.
  if (classNamesIn(selector).some((name) => !classes.has(name))) return false;
  try {
    return inside.querySelector(selector || '*') !== null;
  } catch {
    return false;
  }
}
