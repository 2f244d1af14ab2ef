/** Scenes fill the home page's banner: 686 x 282 design units. */
export const WIDTH = 686;
export const HEIGHT = 282;
