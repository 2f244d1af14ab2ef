import { addressesCalls } from '@/contract/addresses/calls';
import { AddressOutcome } from '@/contract/addresses/values';
import { EditAddressStore } from '@/pages/addresses/edit/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { AN_ADDRESS, anAddress } from './an-address';

const saved = { outcome: AddressOutcome.saved, address: anAddress({ version: 5 }) };
const theirs = anAddress({ receiverName: '爸爸', version: 5 });

async function open(api = new FakeApi()) {
  api.on(addressesCalls.getAddress, AN_ADDRESS);
  const fake = await fakeApp({ user: TEST_USER, api });
  const store = new EditAddressStore(fake.app, AN_ADDRESS.addressId);
  await store.load();
  const updates = () => api.requests(addressesCalls.updateAddress);
  return { ...fake, api, store, updates };
}

/** This device changed the detail, another one the name: a version conflict. */
async function overtaken() {
  const opened = await open(
    new FakeApi().on(addressesCalls.updateAddress, ({ version }) =>
      version === 5 ? saved : { outcome: AddressOutcome.conflict, address: theirs },
    ),
  );
  opened.store.form.set('detail', '颐和园路5号 东门');
  await opened.store.save();
  return opened;
}

describe('a change of an address', () => {
  it('is sent with the version that was loaded, without the phone that was not changed', async () => {
    const { store, updates, toasts } = await open(new FakeApi().on(addressesCalls.updateAddress, saved));
    store.form.set('detail', ' 颐和园路5号 东门 ');
    await store.save();
    expect(updates()).toEqual([
      {
        addressId: 5001,
        version: 4,
        receiverName: '李女士',
        provinceId: 110000,
        cityId: 110100,
        areaId: 110108,
        detail: '颐和园路5号 东门',
        isDefault: true,
        requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(toasts).toEqual(['地址已保存']);
    expect(store.form.isSaved).toBe(true);
  });

  it('carries a newly typed phone as a cipher alone', async () => {
    const { store, updates } = await open(new FakeApi().on(addressesCalls.updateAddress, saved));
    store.form.change({ phone: '13912345678' });
    await store.save();
    expect(updates()[0]?.newPhone).toEqual({
      areaCode: '86',
      phoneCipher: expect.stringMatching(/^[A-Za-z0-9+/=]{100,}$/),
      cipherVersion: 'v1',
    });
    expect(JSON.stringify(updates())).not.toContain('13912345678');
  });

  it('is sent once for two taps, and again under the same number when the answer got lost', async () => {
    const { store, updates, api } = await open(
      new FakeApi().onFailure(addressesCalls.updateAddress, { kind: 'timeout' }),
    );
    store.form.set('detail', '颐和园路5号 东门');
    await Promise.all([store.save(), store.save()]);
    expect(updates()).toHaveLength(1);
    expect(store.form.failure).toBe('网络超时，请检查网络。您填写的内容都还在，可以重新保存');
    expect(store.form.values.detail).toBe('颐和园路5号 东门');
    api.on(addressesCalls.updateAddress, saved);
    await store.save();
    expect(new Set(updates().map(({ requestId }) => requestId)).size).toBe(1);
  });
});

describe('where another device was first', () => {
  it('nothing is lost: the parent sees both', async () => {
    const { store } = await overtaken();
    expect(store.conflict).toMatchObject({
      theirs: { receiverName: '爸爸' },
      mine: { receiverName: '爸爸', detail: '颐和园路5号 东门' },
    });
    expect(store.form).toMatchObject({ isSaved: false, failure: '', isChanged: true });
  });

  it('the own words can be kept: they go on top of what is stored', async () => {
    const { store, updates } = await overtaken();
    await store.keepMine();
    expect(updates()[1]).toMatchObject({ version: 5, receiverName: '爸爸', detail: '颐和园路5号 东门' });
    expect(store).toMatchObject({ conflict: null, form: { isSaved: true } });
  });

  it("the other device's can be taken: nothing is left to save", async () => {
    const { store, updates, toasts } = await overtaken();
    store.takeTheirs();
    expect(store.form.values).toMatchObject({ receiverName: '爸爸', detail: AN_ADDRESS.detail });
    expect(store.form.isChanged).toBe(false);
    expect([updates().length, toasts]).toEqual([1, ['已换成最新保存的内容']]);
  });

  it('the parent may think about it: the next attempt asks again', async () => {
    const { store, updates } = await overtaken();
    store.dismissConflict();
    await store.save();
    expect(updates().map(({ version }) => version)).toEqual([4, 4]);
    expect(store.conflict).not.toBeNull();
  });

  it('with the same content, there is nothing to choose', async () => {
    const same = anAddress({ detail: '颐和园路5号 东门', version: 5 });
    const { store } = await open(
      new FakeApi().on(addressesCalls.updateAddress, { outcome: AddressOutcome.conflict, address: same }),
    );
    store.form.set('detail', '颐和园路5号 东门');
    await store.save();
    expect(store).toMatchObject({ conflict: null, form: { isSaved: true } });
  });
});

describe('where another device deleted it', () => {
  async function savedAfterDeletion(change: (store: EditAddressStore) => void, isWanted: boolean) {
    const opened = await open(
      new FakeApi()
        .on(addressesCalls.updateAddress, { outcome: AddressOutcome.deleted, address: null })
        .on(addressesCalls.addAddress, anAddress({ addressId: 5009, version: 1 })),
    );
    change(opened.store);
    const saving = opened.store.save();
    while (opened.feedback.confirms.length === 0) await Promise.resolve();
    opened.feedback.confirms[0]?.answer(isWanted);
    await saving;
    return { ...opened, added: () => opened.api.requests(addressesCalls.addAddress) };
  }

  it('it can be saved as a new one', async () => {
    const { store, added } = await savedAfterDeletion(
      ({ form }) => form.change({ phone: '13912345678' }),
      true,
    );
    expect(added()).toMatchObject([{ receiverName: '李女士', areaCode: '86' }]);
    expect(store.form.isSaved).toBe(true);
  });

  it('the phone has to be typed once more, as it was deleted with the address', async () => {
    const { store, added } = await savedAfterDeletion(
      ({ form }) => form.set('detail', '颐和园路5号 东门'),
      true,
    );
    expect(added()).toEqual([]);
    expect(store.form.complaints.phone).toBe('请重新填写手机号码');
    store.form.set('phone', '13912345678');
    await store.save();
    expect(added()).toMatchObject([{ detail: '颐和园路5号 东门' }]);
  });

  it('it can be kept out', async () => {
    const { store, added } = await savedAfterDeletion(
      ({ form }) => form.set('detail', '颐和园路5号 东门'),
      false,
    );
    expect(added()).toEqual([]);
    expect(await store.form.mayLeave()).toBe(true);
  });

  it('before it was opened, that is what the page says', async () => {
    const api = new FakeApi();
    const { app } = await fakeApp({ user: TEST_USER, api });
    api.onRefusal(addressesCalls.getAddress, '10000002', '该地址已被删除');
    const store = new EditAddressStore(app, 5001);
    await store.load();
    expect(store.stored).toMatchObject({ status: 'ready', value: null });
  });
});

test('deleting asks, happens once, and leaves without asking again', async () => {
  const { store, feedback, api, toasts } = await open(new FakeApi().on(addressesCalls.deleteAddress, null));
  store.form.set('detail', '颐和园路5号 东门');
  const removing = store.remove();
  expect(feedback.confirms[0]?.title).toBe('删除这个地址？');
  feedback.confirms[0]?.answer(true);
  await removing;
  expect(api.requests(addressesCalls.deleteAddress)).toEqual([{ addressId: 5001 }]);
  expect(toasts).toEqual(['地址已删除']);
  expect(await store.form.mayLeave()).toBe(true);
});
