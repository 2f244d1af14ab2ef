/**
 * Class prefix of a component's style sheet: `.a` in its WXSS is `.<scope>--a` in its CSS. Unique per path, and a CSS identifier:
 * 'components/card' is 'components-card', other characters are replaced by their code.
 */
export const styleScopeOf = (path: string): string =>
  path.replace(/^\d|[^A-Za-z0-9/]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}`).replace(/\//g, '-');

/** A component's CSS without class prefixes: for a component that shares its styles. */
export const withoutScope = (css: string, path: string): string =>
  css.replaceAll(`.${styleScopeOf(path)}--`, '.');
