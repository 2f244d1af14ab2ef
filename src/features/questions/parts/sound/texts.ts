import { sayLength } from '@/services/helpers/say-length';

export const soundTexts = {
  play: (label: string): string => `播放${label}`,
  stop: (label: string): string => `停止${label}`,
  now: (time: number, seconds: number): string =>
    `${sayLength(time)} / ${sayLength(Math.max(time, seconds))}`,
  /** '' when unknown. */
  long: (seconds: number): string => (seconds > 0 ? sayLength(seconds) : ''),
  failed: '没有播放出来，再点一次试试',
} as const;
