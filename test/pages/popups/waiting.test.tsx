import { act } from 'react';
import { PopupHost } from '@/features/popups/PopupHost';
import { popup, type PopupId, type PopupProps } from '@/features/popups/types';
import { usePopups } from '@/features/popups/use-popups';
import { screen } from '@/features/screen';
import { Pressable } from '@/components/Pressable';
import { openScreen } from '../support/open-screen';

const Card = ({ data, onClose }: PopupProps<string>) => (
  <Pressable className="probe" onPress={() => onClose(false)}>
    {data}
  </Pressable>
);

/** A kind of popup that is due once for each of these texts. */
const kind = (id: PopupId, texts: readonly string[]) =>
  popup<string>({
    id,
    limit: 2,
    due: () => Promise.resolve(texts.map((text) => ({ data: text, key: `${id}.${text}` }))),
    load: () => Promise.resolve(Card),
  });

const entries = [
  kind('checkIn', ['签到']),
  kind('interestTags', ['标签甲', '标签乙']),
  kind('configured', ['运营']),
];

const Page = screen('downloadApp', () => <PopupHost queue={usePopups(entries)} />);

async function open() {
  const opened = await openScreen('downloadApp', Page, { config: { popupsInARow: 2 } });
  await opened.settle();
  const host = () => {
    const found = document.querySelector('[data-popups]');
    return [found?.getAttribute('data-popups'), found?.getAttribute('data-popups-waiting')];
  };
  const shown = () => opened.allByClass('probe').map(({ textContent }) => textContent);
  const putAway = async () => {
    await opened.tap(opened.byClass('probe'));
    await opened.advance(200);
    await act(() => opened.settle());
  };
  return { host, shown, putAway };
}

describe('popups that wait', () => {
  it('are listed for testers, when two kinds were closed in a row and a third is due', async () => {
    const { host, shown, putAway } = await open();
    const seen: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      seen.push([...shown(), ...host()]);
      await putAway();
    }
    expect(seen).toEqual([
      ['签到', 'open', 'interestTags configured'],
      ['标签甲', 'open', 'interestTags configured'],
      ['标签乙', 'open', 'configured'],
    ]);
    expect([...shown(), ...host()]).toEqual(['idle', 'configured']);
  });
});
