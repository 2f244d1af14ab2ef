import { Current } from '@tarojs/runtime';
import { act } from 'react';
import type { OpenedScreen } from './open-screen';

/** Another tab page comes to the front and leaves again; `meanwhile` runs in between. */
export async function leaveAndComeBack(
  screen: Pick<OpenedScreen, 'settle'>,
  meanwhile: () => void = () => undefined,
): Promise<void> {
  // A hidden page is no longer the current one.
  const { page } = Current;
  await act(async () => page?.onHide?.());
  await act(async () => meanwhile());
  await act(async () => page?.onShow?.());
  await screen.settle();
}
