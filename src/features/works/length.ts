/** As a reader counts them: an emoji is one. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;
