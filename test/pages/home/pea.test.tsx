import { storiesCalls } from '@/contract/stories/calls';
import type { StoryItem } from '@/contract/stories/schema';
import { StoryState } from '@/contract/stories/values';
import { momentOf } from '@/features/dates/zones';
import { TEST_NOW } from '../../support/fakes/fake-time';
import { backend, openHome } from './home-fixture';

const story = (id: number, fields: Partial<StoryItem> = {}): StoryItem => ({
  ...{ id, seriesId: 1, title: `故事${id}`, summary: '', cover: '/files/story.svg', seconds: 120 },
  ...{ state: StoryState.open, isForStudents: false },
  ...{ positionSeconds: 0, furthestSeconds: 0, isFinished: false },
  ...fields,
});
const shelf = (stories: readonly StoryItem[]) => ({
  ...{ id: 1, title: '睡前故事', summary: '', teller: '月亮姐姐', count: stories.length },
  stories: [...stories],
});
const STORIES = [
  story(1, { isFinished: true }),
  story(2),
  story(3, { state: StoryState.locked }),
  story(4),
  story(5, { state: StoryState.coming }),
];

const at = (
  wire: string,
  api = backend().on(storiesCalls.getStoryShelves, { continuing: [], shelves: [shelf(STORIES)] }),
) => openHome({ api, prepare: ({ time }) => time.advance(momentOf(wire) - TEST_NOW) });
const openCard = async (screen: Awaited<ReturnType<typeof at>>) => {
  await screen.tap(screen.byClass('today-bedtime').querySelector<HTMLElement>('.today__cover')!);
  return screen.platform.navigation.last?.url;
};

describe('the pea', () => {
  const HOUR = 3_600_000;

  // From the test's now, 10:00, to half an hour before the lesson at 19:00, to it, and past it.
  test('speaks of the day below the greeting, as it goes', async () => {
    const screen = await openHome();
    const said = [screen.byClass('home-navbar__hint').textContent];
    for (const hours of [8.5, 0.5, 1]) {
      await screen.advance(hours * HOUR);
      said.push(screen.byClass('home-navbar__hint').textContent);
    }
    expect(said).toEqual([
      '我陪着孩子，每天进步一点点',
      '快上课啦，水杯放好了吗？',
      '嘘，孩子正在上课呢',
      '今天的课都上完啦，陪孩子歇一歇吧',
    ]);
  });
});

describe('a bedtime story on home', () => {
  test.each([
    ['2026-11-21 19:59:00', 0],
    ['2026-11-21 20:00:00', 1],
    ['2026-11-22 04:59:00', 1],
    ['2026-11-22 05:00:00', 0],
  ])('at %s is offered %d times', async (wire, times) => {
    const screen = await at(wire);
    expect(screen.allByClass('today-bedtime')).toHaveLength(times);
    expect(screen.api.requests(storiesCalls.getStoryShelves)).toHaveLength(times);
  });

  test('gives way to the week while that is news', async () => {
    const screen = await at('2026-11-22 20:30:00');
    expect(screen.allByClass('today-bedtime')).toEqual([]);
    expect(screen.allByClass('today-week')).toHaveLength(1);
  });

  test('is another one each night, of those that the child may hear and has not heard', async () => {
    const told: (string | null)[] = [];
    for (const day of ['24', '25', '26']) {
      const screen = await at(`2026-11-${day} 21:00:00`);
      told.push(screen.byClass('today-bedtime__story').textContent);
      screen.close();
    }
    expect(new Set(told)).toEqual(new Set(['故事2', '故事4']));
    expect(told[0]).toBe(told[2]);
  });

  test('is the one that was begun, and the player stops after it', async () => {
    const api = backend().on(storiesCalls.getStoryShelves, {
      continuing: [story(9, { title: '月亮小船', positionSeconds: 30 })],
      shelves: [shelf(STORIES)],
    });
    const screen = await at('2026-11-21 21:00:00', api);
    expect(screen.byClass('today-bedtime__story').textContent).toBe('月亮小船');
    const url = await openCard(screen);
    expect(url).toContain('id=9');
    expect(url).toContain('stop=end');
  });

  test('without an answer leads to all stories, in the same place', async () => {
    const api = backend();
    const answer = api.onHold(storiesCalls.getStoryShelves);
    const screen = await at('2026-11-21 21:00:00', api);
    expect(screen.allByClass('today-bedtime')).toHaveLength(1);
    answer({ ok: false, error: { kind: 'timeout' } });
    await screen.settle();
    expect(screen.hasText('挑一个故事，关灯轻轻听')).toBe(true);
    expect(await openCard(screen)).toContain('sound-story-page');
  });

  test('without any story left does not fail', async () => {
    const api = backend().on(storiesCalls.getStoryShelves, { continuing: [], shelves: [] });
    const screen = await at('2026-11-21 21:00:00', api);
    expect(await openCard(screen)).toContain('sound-story-page');
  });
});
