import { resolvePath } from './modules';

const ATTRIBUTES = new Set(['src', 'poster']);
/** From the program's root, of the web, or a file of the user. */
const ABSOLUTE = /^(\/|#|[a-z][a-z\d+.-]*:)/i;

export const holdsResource = (attribute: string): boolean => ATTRIBUTES.has(attribute);

/** A resource that a template names, from the program's root. */
export const absoluteResource = (owner: string, path: string): string =>
  path === '' || ABSOLUTE.test(path) ? path : `/${resolvePath(owner, path)}`;
