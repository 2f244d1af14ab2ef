/** Every page with slots starts with the content it showed last, and says so if the network is down (issue 5, point 7). */
import { type ComponentType, act } from 'react';
import { coursesCalls } from '@/contract/courses/calls';
import { homeCalls } from '@/contract/home/calls';
import { ResourceType } from '@/contract/home/values';
import { RedirectType } from '@/contract/links/values';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { memoryStorage } from '@/platform/fake';
import type { KeyValueStore } from '@/platform/types';
import MyTabClass from '@/pages/courses/my-tab-class';
import ParentsCenter from '@/pages/profile/parents-center';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenedScreen } from '../support/open-screen';

const NOTE = '网络不可用，显示的是上次的内容';
const WORDS = '有疑问请联系班主任';

const backend = (): FakeApi =>
  new FakeApi()
    .on(homeCalls.getTabConfig, [])
    .on(profileCalls.getPrivateInfo, { kidName: '豆豆', parentStatus: 1 } as PrivateInfo)
    .on(coursesCalls.getCourseStudyList, [])
    .on(homeCalls.getPositionBanner, ({ displayPositionId }) =>
      [displayPositionId].flat().map((position) => ({
        displayPositionId: position,
        dataList: [
          {
            id: position,
            title: '',
            type: ResourceType.text,
            textContent: WORDS,
            redirectType: RedirectType.none,
          },
        ],
      })),
    );

/** The main calls of these pages fail with a network error. */
const offline = (): FakeApi => {
  const api = backend();
  const calls = [homeCalls.getPositionBanner, profileCalls.getPrivateInfo, coursesCalls.getCourseStudyList];
  calls.forEach((call) => api.onFailure(call, { kind: 'network' }));
  return api;
};

const PAGES: readonly (readonly ['parentsCenter' | 'myTabClass', ComponentType])[] = [
  ['parentsCenter', ParentsCenter],
  ['myTabClass', MyTabClass],
];

describe.each(PAGES)('%s, opened a second time on a device', (name, Page) => {
  const open = async (storage: KeyValueStore, api: FakeApi): Promise<OpenedScreen> => {
    const options = { api, platform: { storage }, user: TEST_USER, student: OFFICIAL };
    const screen = await openScreen(name, Page, options);
    for (let round = 0; round < 4; round += 1) await screen.settle();
    return screen;
  };

  /** The user is set from the start, as on a device. */
  async function afterOneStart(): Promise<KeyValueStore> {
    const storage = memoryStorage();
    await open(storage, backend());
    return storage;
  }

  test('shows its slots before the first answer', async () => {
    const storage = await afterOneStart();
    const api = backend();
    api.onHold(homeCalls.getPositionBanner);
    api.onHold(profileCalls.getPrivateInfo);
    const screen = await open(storage, api);
    expect(screen.hasText(WORDS)).toBe(true);
    expect(screen.hasText(NOTE)).toBe(false);
  });

  test('says that there is no network, shows them all the same, and refreshes when it is back', async () => {
    const storage = await afterOneStart();
    const api = offline();
    const screen = await open(storage, api);
    expect([screen.hasText(WORDS), screen.hasText(NOTE)]).toEqual([true, true]);
    api.on(homeCalls.getPositionBanner, []);
    api.on(profileCalls.getPrivateInfo, { kidName: '豆豆', parentStatus: 1 } as PrivateInfo);
    act(() => screen.platform.setOnline(true));
    for (let round = 0; round < 4; round += 1) await screen.settle();
    expect([screen.hasText(WORDS), screen.hasText(NOTE)]).toEqual([false, false]);
  });

  test('shows nothing of a parent who logged out', async () => {
    const storage = await afterOneStart();
    const first = await open(storage, backend());
    act(() => first.app.session.clear());
    expect(storage.get('wandou.kept.slots')).toBeNull();
  });
});
