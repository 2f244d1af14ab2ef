export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 0 1-${2 * r} 0z`;

/** A rectangle with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, r = 4): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${width - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${height - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`;

/** A dot as wide as the stroke. */
export const dot = (x: number, y: number): string => `M${x} ${y}h.01`;

/** A filled shape: holes use the even-odd rule. */
export interface Solid {
  readonly solid: string;
}

/** Path of an icon that only one feature uses, defined there, so that it is loaded with it. */
export interface Line {
  readonly line: string;
}

/** Our own icons: 48 grid, stroke 4, round caps. A string is the stroke's path. One entry per icon, for any colour and both builds. */
export const glyphs = {
  back: 'M30 10 16 24l14 14',
  close: 'M12 12l24 24M36 12 12 36',
  check: 'M9 25l10 10 20-22',
  'arrow-right': 'M19 12l12 12-12 12',
  'arrow-down': 'M12 19l12 12 12-12',
  message:
    'M12 8h24a5 5 0 0 1 5 5v17a5 5 0 0 1-5 5H24l-9 7v-7h-3a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5zM16 18h16M16 26h9',
  eye: `M4 24s7-13 20-13 20 13 20 13-7 13-20 13S4 24 4 24z${ring(24, 24, 5)}`,
  'eye-off': 'M5 19s6 12 19 12 19-12 19-12M24 31v7M13 28l-4 6M35 28l4 6',
  refresh: 'M40 24a16 16 0 1 1-5-11.6L40 17M40 7v10H30',
  search: `${ring(21, 21, 14)}M31.5 31.5 41 41`,
  download: 'M24 7v23M14 21l10 10 10-10M8 41h32',
  mobile: `${box(12, 5, 24, 38)}M22 36h4`,
  service: `${box(6, 25, 8, 13)}${box(34, 25, 8, 13)}M8 25v-1a16 16 0 0 1 32 0v1M38 38c-1 4-5 5-10 5`,
  home: 'M7 22.5 24 8l17 14.5V38a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3zM17 31c4 4 10 4 14 0',
  growth: 'M24 42V25M24 30C14 30 7 25 7 14c10 0 17 5 17 16zM24 24c0-9 6-15 17-16 0 10-6 16-17 16z',
  courses:
    'M24 14c-4-4-10-5.5-18-5.5V35c8 0 14 1.5 18 5.5 4-4 10-5.5 18-5.5V8.5c-8 0-14 1.5-18 5.5zM24 14v26',
  order: 'M14 6h20a4 4 0 0 1 4 4v32l-7-4-7 4-7-4-7 4V10a4 4 0 0 1 4-4zM18 17h12M18 26h12',
  logistics: `M9 34H5V11h24v23H20M29 18h8l7 8v8h-4M29 34h1${ring(14.5, 35, 4.5)}${ring(35, 35, 4.5)}`,
  play: 'M15 9v30l24-15z',
  clock: `${ring(24, 24, 18)}M24 13v11l7 5`,
  calendar: `${box(8, 11, 32, 30)}M8 20h32M16 6v9M32 6v9`,
  star: 'M24 6l5.6 11.4L42 19.2l-9 8.8 2.2 12.5L24 34.6l-11.2 5.9L15 28l-9-8.8 12.4-1.8z',
  gift: 'M9 21h30v16a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4zM5 13h38v8H5zM24 13v28M24 13c-2-4-4-7-7.5-7S12 9 13 11s5 2 11 2zM24 13c2-4 4-7 7.5-7S36 9 35 11s-5 2-11 2z',
  warning: `M24 7 43 40H5zM24 19v9${dot(24, 34)}`,
  info: `${ring(24, 24, 18)}M24 22v11${dot(24, 15)}`,
  image: `${box(6, 9, 36, 30)}M7 33l10-9 8 7 6-5 10 8${ring(31, 18, 2)}`,
  edit: 'M30 9l9 9-22 22-10 1 1-10zM25 14l9 9',
  lock: `${box(9, 21, 30, 21)}M16 21v-6a8 8 0 0 1 16 0v6M24 29v5`,
  user: `${ring(24, 15, 8)}M7 42c0-9 7-13 17-13s17 4 17 13`,
  phone:
    'M17 7H9.5A3.5 3.5 0 0 0 6 10.7C7.2 27.3 20.7 40.8 37.3 42a3.5 3.5 0 0 0 3.7-3.5V31l-9-4-4.5 5c-5-2.5-9-6.5-11.5-11.5L21 16z',
  wechat: `M31 17C29.5 11.5 24 8 17.5 8 10 8 4 12.8 4 19c0 3.5 2 6.6 5 8.6V34l6-4M31 17c7 0 13 4.6 13 10.6 0 3.3-1.8 6.2-4.6 8.1V41L34 38c-8 1.5-16-3.5-16-10.4C18 21.6 24 17 31 17z${dot(12, 18)}${dot(20, 16)}${dot(27, 27)}${dot(35, 27)}`,
  homeActive: {
    solid:
      'M21.4 6a4 4 0 0 1 5.2 0l15 12.7A4 4 0 0 1 43 21.8V38a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V21.8a4 4 0 0 1 1.4-3.1zM16.2 28a2.2 2.2 0 0 0-.6 3.2c3.6 5.7 13.2 5.7 16.8 0a2.2 2.2 0 0 0-3.6-2.5c-2.5 3.5-7.1 3.5-9.6 0a2.2 2.2 0 0 0-3-.7z',
  },
  growthActive: {
    solid:
      'M22 42V31.9C11.2 31.2 5 25 5 14a2 2 0 0 1 2-2c8.2 0 14.3 3.2 17.2 9C26.3 12.3 32.2 6.9 40.8 6A2 2 0 0 1 43 8c0 10.5-6.3 17.2-17 17.9V42a2 2 0 0 1-4 0z',
  },
  coursesActive: {
    solid:
      'M22 12.5C18 9 13 6.5 6 6.5a2 2 0 0 0-2 2V35a2 2 0 0 0 2 2c6.5 0 11.5 1 16 4.6zM26 12.5C30 9 35 6.5 42 6.5a2 2 0 0 1 2 2V35a2 2 0 0 1-2 2c-6.5 0-11.5 1-16 4.6z',
  },
  mine: `${ring(24, 26, 16)}M24 10c0-4 2-6 6-6${dot(18, 24)}${dot(30, 24)}M18 31c3.5 3.5 8.5 3.5 12 0`,
  mineActive: {
    solid: `M24 8.1C24.6 4.2 27 2 31 2a2 2 0 0 1 0 4c-1.9 0-2.8.7-3 2.4A18 18 0 1 1 24 8.1zM18 20.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM30 20.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM17 29.5a2.2 2.2 0 0 0 0 3.1c4 4 10 4 14 0a2.2 2.2 0 0 0-3.1-3.1c-2.2 2.2-5.6 2.2-7.8 0a2.2 2.2 0 0 0-3.1 0z`,
  },
  setting: `${ring(24, 24, 6)}M20.5 4.5h7l2 5.5 4 2.3 5.8-1 3.5 6-3.8 4.4v4.6l3.8 4.4-3.5 6-5.8-1-4 2.3-2 5.5h-7l-2-5.5-4-2.3-5.8 1-3.5-6L9 26.3v-4.6l-3.8-4.4 3.5-6 5.8 1 4-2.3z`,
  address: `M24 43S9 31 9 19.5a15 15 0 0 1 30 0C39 31 24 43 24 43z${ring(24, 19.5, 5)}`,
  camera: `M10 14h5l3-5h12l3 5h5a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4z${ring(24, 26, 7)}`,
  copy: `${box(17, 17, 24, 24)}M31 12v-1a4 4 0 0 0-4-4H11a4 4 0 0 0-4 4v16a4 4 0 0 0 4 4h1`,
  logout: 'M20 7h-8a4 4 0 0 0-4 4v26a4 4 0 0 0 4 4h8M32 14l10 10-10 10M42 24H19',
} as const satisfies Record<string, string | Solid>;

export type IconName = keyof typeof glyphs;

const SVG = "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'";
const LINE = "fill='none' stroke='%23000' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'";

/** The icon as a black SVG data URI: `Icon` uses it as a mask, coloured by the style sheet. */
export function glyphUri(name: IconName | Line | Solid): string {
  const glyph: string | Solid = typeof name === 'string' ? glyphs[name] : 'line' in name ? name.line : name;
  const path =
    typeof glyph === 'string'
      ? `%3Cpath ${LINE} d='${glyph}'/%3E`
      : `%3Cpath fill-rule='evenodd' d='${glyph.solid}'/%3E`;
  return `data:image/svg+xml,${SVG}%3E${path}%3C/svg%3E`;
}
