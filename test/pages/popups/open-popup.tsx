import { PopupCounts } from '@/features/popups/counts';
import { PopupHost } from '@/features/popups/PopupHost';
import type { PopupEntry } from '@/features/popups/types';
import { usePopups } from '@/features/popups/use-popups';
import { screen } from '@/features/screen';
import { openScreen, type OpenedScreen, type OpenOptions } from '../support/open-screen';

export interface OpenedPopup extends OpenedScreen {
  /** Whether a popup lies over the page. */
  isOpen(): boolean;
  /** How often it counts as shown. */
  shown(key: string): number;
}

/** A page with nothing but the popups of one kind, as they come out of the queue. */
export async function openPopup(entry: PopupEntry, options: OpenOptions): Promise<OpenedPopup> {
  const entries = [entry];
  const Page = screen('downloadApp', () => <PopupHost queue={usePopups(entries)} />);
  const opened = await openScreen('downloadApp', Page, options);
  // The chunk of its looks.
  await opened.settle();
  return {
    ...opened,
    isOpen: () =>
      opened.allByClass('overlay').some(({ className }) => !className.includes('overlay--leaving')),
    shown: (key) => new PopupCounts(opened.app.storage).of(key),
  };
}
