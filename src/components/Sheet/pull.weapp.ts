/** The mini program closes the sheet at the end of the drag, without following the finger. */
export function pull(_head: unknown, _distance: number): void {}
