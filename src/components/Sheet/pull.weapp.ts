/** The mini program closes the sheet at the end of the drag, without following it. */
export function pull(_head: unknown, _distance: number): void {}
