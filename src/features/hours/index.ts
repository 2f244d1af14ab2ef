/** Hours and leave of a child: asked for and added up in one way, for the tiles of mine and for the pages behind them. */
export { hourBrands, hoursOfAll, usableLeave, type HoursApp, type HoursOfBrand } from './brand-hours';
export { brandKey, brandText } from './brands';
export { addUp } from './sums';
