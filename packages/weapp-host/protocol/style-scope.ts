/**
 * The class prefix of a component's style sheet: `.a` in a component's WXSS is `.<scope>--a` in its CSS. Different for
 * every path, and a CSS identifier: 'components/card' is 'components-card', other signs are written as their number.
 */
export const styleScopeOf = (path: string): string =>
  path.replace(/^\d|[^A-Za-z0-9/]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}`).replace(/\//g, '-');

/** A component's CSS with its class names as they were written: for a component that shares its styles after all. */
export const withoutScope = (css: string, path: string): string =>
  css.replaceAll(`.${styleScopeOf(path)}--`, '.');
