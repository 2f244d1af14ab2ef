import type { CancellationLosses } from '@/contract/account/cancellation.schema';

/** Of an empty account. */
export const NO_LOSSES: CancellationLosses = {
  hours: [],
  unclaimedHours: 0,
  openOrders: [],
  openOrderCount: 0,
  parcels: [],
  parcelCount: 0,
  stars: 0,
  peaCoins: 0,
  medals: 0,
  courses: [],
  comingLessons: 0,
  reports: 0,
  homework: 0,
  pictures: 0,
  works: 0,
  shownWorks: 0,
  receivedLikes: 0,
  receivedComments: 0,
  givenLikes: 0,
  givenComments: 0,
  studyPkPoints: 0,
};
