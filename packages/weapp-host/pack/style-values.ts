const PIECES =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\(\s*[^"')]*\)|(?<![\w#.-])([+-]?(?:\d+\.?\d*|\.\d+))rpx\b|env\(\s*safe-area-inset-(top|right|bottom|left)\s*(?:,[^()]*)?\)/gi;

/**
 * A WXSS value as CSS: the screen is 750rpx wide; safe areas are variables that the page's frame sets, since the iframe
 * of a page has none of its own.
 */
export const convertValue = (value: string): string =>
  value.replace(PIECES, (piece: string, rpx?: string, side?: string) => {
    if (rpx !== undefined) return `${Number((Number(rpx) / 7.5).toFixed(5))}vw`;
    if (side !== undefined) return `var(--safe-${side.toLowerCase()}, 0px)`;
    return piece;
  });

const URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/gi;

/** Addresses in a value that WXSS does not load: everything but the web and data. */
export const localUrls = (value: string): string[] =>
  [...value.matchAll(URL)]
    .map(([, double, single, bare]) => (double ?? single ?? bare ?? '').trim())
    .filter((address) => address !== '' && !/^(data:|(https?:)?\/\/|#)/i.test(address));
