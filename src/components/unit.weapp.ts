import type { Length } from './unit';

/** For inline styles, which the build does not convert: rpx are units of the 750-wide design. */
export function unit(length: Length): string;
export function unit(length: Length | undefined): string | undefined;
export function unit(length: Length | undefined): string | undefined {
  return typeof length === 'number' ? `${length}rpx` : length;
}
