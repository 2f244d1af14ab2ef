/** The layer of the first paint: above the loading page, below its dialogs. Its content is in a shadow tree. */

export const LAYER = 'first-paint';
/** Id of the layer's styles in the document's head. */
export const LAYER_STYLES = 'first-paint-styles';
/** Id of a template with the login page's markup and styles. */
export const LOGIN_TEMPLATE = 'first-paint-login';
/** Meta tag with the id of the build. */
export const BUILD_META = 'wandou-build';
/** Marks content that is valid for one day only; a layer of another day shows its place alone. */
export const TODAY_MARK = 'data-today';
export const OLD_MARK = 'first-paint--old';
/** Marks elements that a tap has no effect on until the app runs. */
export const WAITS_MARK = 'data-waits';
/** Elements that become usable once the app runs. */
export const USABLE =
  '[role="button"], [role="link"], [role="tab"]:not([aria-selected="true"]), [role="switch"], [role="checkbox"]';
/** Marks the link that was tapped last. */
export const PRESSED_MARK = 'data-pressed';

/** Text paints first: images and icons wait in these attributes and are hidden meanwhile (shell.scss). */
export const DEFERRED_SRC = 'data-deferred-src';
export const DEFERRED_WIDTHS = 'data-deferred-widths';
export const DEFERRED_STYLE = 'data-deferred-style';

/** In the phone's time zone. */
export const dayOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
