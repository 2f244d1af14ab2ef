/** Copies of the tokens (styles/tokens.scss), which a canvas cannot read. */
export const COLORS = {
  primary: '#0c804b',
  tint: '#e6f5ed',
  onTint: '#0b6e41',
  ink: '#1b2620',
  body: '#47534c',
  secondary: '#626e66',
  card: '#fff',
  line: '#e7ece8',
} as const;

const FONT_FAMILY =
  "-apple-system, BlinkMacSystemFont, 'PingFang SC', 'HarmonyOS Sans SC', MiSans, 'Hiragino Sans GB', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', Arial, sans-serif";

export const font = (size: number, isBold = false): string =>
  `${isBold ? 600 : 400} ${size}px ${FONT_FAMILY}`;

/** Design units; rendered at this scale to be sharp on every phone. */
export const POSTER = { width: 750, height: 1334, scale: 2 } as const;
