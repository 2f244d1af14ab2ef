import { act } from 'react';
import type { PopupReport } from '@/platform/types';
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
  const reads = new Set<() => PopupReport>();
  const watchPopups = (read: () => PopupReport) => {
    reads.add(read);
    return () => void reads.delete(read);
  };
  const opened = await openScreen('downloadApp', Page, {
    config: { popupsInARow: 2 },
    platform: { watchPopups },
  });
  await opened.settle();
  const reports = () => [...reads].map((read) => read());
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
  return { host, reports, shown, putAway };
}

const setScenarios = (isThere: boolean): unknown => Object.assign(globalThis, { __SCENARIOS__: isThere });
afterEach(() => setScenarios(false));

describe('popups that wait', () => {
  it('are listed for testers, when two kinds were closed in a row and a third is due', async () => {
    const { host, shown, putAway } = await open();
    const seen: unknown[] = [];
    for (let round = 0; round < 3; round += 1) {
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

  it('say why, with the page that they wait on, in a build for testers', async () => {
    setScenarios(true);
    const { reports, putAway } = await open();
    const [page, after] = ['下载APP', ['after', 'open']];
    expect(reports()).toEqual([
      {
        page,
        shown: ['checkIn'],
        waiting: [
          { id: 'interestTags', why: ['open'] },
          { id: 'configured', why: after },
        ],
      },
    ]);
    for (let round = 0; round < 3; round += 1) await putAway();
    expect(reports()).toEqual([
      { page, shown: ['checkIn', 'interestTags'], waiting: [{ id: 'configured', why: ['limit'] }] },
    ]);
    // Another page takes its place.
    await open();
    expect(reports()).toEqual([]);
  });

  it('say nothing of it in a build for parents', async () => {
    const { reports } = await open();
    expect(reports()).toEqual([]);
  });
});
