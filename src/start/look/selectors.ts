const CLASS_NAME = /\.(-?[_a-zA-Z][\w-]*)/g;

/** The class names that a selector needs on an element or its ancestors to match. */
export const classNamesIn = (selector: string): string[] =>
  [...selector.matchAll(CLASS_NAME)].map(([, name = '']) => name);
