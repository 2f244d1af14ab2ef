/** What a parent loses by cancelling, from actual data: each domain contributes its part. */
import type { CancellationLosses } from '../../../../src/contract/account/cancellation.schema';
import type { CallContext } from '../../../core/http/handler';

/** For an account with no data. */
const NOTHING: CancellationLosses = {
  ...{ hours: [], unclaimedHours: 0, courses: [], comingLessons: 0, reports: 0, homework: 0, pictures: 0 },
  ...{ openOrders: [], openOrderCount: 0, parcels: [], parcelCount: 0 },
  ...{ stars: 0, peaCoins: 0, medals: 0, studyPkPoints: 0 },
  ...{ works: 0, shownWorks: 0, receivedLikes: 0, receivedComments: 0, givenLikes: 0, givenComments: 0 },
};

export async function lossesOf(
  services: Pick<CallContext, 'db' | 'clock' | 'offers'>,
  userId: number,
): Promise<CancellationLosses> {
  let losses = NOTHING;
  for (const part of services.offers.losses) losses = { ...losses, ...(await part(services, userId)) };
  return losses;
}
