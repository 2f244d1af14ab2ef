/** The tabs by route, in their order. */
export const TAB_ROUTES = ['index', 'growUpStudyPlan', 'myTabClass', 'parentsCenter'] as const;

export type TabRoute = (typeof TAB_ROUTES)[number];

/** The mini program's, and those of a page in its web-view: rule shell-26. */
export const MINI_PROGRAM_TAB_ROUTES = ['myTabClass', 'parentsCenter'] as const satisfies readonly TabRoute[];

/** The tabs of each build, in their order: the program's configuration and the offline worker's list come from here. */
export const WEAPP_TAB_PAGES = ['courses/my-tab-class', 'profile/parents-center'] as const;

export const H5_TAB_PAGES = [
  'home/home',
  'growth/study-plan',
  'courses/my-tab-class',
  'profile/parents-center',
] as const;
