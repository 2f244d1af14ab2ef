import { LoopMode, PlayOrder } from '@/features/stories/audio/play-order';

const IDS = [1, 2, 3, 4, 5];

/** A seeded random generator: the same numbers in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function orderOf(mode: LoopMode, current = 1, seed = 7): PlayOrder {
  const order = new PlayOrder(chance(seed));
  order.setList(IDS, current);
  order.setMode(mode, current);
  return order;
}

/** The order of playback if each story plays to its end. */
function played(order: PlayOrder, from: number, count: number): number[] {
  const ids: number[] = [];
  let now: number | undefined = from;
  while (now !== undefined && ids.length < count) {
    ids.push(now);
    order.begun(now);
    now = order.after(now);
  }
  return ids;
}

describe('the order of stories', () => {
  test('ends with the last one', () => {
    expect(played(orderOf(LoopMode.order), 3, 10)).toEqual([3, 4, 5]);
    expect(orderOf(LoopMode.order).hasNext(5)).toBe(false);
    expect(orderOf(LoopMode.order).hasPrevious(1)).toBe(false);
  });

  test('of a list that loops begins again, in both directions', () => {
    expect(played(orderOf(LoopMode.list), 4, 5)).toEqual([4, 5, 1, 2, 3]);
    expect(orderOf(LoopMode.list).previous(1)).toBe(5);
  });

  test('of one that loops is that one, until the parent leads on', () => {
    const order = orderOf(LoopMode.one);
    expect(played(order, 2, 4)).toEqual([2, 2, 2, 2]);
    expect(order.next(2)).toBe(3);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'of the shuffle never repeats one before all were played, nor two in a row: %p',
    (seed) => {
      const ids = played(orderOf(LoopMode.shuffle, 1, seed), 1, 25);
      for (let round = 0; round < 5; round += 1)
        expect([...ids.slice(round * 5, round * 5 + 5)].sort()).toEqual(IDS);
      expect(ids.some((id, index) => id === ids[index + 1])).toBe(false);
    },
  );

  test('of the shuffle goes back through what was played, and forward to the same', () => {
    const order = orderOf(LoopMode.shuffle);
    const [first, second, third] = played(order, 1, 3);
    expect(order.previous(third ?? 0)).toBe(second);
    order.begun(second ?? 0);
    expect(order.next(second ?? 0)).toBe(third);
    expect(order.previous(second ?? 0)).toBe(first);
  });

  test('of the shuffle skips what the parent chose', () => {
    const order = orderOf(LoopMode.shuffle);
    order.begun(4);
    expect(played(order, 4, 4)).not.toContain(1);
    expect([...played(orderOf(LoopMode.shuffle, 2), 2, 5)].sort()).toEqual(IDS);
  });
});
