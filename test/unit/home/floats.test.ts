import { observable, runInAction } from 'mobx';
import { homeCalls } from '@/contract/home/calls';
import type { SlotItem } from '@/contract/home/schema';
import { RedirectType } from '@/contract/links/values';
import { FloatsStore, slotFloat, type FloatingIcon } from '@/features/home/floats';
import {
  floatPlace,
  floatRise,
  floatsHeight,
  floatsWidth,
  MOST_SHOWN,
} from '@/features/home/floats/floats-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { FakeTime } from '../../support/fakes/fake-time';

const icon = (id: string, fields: Partial<FloatingIcon> = {}): FloatingIcon => ({
  id,
  iconPath: `/files/${id}.svg`,
  label: id,
  open: () => undefined,
  ...fields,
});

function open(...lists: (readonly FloatingIcon[])[]) {
  const scheduler = new FakeTime();
  const sources = lists.map((icons) => observable({ icons }, { icons: observable.ref }));
  const store = new FloatsStore({ scheduler }, sources);
  const places = () =>
    store.placed.map((one) => [one.icon.id, one.index, ...(one.isLeaving ? ['leaving'] : [])]);
  return { store, scheduler, sources, places };
}

describe('floating icons', () => {
  test('are in the order of their sources, each once, those without a picture left out', () => {
    const { places } = open([icon('a'), icon('b')], [icon('b'), icon('c', { iconPath: '' }), icon('d')]);
    expect(places()).toEqual([
      ['a', 0],
      ['b', 1],
      ['d', 2],
    ]);
  });

  test('come when their source learns of them', () => {
    const { places, sources } = open([], [icon('z')]);
    runInAction(() => sources[0] && (sources[0].icons = [icon('a')]));
    expect(places()).toEqual([
      ['a', 0],
      ['z', 1],
    ]);
  });

  test('move up when one is closed, which fades in place', () => {
    const { places, scheduler, store } = open([icon('a'), icon('b'), icon('c')]);
    store.close('b');
    expect(places()).toEqual([
      ['a', 0],
      ['c', 1],
      ['b', 1, 'leaving'],
    ]);
    scheduler.advance(150);
    expect(places()).toEqual([
      ['a', 0],
      ['c', 1],
    ]);
  });

  test('are closed by id and for this visit, also when their source loads again', () => {
    const { places, scheduler, sources, store } = open([icon('a'), icon('b')]);
    store.close('a');
    store.close('a');
    scheduler.advance(150);
    runInAction(() => sources[0] && (sources[0].icons = [icon('a'), icon('b')]));
    expect(places()).toEqual([['b', 0]]);
  });

  test('are all back for another parent', () => {
    const { places, store } = open([icon('a')]);
    store.close('a');
    store.reset();
    expect(places()).toEqual([['a', 0]]);
  });

  test('are 28 apart from the right edge, as many as fit between the gutters', () => {
    expect([0, 1, 3].map(floatPlace)).toEqual([0, 148, 444]);
    expect(MOST_SHOWN).toBe(4);
    expect([0, 1, 4].map(floatsWidth)).toEqual([0, 120, 564]);
  });

  test('that find no place are counted, and are in a row above on demand', () => {
    const { places, store } = open(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => icon(id)));
    expect([store.beyondRow, store.count]).toEqual([2, 4]);
    store.toggle();
    expect(places().map(([id]) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect([4, 5].map((index) => [floatPlace(index), floatRise(index)])).toEqual([
      [0, 180],
      [148, 180],
    ]);
    expect([floatsWidth(6), floatsHeight(4), floatsHeight(6)]).toEqual([564, 120, 300]);
    store.close('a');
    store.close('b');
    expect(store.beyondRow).toBe(0);
    store.reset();
    expect([store.isOpen, store.count]).toEqual([false, 4]);
  });

  test('that find no place come as others are closed', () => {
    const { places, scheduler, store } = open([
      icon('a'),
      icon('b'),
      icon('c'),
      icon('d'),
      icon('e'),
      icon('f'),
    ]);
    expect(places().map(([id]) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(store.count).toBe(4);
    store.close('b');
    scheduler.advance(150);
    expect(places()).toEqual([
      ['a', 0],
      ['c', 1],
      ['d', 2],
      ['e', 3],
    ]);
    ['a', 'c', 'd'].forEach(store.close);
    expect(store.count).toBe(2);
  });
});

describe('the floating button of the operator', () => {
  const button = (id: number, fields: Partial<SlotItem> = {}): SlotItem => ({
    id,
    title: `按钮 ${id}`,
    imgPath: `/files/${id}.svg`,
    redirectType: RedirectType.innerPage,
    url: '/option',
    ...fields,
  });

  test('is the first that has a picture and leads anywhere', async () => {
    const { app } = await fakeApp();
    const entries = [button(1, { imgPath: '' }), button(2, { redirectType: 0 }), button(3), button(4)];
    expect(
      slotFloat(
        app,
        () => 7188,
        () => entries,
      ).icons,
    ).toMatchObject([
      { id: 'slot.3', iconPath: '/files/3.svg', label: '按钮 3', slotId: 3, positionId: 7188 },
    ]);
    expect(
      slotFloat(
        app,
        () => 7188,
        () => [],
      ).icons,
    ).toEqual([]);
  });

  test('opens like every slot, and is recorded as one', async () => {
    const api = new FakeApi().on(homeCalls.bannerAccess, null);
    const { app, platform } = await fakeApp({ api, user: TEST_USER });
    slotFloat(
      app,
      () => 7188,
      () => [button(3)],
    ).icons[0]?.open();
    await Promise.resolve();
    expect(api.requests(homeCalls.bannerAccess)).toEqual([{ id: 3, userId: 42 }]);
    expect(platform.navigation.last?.url).toBe('/pages/account/option/index');
  });
});
