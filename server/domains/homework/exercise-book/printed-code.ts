/**
 * The row of black and white fields that the demonstration prints on its exercise-book pages, so that its recognition knows
 * them again: three fields that begin it, eight bits, four that check them, three that end it.
 */
const EDGE = [1, 0, 1] as const;
const BITS = 8;
const CHECK_BITS = 4;
const FIELDS = EDGE.length * 2 + BITS + CHECK_BITS;

/** Parts of the page's width and height. */
export const CODE_PLACE = { left: 0.14, top: 0.03, width: 0.72, height: 0.03 } as const;

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

const checkOf = (value: number): number => ((value >> 4) ^ value ^ 0b1010) & 0b1111;

/** 1: black. Codes go from 0 to 255. */
export const fieldsOf = (code: number): readonly number[] => [
  ...EDGE,
  ...bitsOf(code, BITS),
  ...bitsOf(checkOf(code), CHECK_BITS),
  ...EDGE,
];

/** Where the middles of the fields are, in parts of the page. */
export const fieldMiddles = (): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: FIELDS }, (_, at) => ({
    x: CODE_PLACE.left + (CODE_PLACE.width * (at + 0.5)) / FIELDS,
    y: CODE_PLACE.top + CODE_PLACE.height / 2,
  }));

export interface PrintedCode {
  readonly code: number;
  /** How much lighter white is than black, of 255. */
  readonly contrast: number;
}

/** From how light the middles are; null where no such row is there. */
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
