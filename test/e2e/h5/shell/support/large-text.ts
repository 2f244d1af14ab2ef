/** Text 1.6 times as large, as by a phone's settings, and layout faults that it causes. */
import type { Page, ViewportSize } from '@playwright/test';

/** Text scale of a phone's settings (docs/testing.md). */
const LARGE_TEXT = 1.6;
export const USUAL = { width: 375, height: 812 };

/**
 * As WeChat on iOS does; Android scales its fonts with the same effect. Boxes use rem, which depends on the page's width, so only texts
 * grow.
 */
const sizeText = (page: Page, scale: number): Promise<unknown> =>
  page.evaluate((percent) => {
    const { style } = document.documentElement;
    for (const property of ['-webkit-text-size-adjust', 'text-size-adjust'])
      style.setProperty(property, `${percent}%`, 'important');
  }, scale * 100);

/** Waits until the root font size matches the new width (src/index.html) and the page is rendered. */
export const laidOutFor = (page: Page, width: number): Promise<unknown> =>
  page.waitForFunction(
    (scale) =>
      Math.abs(parseFloat(document.documentElement.style.fontSize) - scale) < 0.1 &&
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
    width / 7.5,
  );

/** Excerpts whose full text is one tap away. For charts see test/visual/pictures.spec.ts. */
const MAY_BE_SHORT = [
  '.help-list__summary',
  '.messages__summary',
  '.materials__summary',
  '.report-row__sentence',
  '.express__latest-text',
  '.online-report__stem',
  '.picture-view',
].join();

/**
 * Runs in the page: finds texts that begin a line with punctuation, are clipped, overflow their box, overlap another text, are one letter wide, or are covered by a
 * picture; each with its element's class. `mayBeShort`: selectors of texts with an ellipsis.
 */
