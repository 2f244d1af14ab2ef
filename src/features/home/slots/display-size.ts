/** Sizes of the 686-unit layout, in units of the 750-wide design. */
import { BANNER_BASIS, CATEGORY_GAP } from '@/contract/home/values';

export interface DisplaySize {
  readonly width: number;
  readonly height: number;
}

/** 2.82 rem at 100 units a rem. */
export const BANNER_DEFAULT_HEIGHT = 282;

/** 'WxH' as typed by the operator; undefined when invalid. */
export function parseDisplaySize(text: string | undefined): DisplaySize | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)\s*[x×*]\s*(\d+(?:\.\d+)?)\s*$/i.exec(text ?? '');
  const [width, height] = [Number(match?.[1]), Number(match?.[2])];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Width of one of `count` entries that share a row. */
export function entryWidth(count: number): number {
  return (BANNER_BASIS - CATEGORY_GAP * (count - 1)) / count;
}

/**
 * Size of an entry: its share of the row's width, with the aspect ratio of its display size. Without one, a single entry is a banner
 * and entries side by side are square.
 */
export function entrySize(displaySize: string | undefined, count: number): DisplaySize {
  const width = entryWidth(count);
  const wished = parseDisplaySize(displaySize);
  if (wished) return { width, height: (width * wished.height) / wished.width };
  return { width, height: count === 1 ? BANNER_DEFAULT_HEIGHT : width };
}

/** Height of the first picture, so that the carousel does not jump between slides. */
export function bannerHeight(entries: readonly { readonly displaySize?: string }[]): number {
  return entrySize(entries[0]?.displaySize, 1).height;
}
