/**
 * The row of black and white fields printed on the demo's exercise-book pages, by which its recognition identifies
 * them: three start fields, eight bits, four check bits, three end fields.
 */
const EDGE = [1, 0, 1] as const;
const BITS = 8;
const CHECK_BITS = 4;
const FIELDS = EDGE.length * 2 + BITS + CHECK_BITS;

/** Fractions of the page's width and height. */
export const CODE_PLACE = { left: 0.14, top: 0.03, width: 0.72, height: 0.03 } as const;

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

const checkOf = (value: number): number => ((value >> 4) ^ value ^ 0b1010) & 0b1111;

/** 1: black. Codes are 0 to 255. */
export const fieldsOf = (code: number): readonly number[] => [
  ...EDGE,
  ...bitsOf(code, BITS),
  ...bitsOf(checkOf(code), CHECK_BITS),
  ...EDGE,
];

/** Centres of the fields, in fractions of the page. */
export const fieldMiddles = (): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: FIELDS }, (_, at) => ({
    x: CODE_PLACE.left + (CODE_PLACE.width * (at + 0.5)) / FIELDS,
    y: CODE_PLACE.top + CODE_PLACE.height / 2,
  }));

export interface PrintedCode {
  readonly code: number;
  /** Brightness difference of white and black, 0 to 255. */
  readonly contrast: number;
}

/** Decodes the brightness of the centres; null if there is no such row. */
export function codeOf(lights: readonly number[]): PrintedCode | null {
  const [first = 0, second = 0, third = 0] = lights;
  const contrast = second - Math.max(first, third);
  if (lights.length !== FIELDS || contrast <= 0) return null;
  const between = second - contrast / 2;
  const fields = lights.map((light) => (light < between ? 1 : 0));
  const code = fields.slice(EDGE.length, EDGE.length + BITS).reduce<number>((sum, bit) => sum * 2 + bit, 0);
  const isOurs = fieldsOf(code).every((field, at) => field === fields[at]);
  return isOurs ? { code, contrast } : null;
}
