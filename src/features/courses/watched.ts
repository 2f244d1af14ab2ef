interface Watched {
  readonly seconds: number;
  readonly furthestSeconds: number;
  readonly isFinished: boolean;
}

const ALL = 100;

/** 0 to 100: a full ring means watched to its end, and what was begun is no empty one. */
export function watchedPercent({ seconds, furthestSeconds, isFinished }: Watched): number {
  if (isFinished) return ALL;
  if (seconds <= 0 || furthestSeconds <= 0) return 0;
  return Math.min(ALL - 1, Math.max(1, Math.floor((furthestSeconds / seconds) * ALL)));
}
