/** Part of a file: iPhones play no film whose server cannot hand out parts. */
export interface Part {
  /** Both included. */
  readonly from: number;
  readonly to: number;
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** 'whole': nothing was asked for, or several parts, which may be answered with everything. */
export function partOf(header: string | undefined, size: number): Part | 'whole' | 'outside' {
  const [, first, last] = RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  // Without a first byte it is the last so many.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'outside' : { from, to };
}
