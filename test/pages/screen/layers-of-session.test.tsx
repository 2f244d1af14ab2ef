import { act, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { Sheet } from '@/components/Sheet';
import { Pressable } from '@/components/Pressable';
import { Screen, screen } from '@/features/screen';
import { TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const done = jest.fn();
beforeEach(() => done.mockClear());

/** The dialog's open state is in the page, as usual. */
const Asking = screen('downloadApp', function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <Screen>
      <Pressable onPress={() => setOpen(true)}>删除</Pressable>
      <Pressable onPress={() => setOpen(true)}>再删除</Pressable>
      <Dialog
        open={open}
        title="确定删除吗"
        onClose={() => setOpen(false)}
        actions={[{ text: '确定', onPress: done }]}
      />
    </Screen>
  );
});

/** The page never closes this sheet. */
const Stubborn = screen('downloadApp', () => (
  <Screen>
    <Sheet open onClose={() => undefined}>
      <Pressable onPress={done}>提交</Pressable>
    </Sheet>
  </Screen>
));

describe('a layer that is open when the session ends', () => {
  test('closes at once, and cannot be tapped any more', async () => {
    const opened = await openScreen('downloadApp', Asking, { user: TEST_USER });
    await opened.tap('删除');
    const yes = opened.byText('确定');
    act(() => opened.app.session.clear());
    expect(opened.hasText('确定删除吗')).toBe(false);
    expect([yes.isConnected, done.mock.calls]).toEqual([false, []]);
  });

  test('can be opened again by the next parent', async () => {
    const opened = await openScreen('downloadApp', Asking, { user: TEST_USER });
    await opened.tap('删除');
    act(() => opened.app.session.follow({ ...TEST_USER, token: 'token-2', userId: 43 }));
    expect(opened.hasText('确定删除吗')).toBe(false);
    await opened.tap('再删除');
    await opened.tap('确定');
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is gone also where its opener does not close it', async () => {
    const opened = await openScreen('downloadApp', Stubborn, { user: TEST_USER });
    expect(opened.hasText('提交')).toBe(true);
    act(() => opened.app.session.clear());
    expect(opened.hasText('提交')).toBe(false);
  });

  test('stays when the same parent gets a new token', async () => {
    const opened = await openScreen('downloadApp', Asking, { user: TEST_USER });
    await opened.tap('删除');
    act(() => opened.app.session.setUser({ token: 'token-3' }));
    expect(opened.hasText('确定删除吗')).toBe(true);
  });
});
