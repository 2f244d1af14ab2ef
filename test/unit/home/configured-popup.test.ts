import { homeCalls } from '@/contract/home/calls';
import type { SlotItem } from '@/contract/home/schema';
import { SLOT } from '@/contract/home/values';
import { RedirectType } from '@/contract/links/values';
import { configuredPopup, configuredPopupOf } from '@/features/home/configured-popup/entry';
import { popupSize } from '@/features/home/configured-popup/popup-size';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp } from '../../support/fakes/fake-app';

const entry = (id: number, imgPath?: string): SlotItem => ({
  id,
  title: '活动',
  redirectType: RedirectType.h5Link,
  ...(imgPath === undefined ? {} : { imgPath }),
});

const due = async (api: FakeApi, kind = configuredPopup) => kind.due((await fakeApp({ api })).app);

describe('the configured popup', () => {
  it('is the first entry of its slot, which waits for its picture', async () => {
    const dataList = [entry(5, '/files/a.png'), entry(6, '/files/b.png')];
    const displayPositionId = SLOT.home.popup;
    const api = new FakeApi().on(homeCalls.getPositionBanner, [{ displayPositionId, dataList }]);
    expect(await due(api)).toMatchObject([{ key: 'configured.5', images: ['/files/a.png'] }]);
    expect(api.requests(homeCalls.getPositionBanner)).toMatchObject([
      { displayPositionId: [SLOT.home.popup] },
    ]);
  });

  it('shows once on home and twice on any other page', () => {
    const place = { page: 'myTabClass', positionId: SLOT.myClass.all.popup } as const;
    expect([configuredPopup.limit, configuredPopupOf(place).limit]).toEqual([1, 2]);
  });

  it('is not due without an entry, without a picture or without an answer', async () => {
    const displayPositionId = SLOT.home.popup;
    const answering = (dataList: SlotItem[]) =>
      new FakeApi().on(homeCalls.getPositionBanner, [{ displayPositionId, dataList }]);
    expect(await due(answering([]))).toEqual([]);
    expect(await due(answering([entry(5), entry(6, '/files/b.png')]))).toEqual([]);
    expect(await due(new FakeApi().onFailure(homeCalls.getPositionBanner, { kind: 'network' }))).toEqual([]);
  });

  it("works for any page's slot", async () => {
    const positionId = SLOT.parentCenter.popup;
    const api = new FakeApi().on(homeCalls.getPositionBanner, [
      { displayPositionId: positionId, dataList: [entry(9, '/files/c.png')] },
    ]);
    const kind = configuredPopupOf({ page: 'parentsCenter', positionId });
    expect(await due(api, kind)).toMatchObject([{ key: 'configured.9' }]);
  });
});

describe('the size of its picture', () => {
  const phone = { width: 375, height: 812 };

  it('is what the operator wrote, where that fits', () => {
    expect(popupSize('500x640', phone)).toEqual({ width: 500, height: 640 });
  });

  it('keeps its shape when it is too wide or too high', () => {
    expect(popupSize('1200x1600', phone)).toEqual({ width: 600, height: 800 });
    expect(popupSize('600x2784', phone)).toEqual({ width: 300, height: 1392 });
  });

  it('leaves room for the close button on a small screen', () => {
    const { height } = popupSize('600x2000', { width: 320, height: 480 });
    expect(height).toBeLessThanOrEqual((480 * 750) / 320 - 232);
  });

  it.each([undefined, '', 'big', '0x0'])('is the usual one for %p', (text) => {
    expect(popupSize(text, phone)).toEqual({ width: 560, height: 720 });
  });
});
