import { coursesCalls } from '@/contract/courses/calls';
import type { Playback } from '@/contract/courses/replay.schema';
import { Subject } from '@/contract/courses/values';
import PlaybackScreen from '@/pages/courses/playback';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';

jest.mock('@/features/films/stage/FilmStage', () => jest.requireActual('./fake-stage'));

const { getPlayback } = coursesCalls;

const LESSON: Playback = {
  liveId: 700001,
  title: '第12讲 图形推理',
  subject: Subject.wandou,
  picture: '',
  isOwn: false,
};

const open = (playback: Playback | null, options: OpenOptions = {}) =>
  openScreen('playback', PlaybackScreen, {
    api: new FakeApi().on(getPlayback, playback),
    query: { id: '700001' },
    ...options,
  });
const parent = { user: TEST_USER, student: OFFICIAL };
const plays = (): string => document.querySelector('.fake-stage__plays')?.textContent ?? '';

describe('a replay that was passed on', () => {
  test('shows a stranger what was taught, and a link to log in and come back', async () => {
    const screen = await open(LESSON);
    expect([screen.hasText('第12讲 图形推理'), screen.hasText('豌豆思维'), plays()]).toEqual([
      true,
      true,
      '',
    ]);
    await screen.tap('登录后观看');
    expect(screen.platform.navigation.last?.url).toContain('/login/');
    expect(decodeURIComponent(screen.platform.navigation.last?.url ?? '')).toContain('/playback?id=700001');
  });

  test('plays for the child whose lesson it was', async () => {
    await open({ ...LESSON, isOwn: true }, parent);
    expect(plays()).toBe('replay 700001');
  });

  test('of another child shows no more than to a stranger, and leads to the own ones', async () => {
    const screen = await open(LESSON, parent);
    expect([plays(), screen.hasText('登录后观看')]).toEqual(['', false]);
    await screen.tap('看孩子的回放');
    expect(screen.platform.navigation.last?.url).toContain('courses/recording-list');
  });

  test('that there is not is missing', async () => {
    expect((await open(null)).hasText('找不到这节课的回放')).toBe(true);
    const screen = await open(LESSON, { query: { id: 'x' } });
    expect(screen.hasText('找不到这节课的回放')).toBe(true);
    expect(screen.api.requests(getPlayback)).toEqual([]);
  });
});
