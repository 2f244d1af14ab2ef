import { profileCalls } from '@/contract/profile/calls';
import { allCalls } from '@/contract/registry';
import { trackingCalls } from '@/contract/tracking/calls';
import { whoIsHere } from '@/start/steps';
import { STUDENT } from '../../support/fakes/answers';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';
import type { OpenedScreen, OpenOptions } from './open-screen';

/** What came in the first seconds leaves, and what late parts ask is answered. */
const SECONDS = 4;
const SETTLE_ROUNDS = 8;

/** The app of a parent of an official student starts with the screen, and its events leave as they do. */
export const asStarted = (api: FakeApi): OpenOptions => ({
  api: api.on(trackingCalls.writeKafka, null).on(profileCalls.getStudentInfo, { ...STUDENT, ...OFFICIAL }),
  user: TEST_USER,
  student: undefined,
  sendsEvents: true,
  prepare: ({ app }: FakeApp) => whoIsHere(app),
});

/** Until nothing more is to come but what somebody does. */
export async function wholeScreen(screen: OpenedScreen): Promise<void> {
  for (let round = 0; round < SETTLE_ROUNDS; round += 1) await screen.settle();
  for (let second = 0; second < SECONDS; second += 1) await screen.advance(1000);
}

/** Requests so far where they are more than so many, by the names of their calls: a test that fails prints them. */
export function requestsBeyond(most: number, { sent }: FakeApi): readonly string[] {
  const names = Object.entries(allCalls);
  const requests = sent.map(({ call }) => names.find(([, entry]) => entry === call)?.[0] ?? call.path);
  return requests.length > most ? [`${requests.length} requests:`, ...requests] : [];
}
