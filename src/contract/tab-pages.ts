/** The tabs of each build, in their order: the program's configuration and the offline worker's list come from here. */
export const WEAPP_TAB_PAGES = ['courses/my-tab-class', 'profile/parents-center'] as const;

export const H5_TAB_PAGES = [
  'home/home',
  'growth/study-plan',
  'courses/my-tab-class',
  'profile/parents-center',
] as const;
