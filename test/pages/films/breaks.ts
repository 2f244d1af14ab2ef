import { act } from 'react';
import type { OpenedScreen } from '../support/open-screen';

/** The film does not load, not even with a new URL. */
export async function breaksTwice(screen: OpenedScreen): Promise<void> {
  for (const _ of ['the first URL', 'the renewed one']) {
    await act(async () => void document.querySelector('video')?.dispatchEvent(new Event('error')));
    await screen.settle();
  }
}
