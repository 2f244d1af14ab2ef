/** Written by later-pages.cjs: page file → what loads it, for all pages but those that the entry loads itself. */
export const pages = {};
