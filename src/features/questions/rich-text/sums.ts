/** No line may end here. */
const JOINER = '\u2060';

/** A sum is not parted by the end of a line: 10 - 3 = 7, 10＋4＝14. Only in what is painted. */
export const keepSums = (text: string): string =>
  text
    .replace(/([\d)]) ([-+×÷=]) (?=[\d(])/g, '$1\u00a0$2\u00a0')
    .replace(/(\d)([＋－＝])(?=\d)/g, `$1${JOINER}$2${JOINER}`);
