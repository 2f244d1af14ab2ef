import { act } from 'react';
import { webTransport } from '@/platform/web/transport';
import { ok } from '@/contract/errors';
import { Runtime } from '@/contract/host';
import { routes, type RouteName } from '@/contract/routes';
import { skipsAuth } from '@/contract/shell';
import { watchApp } from '@/start/session/native';
import { OFFICIAL, TEST_USER } from '../../../support/fakes/fake-app';
import { withFakeEngines } from '../../../support/fakes/fake-engine';
import { openScreen } from '../../support/open-screen';
import { FaultyBackend } from './backend';
import { pageOf, QUERY, screens } from './screens';

const OTHER = { ...TEST_USER, token: 'token-2', appToken: 'app-token-2', userId: 43, unificationId: 'U43' };

/** Content that is the same for every parent, so it need not be requested again. */
const SAME_FOR_ALL: readonly RouteName[] = [
  'userAgreement',
  'userPrivacy',
  'userChildrenPrivacy',
  'userCancellation',
  'helpList',
];

/** Rounds of calls that depend on the first responses. */
const ROUNDS = 4;

const words = (): string => document.body.textContent ?? '';

describe.each(screens)('%s', (name, page) => {
  test('shows nothing of the parent before once the native app has another user', async () => {
    const backend = new FaultyBackend();
    globalThis.fetch = backend.fetch as typeof fetch;
    let user = TEST_USER;
    const screen = await openScreen(name, await pageOf(page), {
      prepare: ({ app }) => void withFakeEngines(app),
      user: TEST_USER,
      student: OFFICIAL,
      overTheWire: true,
      query: QUERY,
      platform: {
        transport: webTransport,
        runtime: Runtime.androidApp,
        nativeUser: {
          read: () => Promise.resolve(ok(user)),
          write: () => Promise.resolve(ok(undefined)),
          backToLogin: () => Promise.resolve(ok(undefined)),
        },
      },
    });
    await screen.settle();
    const isPersonal = words().includes('@token-1');
    await act(async () => watchApp(screen.app));
    user = OTHER;
    await act(async () => screen.platform.abilities.emit('OnResume', null));
    for (let round = 0; round < ROUNDS; round += 1) await screen.settle();
    // A page that skips authentication never checks the user, so it keeps its content.
    if (!isPersonal || SAME_FOR_ALL.includes(name) || skipsAuth(routes[name].path)) return;
    const shown = [words().includes(`@${TEST_USER.token}`), words().includes(`@${OTHER.token}`)];
    expect([screen.platform.navigation.moves, ...shown]).toEqual([[], false, true]);
  });
});
