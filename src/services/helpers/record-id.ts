/** So many digits are an exact number in JavaScript. */
const ID = /^[1-9]\d{0,14}$/;

/** The number that an address names; undefined where it names none. */
export const recordId = (text: string | undefined): number | undefined =>
  text !== undefined && ID.test(text) ? Number(text) : undefined;
