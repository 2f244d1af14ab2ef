/** The help. Not shown in the specification (assumed). */
export const HELP_PAGE_SIZE = 20;
/** Characters of what is searched for. */
export const HELP_KEYWORD_MAX = 30;
/** A parent still types: the search waits this long for the next letter. */
export const HELP_SEARCH_DEBOUNCE_MS = 300;

/** How a paragraph of an article looks. */
export const HelpParagraphKind = { heading: 'heading', text: 'text', step: 'step', tip: 'tip' } as const;
export type HelpParagraphKind = (typeof HelpParagraphKind)[keyof typeof HelpParagraphKind];
