/** A length in units of the 750-wide design, or any CSS length. */
export type Length = number | string;

/** For inline styles, which the build does not convert: 100 units are one rem (src/index.html). */
export function unit(length: Length): string;
export function unit(length: Length | undefined): string | undefined;
export function unit(length: Length | undefined): string | undefined {
  return typeof length === 'number' ? `${length / 100}rem` : length;
}
