/** This many digits are exact in a JavaScript number. */
const ID = /^[1-9]\d{0,14}$/;

/** The id in an address; undefined if it is not a valid one. */
export const recordId = (text: string | undefined): number | undefined =>
  text !== undefined && ID.test(text) ? Number(text) : undefined;
