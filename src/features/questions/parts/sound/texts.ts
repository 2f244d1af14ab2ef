const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const soundTexts = {
  play: (label: string): string => `播放${label}`,
  stop: (label: string): string => `停止${label}`,
  now: (time: number, seconds: number): string => `${clock(time)} / ${clock(Math.max(time, seconds))}`,
  /** '' when unknown. */
  long: (seconds: number): string => (seconds > 0 ? clock(seconds) : ''),
  failed: '没有播放出来，再点一次试试',
} as const;
