import { act } from 'react';
import { addressesCalls } from '@/contract/addresses/calls';
import { AddressOutcome } from '@/contract/addresses/values';
import AddAddress from '@/pages/addresses/add';
import EditAddress from '@/pages/addresses/edit';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { AN_ADDRESS, anAddress } from '../../unit/addresses/an-address';
import { REGION_LEVELS } from '../../unit/addresses/levels';
import { openScreen, type OpenedScreen } from '../support/open-screen';

// jsdom has no scrollIntoView.
Element.prototype.scrollIntoView = () => undefined;

const withRegions = () =>
  new FakeApi().on(addressesCalls.getRegionList, ({ parentId }) => REGION_LEVELS[parentId] ?? []);

const field = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const errors = () =>
  [...document.querySelectorAll('.text-field__error, .picker-field__error, .text-area__error')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);

async function openAdd(api = withRegions().on(addressesCalls.addAddress, AN_ADDRESS)) {
  const options = { user: TEST_USER, student: OFFICIAL, api };
  return { ...(await openScreen('myAddressCenterMyAddressForm', AddAddress, options)), api };
}

async function fill(screen: OpenedScreen): Promise<void> {
  await screen.type(field('receiverName'), '陈女士');
  await screen.type(field('mobile'), '138 1234 5678');
  await screen.type(field('detail'), '科技园南区5栋');
  await screen.tap(screen.byClass('picker-field__box'));
  for (const place of ['广东省', '深圳市', '南山区']) await screen.tap(place);
}

describe('a new address', () => {
  test('whose parent has to log in is there again after it, but for the phone, and for no other parent', async () => {
    const first = await openAdd();
    await fill(first);
    await act(() => first.app.sessionPolicy.forced(TEST_USER.token));
    const { storage } = first.platform;
    const texts = async (userId: number) => {
      const user = { ...TEST_USER, token: 'token-2', userId };
      const options = { user, student: OFFICIAL, api: withRegions(), platform: { storage } };
      const screen = await openScreen('myAddressCenterMyAddressForm', AddAddress, options);
      const names = ['receiverName', 'mobile', 'detail'];
      return names.map((name) => (field(name) as HTMLInputElement).value).concat(screen.toasts);
    };
    expect(await texts(42)).toEqual(['陈女士', '', '科技园南区5栋', '登录前填写的内容已恢复']);
    expect(await texts(43)).toEqual(['', '', '']);
  });

  test('that is empty is complained about at each field, and not sent', async () => {
    const screen = await openAdd();
    await screen.tap('保存');
    expect(errors()).toEqual(['请填写收货人姓名', '请填写手机号码', '请选择所在地区', '请填写详细地址']);
    expect(screen.api.requests(addressesCalls.addAddress)).toEqual([]);
  });

  test('complains no longer than something is wrong', async () => {
    const screen = await openAdd();
    await screen.tap('保存');
    await fill(screen);
    expect(errors()).toEqual([]);
  });

  test('is sent with its place and a cipher in place of the phone, then leads back', async () => {
    const screen = await openAdd();
    await fill(screen);
    await screen.tap(screen.byClass('address-form__default'));
    expect(screen.byClass('picker-field__value').textContent).toBe('广东省 深圳市 南山区');
    await screen.tap('保存');
    expect(screen.api.requests(addressesCalls.addAddress)).toEqual([
      {
        receiverName: '陈女士',
        areaCode: '86',
        phoneCipher: expect.stringMatching(/^[A-Za-z0-9+/=]{100,}$/),
        cipherVersion: 'v1',
        provinceId: 440000,
        cityId: 440300,
        areaId: 440305,
        detail: '科技园南区5栋',
        isDefault: true,
        requestId: expect.any(String),
      },
    ]);
    expect(screen.toasts).toEqual(['地址已保存']);
  });

  test('that cannot be saved keeps what was typed and says why', async () => {
    const screen = await openAdd(
      withRegions().onRefusal(addressesCalls.addAddress, '10000005', '最多保存20个地址，请先删除不用的地址'),
    );
    await fill(screen);
    await screen.tap('保存');
    expect(screen.hasText('最多保存20个地址，请先删除不用的地址。您填写的内容都还在，可以重新保存')).toBe(
      true,
    );
    expect((field('receiverName') as HTMLInputElement).value).toBe('陈女士');
    expect(screen.hasText('重新保存')).toBe(true);
  });

  test('that would be lost is asked about', async () => {
    const screen = await openAdd();
    await screen.type(field('receiverName'), '陈女士');
    await screen.tap(screen.byClass('top-bar__button--back'));
    expect(screen.hasText('修改的内容还没有保存，离开后会丢失。')).toBe(true);
  });
});

