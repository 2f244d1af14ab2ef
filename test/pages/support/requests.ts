import { profileCalls } from '@/contract/profile/calls';
import { allCalls } from '@/contract/registry';
import { trackingCalls } from '@/contract/tracking/calls';
import { whoIsHere } from '@/start/steps';
import { STUDENT } from '../../support/fakes/answers';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';
import type { OpenedScreen, OpenOptions } from './open-screen';

/** Time for tracked events to be sent and lazy parts to load. */
const SECONDS = 4;
const SETTLE_ROUNDS = 8;

/** The app of an official student's parent starts with the screen and sends its events. */
export const asStarted = (api: FakeApi): OpenOptions => ({
  api: api.on(trackingCalls.writeKafka, null).on(profileCalls.getStudentInfo, { ...STUDENT, ...OFFICIAL }),
  user: TEST_USER,
  student: undefined,
  sendsEvents: true,
  prepare: ({ app }: FakeApp) => whoIsHere(app),
});

/** Until nothing more loads without user input. */
export async function wholeScreen(screen: OpenedScreen): Promise<void> {
  for (let round = 0; round < SETTLE_ROUNDS; round += 1) await screen.settle();
  for (let second = 0; second < SECONDS; second += 1) await screen.advance(1000);
}

/** The requests, if more than `most`, by call name: printed by a failing test. */
export function requestsBeyond(most: number, { sent }: FakeApi): readonly string[] {
  const names = Object.entries(allCalls);
  const requests = sent.map(({ call }) => names.find(([, entry]) => entry === call)?.[0] ?? call.path);
  return requests.length > most ? [`${requests.length} requests:`, ...requests] : [];
}
