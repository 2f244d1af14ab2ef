/** What a screen is set in: sizes of its characters, and how its lines end. */
import type { Page, ViewportSize } from '@playwright/test';
import { laidOutFor } from './large-text';

/** Only tags and the tab bar may be smaller, in pixels of a usual phone. */
const SECONDARY = 13;
/** Never smaller, on any phone. */
const SMALLEST = 12;

export interface TypeSeen {
  readonly characters: number;
  readonly small: number;
  /** Texts below the smallest size. */
  readonly tiny: readonly string[];
  /** Texts whose last line is one or two characters. */
  readonly ends: readonly string[];
}

/** Runs in the page. */
function typeOf({ secondary, smallest }: { secondary: number; smallest: number }): TypeSeen {
  interface Sign {
    readonly node: Text;
    readonly at: number;
  }
  const front = [...document.querySelectorAll<HTMLElement>('.taro_page')].find(
    (one) => one.offsetParent !== null && one.getClientRects().length > 0,
  );
  const blocks = new Map<Element, Sign[]>();
  const tiny = new Set<string>();
  let characters = 0;
  let small = 0;
  const walker = document.createTreeWalker(front ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || !node.data.trim() || element.closest('svg, textarea'))
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    let block = element;
    while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement;
    // For ears alone.
    if (block.clientWidth <= 2) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const signs = [...node.data].length - (node.data.match(/\s/g)?.length ?? 0);
    characters += signs;
    if (size < secondary - 0.1) small += signs;
    if (size < smallest - 0.1)
      tiny.add(`${element.className || block.className} (${node.data}) is ${size} px`);
    const seen = blocks.get(block) ?? [];
    for (let at = 0; at < node.data.length; at += 1)
      if (/\S/.test(node.data[at] ?? '')) seen.push({ node, at });
    blocks.set(block, seen);
  }
  const boxOf = (sign: Sign | undefined): DOMRect | undefined => {
    if (!sign) return undefined;
    const range = document.createRange();
    range.setStart(sign.node, sign.at);
    range.setEnd(sign.node, sign.at + 1);
    return range.getBoundingClientRect();
  };
  const endsShort = (block: Element, signs: readonly Sign[]): boolean => {
    const [first, last] = [boxOf(signs[Math.max(0, signs.length - 3)]), boxOf(signs[signs.length - 1])];
    if (!first || !last || last.top < first.bottom - last.height / 2) return false;
    // An excerpt ends with an ellipsis.
    const { overflowY } = getComputedStyle(block);
    return overflowY === 'visible' || last.bottom <= block.getBoundingClientRect().bottom + 2;
  };
  const ends = [...blocks]
    // The staff's own questions, and names below bars, whose four characters stand two by two.
    .filter(([block, signs]) => !block.closest('.rich-text, .drawn__label') && endsShort(block, signs))
    .map(
      ([block]) => `.${block.className || block.parentElement?.className} (${block.textContent?.slice(-24)})`,
    );
  return { characters, small, tiny: [...tiny], ends };
}

const measured = (page: Page): Promise<TypeSeen> =>
  page.evaluate(typeOf, { secondary: SECONDARY, smallest: SMALLEST });

/** Of the visible screen on a usual phone; the smallest texts at its own, small size, at which it is opened. It stays on the usual one. */
export async function typeSeen(page: Page, usual: ViewportSize): Promise<TypeSeen> {
  const { tiny } = await measured(page);
  await page.setViewportSize(usual);
  await laidOutFor(page, usual.width);
  return { ...(await measured(page)), tiny };
}

export const sumOf = (all: readonly TypeSeen[]): TypeSeen => ({
  characters: all.reduce((sum, { characters }) => sum + characters, 0),
  small: all.reduce((sum, { small }) => sum + small, 0),
  tiny: all.flatMap(({ tiny }) => tiny),
  ends: all.flatMap(({ ends }) => ends),
});
