import { classesCalls } from '@/contract/classes/calls';
import { OpenClassState, PeaClassState } from '@/contract/classes/values';
import OpenClassList from '@/pages/classes/open-class-list';
import PeaClassList from '@/pages/classes/pea-class-list';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { anOpenClass, aPeaClass } from './classes';

const as = { user: TEST_USER, student: OFFICIAL };
const openOpen = (api: FakeApi) => openScreen('openClassCenterOpenClassPage', OpenClassList, { ...as, api });
const openPea = (api: FakeApi) => openScreen('peaClassCenterPeaClassPage', PeaClassList, { ...as, api });

const cards = (screen: Awaited<ReturnType<typeof openOpen>>) =>
  screen.allByClass('sitting-card').map(({ textContent }) => textContent);

describe('the open classes', () => {
  const { soon, reserved, full, live, over } = OpenClassState;
  const all = [
    anOpenClass({ classId: 1, state: live, seatsLeft: 3 }),
    anOpenClass({ classId: 2, state: soon, seatsLeft: 1 }),
    anOpenClass({ classId: 3, state: full, seatsLeft: 0 }),
    anOpenClass({ classId: 4, state: reserved, seatsLeft: 40 }),
  ];

  test('show their times, the seats that are left, and their states', async () => {
    const screen = await openOpen(new FakeApi().on(classesCalls.listOpenClasses, all));
    expect(cards(screen)).toEqual([
      expect.stringContaining('正在直播'),
      expect.stringContaining('仅剩1席'),
      expect.stringContaining('已约满'),
      expect.stringContaining('还有40席'),
    ]);
    expect(screen.allByClass('sitting-card--live')).toHaveLength(1);
    await screen.tap(screen.allByClass('sitting-card')[1] as HTMLElement);
    expect(screen.platform.navigation.last?.url).toContain('classes/open-class/index?id=2');
  });

  test('are those to come, those that were reserved, or those that are over', async () => {
    const api = new FakeApi().on(classesCalls.listOpenClasses, ({ when }) =>
      when === 'past' ? [anOpenClass({ state: over, hasReplay: true })] : when === 'mine' ? [] : all,
    );
    const screen = await openOpen(api);
    await screen.tap('往期');
    expect(cards(screen)).toEqual([expect.stringContaining('看回放')]);
    await screen.tap('我的预约');
    expect(screen.hasText('还没有预约公开课')).toBe(true);
    await screen.tap('近期的公开课');
    expect(screen.allByClass('sitting-card')).toHaveLength(4);
    expect(api.requests(classesCalls.listOpenClasses).map(({ when }) => when)).toEqual([
      'coming',
      'past',
      'mine',
      'coming',
    ]);
  });

  test('that are none lead to the pea classes, and those that fail may be tried again', async () => {
    const api = new FakeApi().on(classesCalls.listOpenClasses, []);
    const empty = await openOpen(api);
    await empty.tap('去豌豆课堂');
    expect(empty.platform.navigation.last?.url).toContain('classes/pea-class-list');
    api.onFailure(classesCalls.listOpenClasses, { kind: 'network' });
    const failed = await openOpen(api);
    api.on(classesCalls.listOpenClasses, all);
    await failed.tap('重新加载');
    expect(failed.allByClass('sitting-card')).toHaveLength(4);
  });
});

describe('the pea classes', () => {
  const series = [
    { seriesId: 401, name: '数学好好玩', summary: '一次一个小发现' },
    { seriesId: 402, name: '情绪小课堂', summary: '' },
  ];
  const all = [
    aPeaClass({ classId: 1, state: PeaClassState.live }),
    aPeaClass({ classId: 2, state: PeaClassState.coming }),
    aPeaClass({ classId: 3, state: PeaClassState.replay }),
  ];
  const backend = () =>
    new FakeApi()
      .on(classesCalls.listPeaSeries, series)
      .on(classesCalls.listPeaClasses, ({ seriesId }) => (seriesId === 402 ? [] : all));

  test('have what is live on top, as wide as the page, and say which series each is of', async () => {
    const screen = await openPea(backend());
    expect(cards(screen)).toEqual([
      expect.stringContaining('正在直播'),
      expect.stringContaining('即将开播'),
      expect.stringContaining('看回放'),
    ]);
    expect(screen.allByClass('sitting-card')[0]?.className).toContain('sitting-card--live');
    expect(screen.allByClass('sitting-card__note')[0]?.textContent).toBe('数学好好玩');
    await screen.tap(screen.allByClass('sitting-card')[2] as HTMLElement);
    expect(screen.platform.navigation.last?.url).toContain('classes/pea-class/index?id=3');
  });

  test('are those of one series when it is chosen, with what it is about', async () => {
    const api = backend();
    const screen = await openPea(api);
    await screen.tap('情绪小课堂');
    expect(screen.hasText('这个系列的课程正在准备')).toBe(true);
    await screen.tap('全部课程');
    await screen.tap(screen.allByClass('tabs__tab')[1] as HTMLElement);
    expect(screen.hasText('一次一个小发现')).toBe(true);
    expect(api.requests(classesCalls.listPeaClasses).map(({ seriesId }) => seriesId)).toEqual([
      undefined,
      402,
      undefined,
      401,
    ]);
  });

  test('are all there when their series are not', async () => {
    const api = backend().onFailure(classesCalls.listPeaSeries, { kind: 'timeout' });
    const screen = await openPea(api);
    expect([screen.allByClass('tabs').length, cards(screen).length]).toEqual([0, 3]);
  });

  test('that are none lead to the open classes', async () => {
    const screen = await openPea(backend().on(classesCalls.listPeaClasses, []));
    await screen.tap('去公开课');
    expect(screen.platform.navigation.last?.url).toContain('classes/open-class-list');
  });
});