describe('the region sheet', () => {
  test('shows the levels chosen so far, goes back by them, and announces the level to screen readers', async () => {
    const screen = await openAdd();
    await screen.tap(screen.byClass('picker-field__box'));
    expect(labelled('省份')?.getAttribute('role')).toBe('radiogroup');
    await screen.tap('广东省');
    expect(screen.allByClass('tabs__tab').map(({ textContent }) => textContent)).toEqual([
      '广东省',
      '请选择',
    ]);
    expect(labelled('城市')).not.toBeNull();
    await screen.tap(screen.allByClass('tabs__tab')[0] as HTMLElement);
    const chosen = document.querySelector('[role="radio"][aria-checked="true"].region-sheet__row');
    expect(chosen?.textContent).toBe('广东省');
  });

  test('that cannot be loaded says so and tries again', async () => {
    const api = new FakeApi().onFailure(addressesCalls.getRegionList, { kind: 'network' });
    const screen = await openAdd(api);
    await screen.tap(screen.byClass('picker-field__box'));
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    api.on(addressesCalls.getRegionList, ({ parentId }) => REGION_LEVELS[parentId] ?? []);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('广东省')).toBe(true);
  });
});

async function openEdit(api = new FakeApi(), id = '5001') {
  api.on(addressesCalls.getAddress, AN_ADDRESS);
  const options = { user: TEST_USER, student: OFFICIAL, api, query: { id } };
  return { ...(await openScreen('myAddressCenterMyAddressEdit', EditAddress, options)), api };
}

describe('a stored address', () => {
  test('shows its phone masked, keeps it unless another is typed, and gives it back', async () => {
    const screen = await openEdit(
      new FakeApi().on(addressesCalls.updateAddress, { outcome: AddressOutcome.saved, address: AN_ADDRESS }),
    );
    expect(screen.byClass('address-form__kept-phone').textContent).toBe('138****0003');
    await screen.tap('更换');
    expect((field('mobile') as HTMLInputElement).value).toBe('');
    await screen.tap('不更换，仍用 138****0003');
    await screen.type(field('detail'), '颐和园路5号 东门');
    await screen.tap('保存');
    const [update] = screen.api.requests(addressesCalls.updateAddress);
    expect(update).toMatchObject({ addressId: 5001, version: 4, detail: '颐和园路5号 东门' });
    expect(update?.newPhone).toBeUndefined();
  });

  test('that another device changed meanwhile shows both and lets the parent choose', async () => {
    const theirs = anAddress({ receiverName: '爸爸', version: 5 });
    const screen = await openEdit(
      new FakeApi().on(addressesCalls.updateAddress, ({ version }) => ({
        outcome: version === 5 ? AddressOutcome.saved : AddressOutcome.conflict,
        address: theirs,
      })),
    );
    await screen.type(field('detail'), '颐和园路5号 东门');
    await screen.tap('保存');
    const sides = screen.allByClass('conflict__side').map(({ textContent }) => textContent);
    expect(sides).toEqual([
      '另一台设备保存的爸爸138****0003默认北京市 海淀区 中关村大街1号3单元1502室',
      '您填写的爸爸138****0003默认北京市 海淀区 颐和园路5号 东门',
    ]);
    await screen.tap('用我填写的');
    expect(screen.api.requests(addressesCalls.updateAddress)[1]).toMatchObject({
      version: 5,
      detail: '颐和园路5号 东门',
    });
    expect(screen.toasts).toEqual(['地址已保存']);
  });

  test('that is gone says so, as does a page without a number', async () => {
    const deleted = new FakeApi();
    const screen = await openScreen('myAddressCenterMyAddressEdit', EditAddress, {
      user: TEST_USER,
      api: deleted.onRefusal(addressesCalls.getAddress, '10000002', '该地址已被删除'),
      query: { id: '5001' },
    });
    expect(screen.hasText('这个地址已经不在了，可能已在别的设备上删除')).toBe(true);
    const without = await openEdit(new FakeApi(), '');
    expect(without.hasText('这个地址已经不在了')).toBe(true);
    expect(without.api.requests(addressesCalls.getAddress)).toEqual([]);
  });

  test('loads with a skeleton of a form, and fails with a retry', async () => {
    const api = new FakeApi();
    const release = api.onHold(addressesCalls.getAddress);
    const screen = await openScreen('myAddressCenterMyAddressEdit', EditAddress, {
      user: TEST_USER,
      api,
      query: { id: '5001' },
    });
    expect(labelled('地址加载中…')).not.toBeNull();
    expect(screen.hasText('保存')).toBe(false);
    release({ ok: false, error: { kind: 'timeout' } });
    await screen.settle();
    api.on(addressesCalls.getAddress, AN_ADDRESS);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect((field('receiverName') as HTMLInputElement).value).toBe('李女士');
  });
});
