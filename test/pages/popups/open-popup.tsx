import { PopupCounts } from '@/features/popups/counts';
import { PopupHost } from '@/features/popups/PopupHost';
import type { PopupEntry } from '@/features/popups/types';
import { usePopups } from '@/features/popups/use-popups';
import { screen } from '@/features/screen';
import { openScreen, type OpenedScreen, type OpenOptions } from '../support/open-screen';

export interface OpenedPopup extends OpenedScreen {
  /** Whether a layer is open and not closing. */
  isOpen(): boolean;
  /** How often it was counted as shown. */
  shown(key: string): number;
}

/** A page with popups of one kind only, shown through the queue. */
export async function openPopup(entry: PopupEntry, options: OpenOptions): Promise<OpenedPopup> {
  const entries = [entry];
  const Page = screen('downloadApp', () => <PopupHost queue={usePopups(entries)} />);
  const opened = await openScreen('downloadApp', Page, options);
  // The popup component is a lazy chunk.
  await opened.settle();
  return {
    ...opened,
    isOpen: () =>
      opened.allByClass('overlay').some(({ className }) => !className.includes('overlay--leaving')),
    shown: (key) => new PopupCounts(opened.app.storage).of(key),
  };
}
