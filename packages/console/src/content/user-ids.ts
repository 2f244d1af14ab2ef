/** Ids of parents as staff type them: with commas, blanks or lines between. */
const BETWEEN = /[\s,，、;；]+/;

export const idsOf = (typed = ''): number[] => [...new Set(typed.split(BETWEEN).filter(Boolean).map(Number))];

export const areIds = (typed?: string): boolean => idsOf(typed).every((id) => Number.isSafeInteger(id));
