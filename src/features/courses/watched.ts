interface Watched {
  readonly seconds: number;
  readonly furthestSeconds: number;
  readonly isFinished: boolean;
}

const ALL = 100;

/** 0 to 100; 100 only when finished, and at least 1 when begun. */
export function watchedPercent({ seconds, furthestSeconds, isFinished }: Watched): number {
  if (isFinished) return ALL;
  if (seconds <= 0 || furthestSeconds <= 0) return 0;
  return Math.min(ALL - 1, Math.max(1, Math.floor((furthestSeconds / seconds) * ALL)));
}
