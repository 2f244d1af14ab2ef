import { growthCalls } from '@/contract/growth/calls';
import type { Week } from '@/contract/growth/schema';
import { momentOf } from '@/features/dates/zones';
import { weekTexts } from '@/features/growth/week/texts';
import { TEST_NOW } from '../../support/fakes/fake-time';
import { backend, openHome } from './home-fixture';

describe('the week on home', () => {
  const WEEK: Week = {
    ...{ child: '豆豆', from: '2026-11-16', to: '2026-11-22' },
    lessons: { now: 3, of: 4, before: 2 },
    homework: { now: 2, of: 3, before: 2 },
    checkIns: { now: 5, of: 7, before: 6 },
  };
  const at = (wire: string, api = backend().on(growthCalls.getWeek, WEEK)) =>
    openHome({ api, prepare: ({ time }) => time.advance(momentOf(wire) - TEST_NOW) });

  test.each([
    ['2026-11-22 18:59:00', 0],
    ['2026-11-22 19:00:00', 1],
    ['2026-11-23 21:59:00', 1],
    ['2026-11-23 22:00:00', 0],
  ])('at %s is on home %d times', async (wire, times) => {
    const screen = await at(wire);
    expect(screen.allByClass('today-week')).toHaveLength(times);
    expect(screen.api.requests(growthCalls.getWeek)).toHaveLength(times);
  });

  test('says it in one sentence and leads to its page', async () => {
    const screen = await at('2026-11-22 19:00:00');
    expect(screen.byClass('today-week__sentence').textContent).toBe('这一周豆豆上了3节课，我都数着呢！');
    await screen.tap(screen.byClass('today-week').querySelector<HTMLElement>('.today__cover')!);
    expect(screen.platform.navigation.last?.url).toContain('growth/week/index');
  });

  test('keeps its place while it loads, and when it fails', async () => {
    const api = backend();
    const answer = api.onHold(growthCalls.getWeek);
    const screen = await at('2026-11-22 19:00:00', api);
    expect(screen.allByClass('today-week')).toHaveLength(1);
    answer({ ok: false, error: { kind: 'timeout' } });
    await screen.settle();
    expect(screen.allByClass('today-week')).toHaveLength(1);
    expect(screen.hasText(weekTexts.card)).toBe(true);
  });
});
