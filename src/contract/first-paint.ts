/** What the backend puts into the document for a visitor, by the ids that the document's script finds it by (rule home-41). */

/** A template: home as markup, with the styles that it needs. */
export const GUEST_TEMPLATE = 'first-paint-guest';
/** JSON: texts by their names in the device's store, which the program of a visitor starts from. */
export const GUEST_DATA = 'first-paint-data';
