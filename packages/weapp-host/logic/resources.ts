import { resolvePath } from './modules';

const ATTRIBUTES = new Set(['src', 'poster']);
/** Absolute in the program, a web address, or a user file. */
const ABSOLUTE = /^(\/|#|[a-z][a-z\d+.-]*:)/i;

export const holdsResource = (attribute: string): boolean => ATTRIBUTES.has(attribute);

/** Absolute path of a resource in a template. */
export const absoluteResource = (owner: string, path: string): string =>
  path === '' || ABSOLUTE.test(path) ? path : `/${resolvePath(owner, path)}`;
