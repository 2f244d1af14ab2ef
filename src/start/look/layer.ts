/** The layer of the first paint: above the page to come, below its dialogs. What it shows is in a tree of its own. */

export const LAYER = 'first-paint';
/** The styles of the layer, in the document's head. */
export const LAYER_STYLES = 'first-paint-styles';
/** A template: the login page as markup, with its styles. */
export const LOGIN_TEMPLATE = 'first-paint-login';
/** The document says which build it is of. */
export const BUILD_META = 'wandou-build';
/** Parts of one day, and on a layer of another day. */
export const TODAY_MARK = 'data-today';
export const OLD_MARK = 'first-paint--old';
/** What a tap does nothing on until the program is there. */
export const WAITS_MARK = 'data-waits';
/** What can be used once the program is there. */
export const USABLE =
  '[role="button"], [role="link"], [role="tab"]:not([aria-selected="true"]), [role="switch"], [role="checkbox"]';
/** The link that was tapped last. */
export const PRESSED_MARK = 'data-pressed';

/** Words come first: what a picture shows and how an icon looks waits under these names, and is hidden meanwhile (shell.scss). */
export const LATER_SRC = 'data-later-src';
export const LATER_WIDTHS = 'data-later-widths';
export const LATER_STYLE = 'data-later-style';

/** Of the phone's calendar. */
export const dayOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
