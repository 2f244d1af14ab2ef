import { PopupHost } from '@/features/popups/PopupHost';
import type { PopupEntry } from '@/features/popups/types';
import { usePopups } from '@/features/popups/use-popups';
import { screen } from '@/features/screen';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions, type OpenedScreen } from '../support/open-screen';

/** What a popup loads when it is due, its code among it, comes in more turns than a tap needs. */
const TURNS = 3;

/** Home of an official student, with the popups of one kind and nothing else. */
export async function openOnHome(entry: PopupEntry, options: OpenOptions = {}): Promise<OpenedScreen> {
  const entries = [entry];
  const Page = screen('index', () => <PopupHost queue={usePopups(entries)} />);
  const opened = await openScreen('index', Page, { user: TEST_USER, student: OFFICIAL, ...options });
  for (let turn = 0; turn < TURNS; turn += 1) await opened.settle();
  return opened;
}

/** Whether something lies over the page, and stays. */
export const isOpen = ({ allByClass }: OpenedScreen): boolean =>
  allByClass('overlay').some(({ className }) => !className.includes('overlay--leaving'));
