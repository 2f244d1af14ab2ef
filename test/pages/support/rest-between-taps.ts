/** A second tap within this time is ignored as accidental. */
const DOUBLE_TAP_MS = 400;

/** Removes the double-tap guard, until jest restores its mocks. */
export function restBetweenTaps(): void {
  const realSetTimeout = window.setTimeout;
  const soon = (run: () => void, ms = 0): number => realSetTimeout(run, ms === DOUBLE_TAP_MS ? 0 : ms);
  jest.spyOn(window, 'setTimeout').mockImplementation(soon as typeof window.setTimeout);
}
