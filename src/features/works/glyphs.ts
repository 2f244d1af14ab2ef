/** Icons of works only: 48 grid, line 4. */
const HEART_PATH =
  'M24 41S6 30.5 6 18.5A9.5 9.5 0 0 1 15.5 9c3.6 0 6.7 2 8.5 5 1.8-3 4.9-5 8.5-5a9.5 9.5 0 0 1 9.5 9.5C42 30.5 24 41 24 41z';

export const HEART = { line: HEART_PATH };
export const HEART_FULL = { solid: HEART_PATH };
/** The 'star' icon, filled. */
export const STAR_FULL = {
  solid: 'M24 6l5.6 11.4L42 19.2l-9 8.8 2.2 12.5L24 34.6l-11.2 5.9L15 28l-9-8.8 12.4-1.8z',
};
