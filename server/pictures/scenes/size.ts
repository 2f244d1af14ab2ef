/** Scenes fill the home page's banner: 686 x 282 design units (part 1 section 2). */
export const WIDTH = 686;
export const HEIGHT = 282;
