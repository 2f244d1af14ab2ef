import { formatLength } from '@/services/helpers/say-length';

export const soundTexts = {
  play: (label: string): string => `播放${label}`,
  stop: (label: string): string => `停止${label}`,
  now: (time: number, seconds: number): string =>
    `${formatLength(time)} / ${formatLength(Math.max(time, seconds))}`,
  /** '' when unknown. */
  long: (seconds: number): string => (seconds > 0 ? formatLength(seconds) : ''),
  failed: '没有播放出来，再点一次试试',
} as const;
