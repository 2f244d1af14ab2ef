/** Tab routes, in order. */
export const TAB_ROUTES = ['index', 'growUpStudyPlan', 'myTabClass', 'parentsCenter'] as const;

export type TabRoute = (typeof TAB_ROUTES)[number];

/** Tabs of the mini program and of pages in its web view: rule shell-26. */
export const MINI_PROGRAM_TAB_ROUTES = ['myTabClass', 'parentsCenter'] as const satisfies readonly TabRoute[];

/** Tab pages of each build, in order: source of the app configuration and of the offline worker's list. */
export const WEAPP_TAB_PAGES = ['courses/my-tab-class', 'profile/parents-center'] as const;

export const H5_TAB_PAGES = [
  'home/home',
  'growth/study-plan',
  'courses/my-tab-class',
  'profile/parents-center',
] as const;
