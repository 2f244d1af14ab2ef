/** Days that a key moves by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  Home: -Infinity,
  End: Infinity,
};

/** Arrows move by days and weeks, Home and End to the first and the last enabled day. */
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
