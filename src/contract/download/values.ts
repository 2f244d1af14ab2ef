/** Download pages. */
import type { ValueOf } from '../wire';

/** Minimum OS versions of the apps. */
export const LOWEST_SYSTEM = { ios: 12, android: 7 } as const;

/** Variants of the download page, query `type`. */
export const DownloadType = {
  parent: 1,
  shop: 2,
  classHour: 3,
  littleTeacher: 4,
  further: 5,
  newStudent: 6,
  satisfactionSurvey: 7,
} as const;
export type DownloadType = ValueOf<typeof DownloadType>;

/** Query `enter` of the download page: the entrance (rule download-2). */
export const DownloadEnter = {
  other: 0,
  growUp: 4,
  openClassDetail: 5,
  peaClassDetail: 6,
  soundStoryPlayer: 7,
  home: 19,
  shop: 61,
  stepUpGift: 321,
} as const;
export type DownloadEnter = ValueOf<typeof DownloadEnter>;
