/** Hours and leave of a child, shared by the tiles of mine and their pages. */
export { hourBrands, hoursOfAll, usableLeave, type HoursApp, type HoursOfBrand } from './brand-hours';
export { brandKey, brandText } from './brand-hours';
export { addUp } from './sums';
