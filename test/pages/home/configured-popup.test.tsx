import { homeCalls } from '@/contract/home/calls';
import type { SlotItem } from '@/contract/home/schema';
import { SLOT } from '@/contract/home/values';
import { RedirectType } from '@/contract/links/values';
import { configuredPopup } from '@/features/home/configured-popup/entry';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openPopup } from '../popups/open-popup';

const item = (more: Partial<SlotItem>): SlotItem => ({
  id: 5,
  title: '暑期活动',
  imgPath: '/files/popup.png',
  displaySize: '500x640',
  redirectType: RedirectType.innerPage,
  url: '/option',
  ...more,
});

const open = (more: Partial<SlotItem> = {}, preloadImage = () => Promise.resolve(true)) =>
  openPopup(configuredPopup, {
    user: TEST_USER,
    student: OFFICIAL,
    platform: { preloadImage },
    api: new FakeApi()
      .on(homeCalls.bannerAccess, null)
      .on(homeCalls.getPositionBanner, [{ displayPositionId: SLOT.home.popup, dataList: [item(more)] }]),
  });

describe('the configured popup', () => {
  it('leads on with a tap on its picture, which is recorded and tracked', async () => {
    const { tap, byClass, advance, api, platform, tracker, isOpen } = await open();
    await tap(byClass('configured-popup__picture'));
    await advance(200);
    expect(platform.navigation.last?.url).toBe('/pages/account/option/index');
    expect(api.requests(homeCalls.bannerAccess)).toEqual([{ id: 5, userId: 42 }]);
    expect(tracker.payloads('popup_click')).toEqual([
      {
        slotId: 5,
        page: 'index',
        positionId: SLOT.home.popup,
        index: 0,
        title: '暑期活动',
        redirectType: RedirectType.innerPage,
      },
    ]);
    expect(isOpen()).toBe(false);
  });

  it('is closed by the button below it, and counts as shown', async () => {
    const { tap, byClass, platform, isOpen, shown } = await open();
    await tap(byClass('configured-popup__close'));
    expect([isOpen(), shown('configured.5'), platform.navigation.moves]).toEqual([false, 1, []]);
  });

  it('has the size that the operator gave it', async () => {
    const { byClass } = await open();
    const { width, height } = byClass('picture').style;
    expect([width, height]).toEqual(['5rem', '6.4rem']);
  });

  it('that leads nowhere is a picture and no button', async () => {
    const { allByClass } = await open({ redirectType: RedirectType.none });
    expect([allByClass('picture').length, allByClass('configured-popup__picture').length]).toEqual([1, 0]);
  });

  it('does not show without its picture', async () => {
    const { isOpen } = await open({}, () => Promise.resolve(false));
    expect(isOpen()).toBe(false);
  });
});
