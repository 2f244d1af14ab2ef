/** How far a key goes through the days of a month. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  Home: -Infinity,
  End: Infinity,
};

/** Arrows go from day to day and from week to week, Home and End to the first and the last day that can be chosen. */
export const gridKeys: Record<string, unknown> = {
  onKeyDown: (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const grid = event.currentTarget;
    if (step === undefined || !(grid instanceof HTMLElement)) return;
    const days = [...grid.querySelectorAll<HTMLElement>('[role="button"]:not([aria-disabled])')];
    const at = days.findIndex((day) => day === event.target);
    if (at < 0) return;
    event.preventDefault();
    const to = Number.isFinite(step) ? at + step : step < 0 ? 0 : days.length - 1;
    days[to]?.focus();
  },
};
