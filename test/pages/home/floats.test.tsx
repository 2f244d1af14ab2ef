import { act } from 'react';
import { activitiesCalls } from '@/contract/activities/calls';
import { configurationCalls } from '@/contract/configuration/calls';
import { homeCalls } from '@/contract/home/calls';
import type { SlotItem } from '@/contract/home/schema';
import { SLOT } from '@/contract/home/values';
import { RedirectType } from '@/contract/links/values';
import { freeTrialGate } from '@/features/activities/free-trial/gate';
import HomeFloats from '@/features/home/floats/HomeFloats';
import { screen } from '@/features/screen';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';

const button: SlotItem = {
  id: 9,
  title: '学习顾问',
  imgPath: '/files/9.svg',
  redirectType: RedirectType.innerPage,
  url: '/option',
};
const activity = (id: number) => ({
  id,
  title: `活动 ${id}`,
  iconPath: `/files/activity-${id}.svg`,
  popImgPath: '',
  redirectType: RedirectType.innerPage,
  url: '/myTabClass',
});

const buttons = () => [button];
const Page = screen('downloadApp', () => <HomeFloats buttons={buttons} />);

const backend = () =>
  new FakeApi()
    .on(homeCalls.bannerAccess, null)
    .on(activitiesCalls.checkWonderfulMoment, { popup: false, icon: true })
    .on(configurationCalls.getUpgradeConfig, [
      { typeCode: 'homeActivities', typeValue: JSON.stringify([activity(1), activity(2)]) },
    ]);

const open = (options: OpenOptions = {}) =>
  openScreen('downloadApp', Page, { api: backend(), user: TEST_USER, student: OFFICIAL, ...options });

type Opened = Awaited<ReturnType<typeof open>>;
const names = (page: Opened) =>
  page.allByClass('float__icon').map((element) => element.getAttribute('aria-label'));
const closeOf = (page: Opened, index: number): HTMLElement => {
  const found = page.allByClass('float__close')[index];
  if (!found) throw new Error(`no float ${index}`);
  return found;
};
const places = (page: Opened) => page.allByClass('float').map(({ style }) => style.transform);

describe('what floats above home', () => {
  test('shows how many more there are, and opens them', async () => {
    const api = backend().on(configurationCalls.getUpgradeConfig, [
      { typeCode: 'homeActivities', typeValue: JSON.stringify([1, 2, 3, 4].map(activity)) },
    ]);
    const page = await open({ api });
    expect(names(page)).toHaveLength(4);
    expect(page.byClass('floats__more').getAttribute('aria-label')).toBe('还有2个活动入口');
    await page.tap('+2');
    expect(names(page)).toEqual(['学习顾问', '精彩活动', '活动 1', '活动 2', '活动 3', '活动 4']);
    expect(page.byClass('floats__more').getAttribute('aria-label')).toBe('收起活动入口');
  });

  test('is the floating button, the entrances and the activities, side by side', async () => {
    const page = await open();
    expect(names(page)).toEqual(['学习顾问', '精彩活动', '活动 1', '活动 2']);
    expect(places(page).slice(0, 2)).toEqual(['translateX(0rem)', 'translateX(-1.48rem)']);
  });

  test('opens by the function that all slots open by, and is recorded', async () => {
    const page = await open();
    const [first] = page.allByClass('float__icon');
    if (first) await page.tap(first);
    const place = { positionId: SLOT.home.floatButton, index: 0, page: 'downloadApp' };
    expect(page.tracker.payloads('float_button_click')).toEqual([
      { icon: 'slot.9', title: '学习顾问', slotId: 9, ...place },
    ]);
    expect(page.api.requests(homeCalls.bannerAccess)).toEqual([{ id: 9, userId: 42 }]);
    expect(page.platform.navigation.last?.url).toBe('/pages/account/option/index');
  });

  test('move up when one is closed, without opening by that tap', async () => {
    const page = await open();
    await page.tap(closeOf(page, 1));
    expect(page.allByClass('float--leaving')).toHaveLength(1);
    expect(page.platform.navigation.moves).toEqual([]);
    await page.advance(150);
    expect(names(page)).toEqual(['学习顾问', '活动 1', '活动 2']);
    expect(places(page)[1]).toBe('translateX(-1.48rem)');
    expect(page.tracker.payloads('float_button_close')).toMatchObject([{ icon: 'wonderful', index: 1 }]);
  });

  test('hands the focus of a closed one on to the one that takes its place, else to the last', async () => {
    const page = await open();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    const close = async (index: number): Promise<void> => {
      closeOf(page, index).focus();
      await page.tap(closeOf(page, index));
      await page.advance(150);
    };
    await close(1);
    expect(focused()).toBe('活动 1');
    await close(2);
    expect(focused()).toBe('活动 1');
    await close(0);
    expect(focused()).toBe('活动 1');
  });

  test('keeps the focus that is elsewhere', async () => {
    const page = await open();
    await page.tap(closeOf(page, 1));
    await page.advance(150);
    expect(document.activeElement).toBe(document.body);
  });

  test('counts as seen when it is completely in sight, once', async () => {
    const page = await open();
    const [first] = page.allByClass('float__icon');
    await act(async () => page.platform.setSeen(first, true));
    await page.advance(1000);
    await act(async () => page.platform.setSeen(first, true));
    expect(page.tracker.payloads('float_button_show')).toMatchObject([{ icon: 'slot.9', index: 0 }]);
  });

  test('is not rendered without content', async () => {
    const api = new FakeApi().on(configurationCalls.getUpgradeConfig, []);
    const Empty = screen('downloadApp', () => <HomeFloats buttons={none} />);
    const page = await openScreen('downloadApp', Empty, { api, user: TEST_USER, student: OFFICIAL });
    expect(page.allByClass('floats')).toEqual([]);
  });

  test('offers visitors a lesson to try, which opens its sheet', async () => {
    const api = new FakeApi().on(configurationCalls.getUpgradeConfig, []);
    const Visited = screen('downloadApp', () => <HomeFloats buttons={none} />);
    const page = await openScreen('downloadApp', Visited, { api });
    await page.tap(page.byClass('float__icon'));
    expect(page.app.get(freeTrialGate).isOpen).toBe(true);
  });
});

const none = (): readonly SlotItem[] => [];
