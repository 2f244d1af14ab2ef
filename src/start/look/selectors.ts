const CLASS_NAME = /\.(-?[_a-zA-Z][\w-]*)/g;

/** The class names that an element, or those around it, must have for this selector to find it. */
export const classNamesIn = (selector: string): string[] =>
  [...selector.matchAll(CLASS_NAME)].map(([, name = '']) => name);
