/** Requests about films for the walk through all calls. */
import { PlayableKind } from '../../../../src/contract/films/values';
import { aPeaClass, minutesAgo } from '../../../builders/classes';
import type { Backend } from '../../support/backend';

/** About a past pea class, which everybody may play. */
export function filmRequests({ services, clock }: Backend) {
  const one = async () => ({
    kind: PlayableKind.peaClass,
    id: await aPeaClass(services, { hasFilm: true, startsAt: minutesAgo(services, 90) }),
  });
  const seconds = { positionSeconds: 5, furthestSeconds: 5, playedSeconds: 5 };
  return {
    saveWatchProgress: async () => ({
      reports: [{ ...(await one()), ...seconds, savedAt: clock.now().getTime() }],
    }),
  };
}
