/** The tabs, in order: the one list, from which pages, addresses, texts and first paints are derived. */
export const TAB_ROUTES = ['index', 'growUpStudyPlan', 'myTabClass', 'parentsCenter'] as const;

export type TabRoute = (typeof TAB_ROUTES)[number];

/** Tabs of the mini program and of pages in its web view: rule shell-26. */
export const MINI_PROGRAM_TAB_ROUTES = ['myTabClass', 'parentsCenter'] as const satisfies readonly TabRoute[];
