import type { FirstPaint } from './types';

const nothing = (): void => undefined;
const noLook = () => Promise.resolve(undefined);

/** Of a host that has no document which could paint before the program. */
export const noFirstPaint: FirstPaint = {
  isUp: () => false,
  turn: () => Promise.resolve(),
  draw: () => nothing,
  standBy: nothing,
  handOver: nothing,
  leave: nothing,
  gone: () => Promise.resolve(),
  adopt: nothing,
  take: noLook,
  takeLatest: noLook,
};
