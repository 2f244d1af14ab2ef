import { act } from 'react';
import { growthCalls } from '@/contract/growth/calls';
import { homeCalls } from '@/contract/home/calls';
import { lessonsCalls } from '@/contract/lessons/calls';
import { StudentStatus } from '@/contract/profile/status';
import { rewardsCalls } from '@/contract/rewards/calls';
import { memoryStorage } from '@/platform/fake';
import type { KeyValueStore } from '@/platform/types';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL } from '../../support/fakes/fake-app';
import type { OpenedScreen } from '../support/open-screen';
import { backend, openHome } from './home-fixture';

/** Later requests and lazy chunks take more turns than a tap. */
const ROUNDS = 4;
async function settled(screen: OpenedScreen): Promise<OpenedScreen> {
  for (let round = 0; round < ROUNDS; round += 1) await screen.settle();
  return screen;
}

const onDevice = (storage: KeyValueStore, api: FakeApi) => openHome({ api, platform: { storage } });

const UNREACHABLE = { kind: 'network' } as const;
const offline = (): FakeApi =>
  [homeCalls.getTabConfig, homeCalls.getPositionBanner, homeCalls.homePageShowConfig].reduce(
    (api, call) => api.onFailure(call, UNREACHABLE),
    new FakeApi(),
  );

describe('home, opened a second time on a device', () => {
  test('shows what it ended with before the first answer', async () => {
    const storage = memoryStorage();
    await settled(await onDevice(storage, backend()));
    const api = backend();
    api.onHold(homeCalls.getTabConfig);
    api.onHold(homeCalls.getPositionBanner);
    api.onHold(lessonsCalls.getTodayClasses);
    api.onHold(homeCalls.homePageShowConfig);
    const screen = await settled(await onDevice(storage, api));
    expect(screen.allByClass('banner-slot')).toHaveLength(1);
    expect(screen.hasText('称重小侦探')).toBe(true);
    expect(screen.hasText('模块 1')).toBe(true);
    expect(screen.allByClass('modules-skeleton')).toEqual([]);
    expect(screen.allByClass('tab-shell__placeholder')).toEqual([]);
  });

  test('shows a calm note without a network, and its content all the same', async () => {
    const storage = memoryStorage();
    await settled(await onDevice(storage, backend()));
    const screen = await settled(await onDevice(storage, offline()));
    expect(screen.byClass('home-navbar__offline').textContent).toBe('网络不可用，显示的是上次的内容');
    expect(screen.hasText('模块 1')).toBe(true);
    expect(screen.toasts).toEqual([]);
  });

  test('refreshes by itself when the network is back', async () => {
    const storage = memoryStorage();
    await settled(await onDevice(storage, backend()));
    const api = offline();
    const screen = await settled(await onDevice(storage, api));
    api.on(homeCalls.getPositionBanner, []).on(homeCalls.homePageShowConfig, [], 0);
    api.on(lessonsCalls.getTodayClasses, []);
    act(() => screen.platform.setOnline(true));
    await settled(screen);
    expect(screen.allByClass('home-navbar__offline')).toEqual([]);
    expect(screen.hasText('模块 1')).toBe(false);
  });

  test('loads again when the child turns out to be another kind of student', async () => {
    const screen = await settled(await openHome({ student: OFFICIAL }));
    const before = screen.api.requests(homeCalls.homePageShowConfig).length;
    const { student } = screen.app;
    act(() => student.setInfo({ ...student.info, studentStatus: StudentStatus.unofficial }));
    await settled(screen);
    const after = screen.api.requests(homeCalls.homePageShowConfig).slice(before);
    expect(after).toMatchObject([{ showUserType: 3 }]);
  });
});

describe('home of a kept child', () => {
  test('is that of a visitor as soon as the server reports no student any more', async () => {
    const screen = await settled(await openHome({ student: OFFICIAL }));
    expect(screen.hasText('称重小侦探')).toBe(true);
    const before = screen.api.requests(homeCalls.homePageShowConfig).length;
    const { session, student } = screen.app;
    act(() => {
      student.setInfo({ ...student.info, studentStatus: StudentStatus.tourist });
      session.followed();
    });
    await settled(screen);
    const after = screen.api.requests(homeCalls.homePageShowConfig).slice(before);
    expect(after).toMatchObject([{ showUserType: 1 }]);
    expect(screen.hasText('称重小侦探')).toBe(false);
  });
});

describe('what comes later on home', () => {
  test('is between the banner and the modules, which wait for it the first time', async () => {
    const api = backend().on(growthCalls.getLearningReportRecord, {
      step: 'S2-1',
      course_total: 20,
      subject_total: 2,
      isFinishClassToday: 0,
      report_record: null,
    } as never);
    const screen = await settled(await openHome({ api }));
    const [banner] = screen.allByClass('banner-slot');
    const [card] = screen.allByClass('study-situation');
    const [module] = screen.allByClass('module-section');
    expect(isBefore(banner, card)).toBe(true);
    expect(isBefore(card, module)).toBe(true);
  });

  test('does not hold the modules up for longer than four seconds', async () => {
    const api = backend();
    api.onHold(growthCalls.getLearningReportRecord);
    const screen = await settled(await openHome({ api }));
    expect(screen.allByClass('module-section')).toEqual([]);
    await screen.advance(4000);
    expect(screen.allByClass('module-section').length).toBeGreaterThan(0);
  });

  test('among it are the popups: each kind is asked whether it is due', async () => {
    const screen = await settled(await openHome());
    expect(screen.api.requests(rewardsCalls.isSignIn)).toHaveLength(1);
  });
});

const isBefore = (left: Element | undefined, right: Element | undefined): boolean =>
  Boolean(left && right && left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING);
