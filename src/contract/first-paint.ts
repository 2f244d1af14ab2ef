/** Markup that the backend inserts into the document for visitors, by the ids used by the document's script. */

/** Insertion point: after the script, so that a known parent's start does not wait for visitor markup. */
export const TEMPLATES_PLACE = '<!--first-paint-templates-->';
/** Template of the visitors' home: markup with its styles. */
export const GUEST_TEMPLATE = 'first-paint-guest';
/** JSON: start data of the visitors' app, keyed as in the device's storage. */
export const GUEST_DATA = 'first-paint-data';
/** Window function that renders a template once it has been parsed. */
export const PAINT_TEMPLATE = 'paintFirstTemplate';
