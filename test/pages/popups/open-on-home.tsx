import { PopupHost } from '@/features/popups/PopupHost';
import type { PopupEntry } from '@/features/popups/types';
import { usePopups } from '@/features/popups/use-popups';
import { screen } from '@/features/screen';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions, type OpenedScreen } from '../support/open-screen';

/** A due popup loads its data and a lazy chunk, which takes more turns than a tap. */
const ROUNDS = 3;

/** Home of an official student, with popups of one kind only. */
export async function openOnHome(entry: PopupEntry, options: OpenOptions = {}): Promise<OpenedScreen> {
  const entries = [entry];
  const Page = screen('index', () => <PopupHost queue={usePopups(entries)} />);
  const opened = await openScreen('index', Page, { user: TEST_USER, student: OFFICIAL, ...options });
  for (let round = 0; round < ROUNDS; round += 1) await opened.settle();
  return opened;
}

/** Whether a layer is open and not closing. */
export const isOpen = ({ allByClass }: OpenedScreen): boolean =>
  allByClass('overlay').some(({ className }) => !className.includes('overlay--leaving'));
