import { act } from 'react';
import { PopupCards } from '@/features/popups/cards/PopupCards';
import { PopupHost } from '@/features/popups/PopupHost';
import { popup, type PopupCardWords, type PopupId, type PopupProps } from '@/features/popups/types';
import { usePopups } from '@/features/popups/use-popups';
import { PopupCounts } from '@/features/popups/counts';
import { screen } from '@/features/screen';
import { Pressable } from '@/components/Pressable';
import { openScreen } from '../support/open-screen';

const Probe = ({ data, onClose }: PopupProps<string>) => (
  <Pressable className="probe" onPress={() => onClose(false)}>
    {data}
  </Pressable>
);

const kind = (id: PopupId, card?: PopupCardWords) =>
  popup<string>({
    id,
    limit: 2,
    due: () => Promise.resolve([{ data: id }]),
    card: () => card,
    load: () => Promise.resolve(Probe),
  });

const entries = [
  kind('age'),
  kind('classHour', { title: '有课时', action: '领取' }),
  kind('checkIn', { title: '签到', action: '去签到', act: ({ router }) => void router.go('dailyCheckIn') }),
  kind('activity', { title: '亲子共读周', action: '去看看' }),
  kind('wonderful'),
  kind('configured', { title: '小舞台', action: '去看看' }),
  kind('notification', { title: '公众号', action: '去关注' }),
];

const Page = screen('downloadApp', () => {
  const queue = usePopups(entries);
  return (
    <>
      <PopupHost queue={queue} />
      <PopupCards queue={queue} />
    </>
  );
});

async function afterTwo() {
  const opened = await openScreen('downloadApp', Page, { config: { popupsInARow: 2 } });
  await opened.settle();
  const popups = () => opened.allByClass('probe').map(({ textContent }) => textContent);
  const titles = () => opened.allByClass('popup-cards__title').map(({ textContent }) => textContent);
  const tap = async (className: string, at = 0): Promise<void> => {
    const target = opened.allByClass(className)[at];
    if (!target) throw new Error(className);
    await opened.tap(target);
    await opened.advance(200);
    await act(() => opened.settle());
  };
  const before = [popups(), titles()];
  await tap('probe');
  await tap('probe');
  return { ...opened, before, popups, titles, tap, counts: new PopupCounts(opened.app.storage) };
}

describe('popups that had no turn on a visit', () => {
  it('wait as cards in the order of the queue, three at most, and a kind without a card does not', async () => {
    const { before, popups, titles } = await afterTwo();
    expect(before).toEqual([['age'], []]);
    expect([popups(), titles()]).toEqual([[], ['签到', '亲子共读周', '小舞台']]);
  });

  it('lead where the popup leads, and are done with that', async () => {
    const { counts, platform, tap, titles, tracker } = await afterTwo();
    await tap('popup-cards__action');
    expect(platform.navigation.moves).toEqual([
      { how: 'push', url: expect.stringContaining('dailyCheckIn') as string },
    ]);
    expect(titles()).toEqual(['亲子共读周', '小舞台', '公众号']);
    expect(counts.of('checkIn')).toBe(1);
    expect(tracker.payloads('popup_card')).toEqual([{ popup: 'checkIn', page: 'downloadApp', acted: true }]);
  });

  it('open the popup itself where there is something to fill in', async () => {
    const { popups, tap, titles } = await afterTwo();
    await tap('popup-cards__action', 1);
    expect([popups(), titles()]).toEqual([['activity'], ['签到', '小舞台', '公众号']]);
    await tap('probe');
    expect([popups(), titles()]).toEqual([[], ['签到', '小舞台', '公众号']]);
  });

  it('are closed by their cross, which counts like a closed popup', async () => {
    const { counts, popups, tap, titles } = await afterTwo();
    await tap('popup-cards__close', 1);
    expect([popups(), titles(), counts.of('activity')]).toEqual([[], ['签到', '小舞台', '公众号'], 1]);
  });
});
