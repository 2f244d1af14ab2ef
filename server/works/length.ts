const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Characters as a reader counts them, without the blanks around: an emoji of a family is one. */
export const lengthOf = (text: string): number => [...segmenter.segment(text.trim())].length;
