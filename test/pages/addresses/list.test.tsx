import { act } from 'react';
import { addressesCalls } from '@/contract/addresses/calls';
import type { Address } from '@/contract/addresses/schema';
import AddressList from '@/pages/addresses/list';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { AN_ADDRESS, anAddress, SHENZHEN } from '../../unit/addresses/an-address';
import { openScreen } from '../support/open-screen';

const OFFICE = anAddress({
  ...SHENZHEN,
  addressId: 5002,
  receiverName: '李女士（公司）',
  detail: '软件产业基地5栋',
  isDefault: false,
});

async function open(addresses: Address[] = [AN_ADDRESS, OFFICE], api = new FakeApi()) {
  api.on(addressesCalls.listAddresses, addresses);
  return {
    ...(await openScreen('myAddressCenterMyAddressList', AddressList, {
      user: TEST_USER,
      student: OFFICIAL,
      api,
    })),
    api,
  };
}

const labelled = (label: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`nothing is called ${label}`);
  return found;
};

describe('the addresses', () => {
  test('show who, which phone, and where, the default one marked', async () => {
    const screen = await open();
    const cards = screen.allByClass('address-summary');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      '李女士138****0003默认北京市 海淀区 中关村大街1号3单元1502室',
      '李女士（公司）138****0003广东省 深圳市 南山区 软件产业基地5栋',
    ]);
    expect(screen.hasText('没有更多了')).toBe(true);
  });

  test('lead to a form each, and to an empty one', async () => {
    const screen = await open();
    await screen.tap(labelled('编辑李女士（公司）的地址'));
    expect(screen.platform.navigation.last?.url).toBe('/pages/addresses/edit/index?id=5002');
    await screen.tap('新增地址');
    expect(screen.platform.navigation.last?.url).toBe('/pages/addresses/add/index');
  });

  test('are none: a sentence and a link to add the first', async () => {
    const screen = await open([]);
    expect(screen.hasText('还没有收货地址，添加一个方便收教具和礼品')).toBe(true);
    await screen.tap('新增地址');
    expect(screen.platform.navigation.last?.url).toBe('/pages/addresses/add/index');
  });

  test('are twenty at most: one must be deleted before another is added', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => anAddress({ addressId: index + 1 }));
    const screen = await open(twenty);
    expect(screen.hasText('最多保存20个地址，请先删除不用的地址')).toBe(true);
    await screen.tap('新增地址');
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test('load with skeletons of cards, and fail with a retry', async () => {
    const api = new FakeApi();
    const release = api.onHold(addressesCalls.listAddresses);
    const screen = await openScreen('myAddressCenterMyAddressList', AddressList, { user: TEST_USER, api });
    expect(labelled('地址加载中…').querySelectorAll('.skeleton-part')).toHaveLength(3);
    release({ ok: false, error: { kind: 'network' } });
    await screen.settle();
    api.on(addressesCalls.listAddresses, [AN_ADDRESS]);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.allByClass('address-summary')).toHaveLength(1);
  });
});

describe('from the list, an address', () => {
  test('becomes the default one', async () => {
    const screen = await open(undefined, new FakeApi().on(addressesCalls.setDefaultAddress, null));
    await screen.tap(labelled('把李女士（公司）的地址设为默认'));
    expect(screen.api.requests(addressesCalls.setDefaultAddress)).toEqual([{ addressId: 5002 }]);
    expect(screen.toasts).toEqual(['已设为默认地址']);
    expect(screen.api.requests(addressesCalls.listAddresses)).toHaveLength(2);
    await screen.tap(labelled('把李女士的地址设为默认'));
    expect(screen.api.requests(addressesCalls.setDefaultAddress)).toHaveLength(1);
  });

  test('is deleted after a question, and stays without the answer', async () => {
    const screen = await open(undefined, new FakeApi().on(addressesCalls.deleteAddress, null));
    await screen.tap(labelled('删除李女士（公司）的地址'));
    expect(screen.hasText('删除这个地址？')).toBe(true);
    await screen.tap('取消');
    expect(screen.api.requests(addressesCalls.deleteAddress)).toEqual([]);
    await screen.advance(500);
    await screen.tap(labelled('删除李女士的地址'));
    await screen.tap(screen.byClass('button--danger'));
    expect(screen.api.requests(addressesCalls.deleteAddress)).toEqual([{ addressId: 5001 }]);
    expect(screen.toasts).toEqual(['地址已删除']);
  });

  test('that another device deleted meanwhile is removed after the attempt, with a message', async () => {
    const screen = await open(
      undefined,
      new FakeApi().onRefusal(addressesCalls.setDefaultAddress, '10000002', '该地址已被删除'),
    );
    screen.api.on(addressesCalls.listAddresses, [AN_ADDRESS]);
    await screen.tap(labelled('把李女士（公司）的地址设为默认'));
    expect(screen.toasts).toEqual(['该地址已被删除']);
    expect(screen.allByClass('address-summary')).toHaveLength(1);
  });

  test('are those of the user that the app has changed to, without another visit', async () => {
    const screen = await open();
    screen.api.on(addressesCalls.listAddresses, [anAddress({ addressId: 6001, receiverName: '王先生' })]);
    const { session } = screen.app;
    await act(async () => {
      session.follow({ token: 'another', appToken: '', userId: 43, time: 1 });
      session.followed();
    });
    expect(screen.allByClass('address-summary').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('王先生'),
    ]);
  });
});
