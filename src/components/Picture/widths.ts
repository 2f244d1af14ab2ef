import type { PictureProps } from './types';

/** Uploads and content pictures, on a backend that offers several widths; the build knows which (config/constants.ts). */
const OFFERED = /^[^?#]*\/files\/(uploads|works|pictures)\/[^?#]+(\?[^#]*)?$/;
/** The design's width in units. */
const PAGE = 750;
/** A page is a column of at most this many pixels (src/index.html). */
const WIDEST = 600;
/** Typical of current phones; others get slightly more or less than needed. */
const PIXELS_A_UNIT = 1.5;

const at = (src: string, width: number) => `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
const unitsOf = ({ width, shownWidth }: Pick<PictureProps, 'width' | 'shownWidth'>): number =>
  shownWidth ?? (typeof width === 'number' ? width : PAGE);

type Shown = Pick<PictureProps, 'src' | 'width' | 'shownWidth' | 'whole'>;

const isOffered = ({ src = '', whole }: Shown): boolean =>
  !whole && __PICTURE_WIDTHS__.length > 0 && OFFERED.test(src);

/** For the web, whose browser picks a width; {} if there is only the original. */
export function sources(shown: Shown): { readonly srcSet?: string; readonly sizes?: string } {
  const { src = '' } = shown;
  if (!isOffered(shown)) return {};
  const part = unitsOf(shown) / PAGE;
  return {
    srcSet: __PICTURE_WIDTHS__.map((width) => `${at(src, width)} ${width}w`).join(', '),
    sizes: `(min-width: ${WIDEST}px) ${Math.ceil(part * WIDEST)}px, ${Math.ceil(part * 100)}vw`,
  };
}

/** For the mini program, which takes one address. */
export function fittingSource(shown: Shown): string {
  const { src = '' } = shown;
  const width = __PICTURE_WIDTHS__.find((one) => one >= unitsOf(shown) * PIXELS_A_UNIT);
  return width !== undefined && isOffered(shown) ? at(src, width) : src;
}
