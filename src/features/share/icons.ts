import type { IconName, Line } from '@/components/Icon';
import { box, ring } from '@/components/Icon/glyphs';

/** House style (components/Icon/glyphs): 48 grid, line 4, round caps. */
export const shareIcons = {
  share: {
    line: 'M24 30V6M15 14l9-9 9 9M14 22h-2a4 4 0 0 0-4 4v12a4 4 0 0 0 4 4h24a4 4 0 0 0 4-4V26a4 4 0 0 0-4-4h-2',
  },
  link: {
    line: 'M20 28a8 8 0 0 0 11.3 0l7-7A8 8 0 0 0 27 9.7l-2 2M28 20a8 8 0 0 0-11.3 0l-7 7A8 8 0 0 0 21 38.3l2-2',
  },
  qrCode: {
    line: `${box(7, 7, 13, 13, 3)}${box(28, 7, 13, 13, 3)}${box(7, 28, 13, 13, 3)}M28 28h4v4M41 28v3M28 41v-2M36 36h5v5h-5`,
  },
  moments: {
    line: `${ring(24, 24, 18)}M24 6v21M39.6 15 21.4 25.5M39.6 33 21.4 22.5M24 42V21M8.4 33l18.2-10.5M8.4 15l18.2 10.5`,
  },
  douyin: { line: `M27 6v25M27 6c0 7 5 11 12 11${ring(19, 33, 8)}` },
  /** Points at the corner of WeChat's menu. */
  menuCorner: { line: 'M8 42c2-18 12-28 30-32M25 7l14 3-5 13' },
} as const satisfies Record<string, Line>;

export type ShareIcon = IconName | Line;
