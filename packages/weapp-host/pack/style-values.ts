const PIECES =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\(\s*[^"')]*\)|(?<![\w#.-])([+-]?(?:\d+\.?\d*|\.\d+))rpx\b|env\(\s*safe-area-inset-(top|right|bottom|left)\s*(?:,[^()]*)?\)/gi;

/** Converts a WXSS value to CSS: the screen is 750rpx wide; safe areas are variables set by the page's frame, since an iframe has none. */
export const convertValue = (value: string): string =>
  value.replace(PIECES, (piece: string, rpx?: string, side?: string) => {
    if (rpx !== undefined) return `${Number((Number(rpx) / 7.5).toFixed(5))}vw`;
    if (side !== undefined) return `var(--safe-${side.toLowerCase()}, 0px)`;
    return piece;
  });

const URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/gi;

/** URLs in a value that WXSS does not load: all but web addresses and data URLs. */
export const localUrls = (value: string): string[] =>
  [...value.matchAll(URL)]
    .map(([, double, single, bare]) => (double ?? single ?? bare ?? '').trim())
    .filter((address) => address !== '' && !/^(data:|(https?:)?\/\/|#)/i.test(address));
