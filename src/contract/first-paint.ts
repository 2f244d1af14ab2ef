/** What the backend puts into the document for a visitor, by the ids that the document's script finds it by (rule home-41). */

/** Where the document has room for it: behind the script, which a known parent need not wait for a visitor's page to run. */
export const TEMPLATES_PLACE = '<!--first-paint-templates-->';
/** A template: home as markup, with the styles that it needs. */
export const GUEST_TEMPLATE = 'first-paint-guest';
/** JSON: texts by their names in the device's store, which the program of a visitor starts from. */
export const GUEST_DATA = 'first-paint-data';
/** A function of the window: paints what comes from a template, when the templates are there. */
export const PAINT_TEMPLATE = 'paintFirstTemplate';