function faultsOfTexts(mayBeShort: string): string[] {
  const SLACK = 2;
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  interface Line extends Box {
    readonly element: HTMLElement;
    readonly layer: Element | null;
    readonly text: string;
  }
  const front = [...document.querySelectorAll<HTMLElement>('.taro_page')].find(
    (one) => one.offsetParent !== null && one.getClientRects().length > 0,
  );
  const parentsOf = (element: HTMLElement): HTMLElement[] => {
    const parents: HTMLElement[] = [];
    for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement)
      parents.push(at);
    return parents;
  };
  const isLayer = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position);
  const isForEarsAlone = (element: HTMLElement): boolean =>
    element.clientWidth === 1 && getComputedStyle(element).overflow === 'hidden';
  /** Box of the letters, without the font's space above and below. */
  const lettersOf = ({ left, right, top, bottom }: DOMRect): Box => {
    const air = (bottom - top) * 0.15;
    return { left, right, top: top + air, bottom: bottom - air };
  };
  const linesOf = (element: HTMLElement): Line[] => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    if (parentsOf(element).some(isForEarsAlone)) return [];
    const layer = parentsOf(element).find(isLayer) ?? null;
    return [...element.childNodes].flatMap((node) => {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? '') : '';
      if (!text) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map((box) => ({ ...lettersOf(box), element, layer, text }));
    });
  };
  /** One of two characters of a text that stand on two lines, the second of which closes something. */
  const isPartedBeforeClosing = (node: ChildNode): boolean =>
    [...(node.textContent ?? '').matchAll(/[^\s][，。！？；：、）》”]/g)].some(({ index }) => {
      const [before, closing] = [index, index + 1].map((at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      });
      return Boolean(before && closing && closing.top > before.bottom - closing.height / 2);
    });
  const isBeyond = (inner: Box, outer: Box, { x, y }: { x: boolean; y: boolean }): boolean =>
    (x && (inner.left < outer.left - SLACK || inner.right > outer.right + SLACK)) ||
    (y && (inner.top < outer.top - SLACK || inner.bottom > outer.bottom + SLACK));
  const isScrolledAway = (line: Line): boolean =>
    parentsOf(line.element).some((parent) => {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const box = parent.getBoundingClientRect();
      return /auto|scroll/.test(overflowX + overflowY) && isBeyond(line, box, { x: true, y: true });
    });
  /** Text outside of a scroll container's visible part is not clipped; text entirely outside belongs to another part of a carousel. */
  const isCut = (line: Line): boolean => {
    for (const parent of parentsOf(line.element)) {
      const { overflowX, overflowY, display, position } = getComputedStyle(parent);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const clips = display !== 'inline' && {
        x: /hidden|clip/.test(overflowX),
        y: /hidden|clip/.test(overflowY),
      };
      const box = parent.getBoundingClientRect();
      const isElsewhere = line.left >= box.right || line.right <= box.left;
      if (clips && (clips.x || clips.y) && box.width > 1 && isBeyond(line, box, clips))
        return !isElsewhere || parent === line.element;
      if (position === 'fixed') return false;
    }
    return false;
  };
  const isOff = (line: Line): boolean => {
    const parents = parentsOf(line.element);
    const paper = parents.findIndex((one) => {
      const { backgroundColor, borderLeftWidth, display } = getComputedStyle(one);
      return display !== 'inline' && (!/, 0\)$/.test(backgroundColor) || parseFloat(borderLeftWidth) > 0);
    });
    const between = parents.slice(0, paper + 1);
    const moves = between.some((one) => /auto|scroll|hidden/.test(getComputedStyle(one).overflow));
    const own = parents[paper];
    return Boolean(own && !moves && isBeyond(line, own.getBoundingClientRect(), { x: true, y: true }));
  };
  const meets = (one: Line, other: Line): boolean =>
    one.element !== other.element &&
    one.layer === other.layer &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const isPositioned = (element: Element, within: Element): boolean => {
    for (let at: Element | null = element; at && at !== within; at = at.parentElement)
      if (getComputedStyle(at).position !== 'static') return true;
    return false;
  };
  const layerOf = (element: HTMLElement): Element | null => parentsOf(element).find(isLayer) ?? null;
  /** Elements that are painted by a drawing, too: icons and marks of subjects. A ring is around its number. */
  const isPainted = (one: Element): boolean => {
    const { backgroundImage, maskImage } = getComputedStyle(one);
    return (
      `${backgroundImage}${maskImage}`.includes('url(') && !one.textContent && !one.closest('.progress-ring')
    );
  };
  const pictures = [...(front?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
    (one) =>
      (one.matches('img, svg, canvas') || isPainted(one)) &&
      !one.parentElement?.closest('svg') &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  /** By paint order: later elements cover earlier ones. A badge on a picture is no fault. */
  const isOver = (picture: Element, { element }: Line): boolean => {
    const common = parentsOf(element).find((one) => one.contains(picture));
    if (!common || element === common) return common === element;
    const [above, below] = [isPositioned(picture, common), isPositioned(element, common)];
    if (above !== below) return above;
    return (element.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  const isCovered = (line: Line): boolean =>
    pictures.some((picture) => {
      if (picture.contains(line.element) || layerOf(picture) !== line.layer) return false;
      const box = picture.getBoundingClientRect();
      return (
        Math.min(line.right, box.right) - Math.max(line.left, box.left) > SLACK &&
        Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > SLACK &&
        isOver(picture, line)
      );
    });
  /** One letter per line: neighbours took the width. Each line of a text is a box. */
  const isSqueezed = (line: Line, _at: number, all: readonly Line[]): boolean => {
    const own = all.filter(({ element, text }) => element === line.element && text === line.text);
    return own.length > 2 && line.text.length < own.length * 2;
  };
  const nameOf = ({ element, text }: Line): string => {
    const named = parentsOf(element).find(
      ({ className }) => className && typeof className === 'string' && className !== 'line-end',
    );
    return `.${named?.className.split(' ').join('.') ?? ''} (${text.slice(0, 16)})`;
  };
  const lines = [...(front?.querySelectorAll<HTMLElement>('*') ?? [])].flatMap(linesOf);
  const cut = lines.filter((line) => isCut(line) && !line.element.closest(mayBeShort));
  const seen = lines.filter((line) => !isCut(line) && !isScrolledAway(line));
  const onOthers = seen.flatMap((one, at) =>
    seen
      .slice(at + 1)
      .filter((other) => meets(one, other))
      .map((other) => `${nameOf(one)} lies on ${nameOf(other)}`),
  );
  const begun = lines.filter(({ element }) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && isPartedBeforeClosing(node)),
  );
  const wide = front ? front.scrollWidth - front.clientWidth : 0;
  return [
    ...new Set([
      ...cut.map((line) => `${nameOf(line)} is cut`),
      ...seen.filter(isOff).map((line) => `${nameOf(line)} leaves its box`),
      ...seen.filter(isSqueezed).map((line) => `${nameOf(line)} is squeezed`),
      ...seen.filter(isCovered).map((line) => `${nameOf(line)} lies under a picture`),
      ...begun.map((line) => `${nameOf(line)} begins a line with punctuation`),
      ...onOthers,
      ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
    ]),
  ];
}

/** Checks the visible screen on a usual phone and at its own size, which is restored. */
export async function largeTextFaults(page: Page, own: ViewportSize): Promise<string[]> {
  const faults: string[] = [];
  await sizeText(page, LARGE_TEXT);
  for (const size of [USUAL, own]) {
    await page.setViewportSize(size);
    await laidOutFor(page, size.width);
    const found = await page.evaluate(faultsOfTexts, MAY_BE_SHORT);
    faults.push(...found.map((fault) => `with large text, ${size.width} px wide: ${fault}`));
  }
  await sizeText(page, 1);
  return faults;
}
