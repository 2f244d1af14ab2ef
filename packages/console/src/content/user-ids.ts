/** Ids of parents as staff type them: with commas, blanks or lines between. */
const BETWEEN = /[\s,，、;；]+/;

/** Of what is typed, or of a list that was stored. */
export const idsOf = (typed: unknown): number[] => [
  ...new Set(
    String(typed ?? '')
      .split(BETWEEN)
      .filter(Boolean)
      .map(Number),
  ),
];

export const areIds = (typed: unknown): boolean => idsOf(typed).every((id) => Number.isSafeInteger(id));
