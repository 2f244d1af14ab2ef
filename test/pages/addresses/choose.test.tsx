import { act } from 'react';
import { addressesCalls } from '@/contract/addresses/calls';
import { addressChoice } from '@/features/addresses/choice';
import ChooseAddress from '@/pages/addresses/choose';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { AN_ADDRESS, anAddress } from '../../unit/addresses/an-address';
import { openScreen } from '../support/open-screen';

const OTHER = anAddress({ addressId: 5002, receiverName: '豆豆姥姥', isDefault: false });

const open = (addresses = [AN_ADDRESS, OTHER]) =>
  openScreen('myAddress', ChooseAddress, {
    user: TEST_USER,
    student: OFFICIAL,
    api: new FakeApi().on(addressesCalls.listAddresses, addresses),
    query: { selectedId: '5001' },
  });

describe('choosing an address', () => {
  test('marks the one that is chosen, and hands another one on, once', async () => {
    const screen = await open();
    const boxes = screen.allByClass('address-list__choice-box');
    expect(boxes.map((box) => box.getAttribute('aria-checked'))).toEqual(['true', 'false']);
    await screen.tap(boxes[1] as HTMLElement);
    const choice = screen.app.get(addressChoice);
    expect([choice.take(), choice.take()]).toEqual([OTHER, null]);
  });

  test('may begin with the first address', async () => {
    const screen = await open([]);
    await screen.tap('新增地址');
    expect(screen.platform.navigation.last?.url).toBe('/pages/addresses/add/index');
  });

  test('may correct one first', async () => {
    const screen = await open();
    await screen.tap(screen.allByClass('address-list__action')[1] as HTMLElement);
    expect(screen.platform.navigation.last?.url).toBe('/pages/addresses/edit/index?id=5002');
  });

  test('is forgotten after a logout', async () => {
    const screen = await open();
    screen.app.get(addressChoice).choose(OTHER);
    await act(async () => screen.app.session.clear());
    expect(screen.app.get(addressChoice).take()).toBeNull();
  });
});
