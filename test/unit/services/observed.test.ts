import { autorun } from 'mobx';
import { observed } from '@/services/observed';

class Basket {
  items: readonly string[] = [];
  private readonly prices = new Map([['pen', 3]]);
  private rebate = 0;
  /** How often `total` was worked out. */
  sums = { count: 0 };

  constructor(
    private readonly now: () => number,
    private readonly tell: (text: string) => void,
  ) {
    observed(this, { age: false });
  }

  get total(): number {
    this.sums.count += 1;
    return this.items.reduce((sum, name) => sum + (this.prices.get(name) ?? 0), 0) - this.rebate;
  }

  get age(): number {
    return this.now();
  }

  put(...names: readonly string[]): void {
    for (const name of names) this.items = [...this.items, name];
    this.tell(`${this.items.length}`);
  }

  allow(rebate: number): void {
    this.rebate = rebate;
  }
}

const basket = (now = () => 0, tell: (text: string) => void = () => undefined) => new Basket(now, tell);

describe('an observed store', () => {
  test('tells once what an action changed in several steps', () => {
    const store = basket();
    const seen: number[] = [];
    const stop = autorun(() => seen.push(store.items.length));
    store.put('pen', 'pen', 'pen');
    stop();
    expect(seen).toEqual([0, 3]);
  });

  test('holds a list as it was given, and is not told of a change inside it', () => {
    const store = basket();
    const given = ['pen'];
    store.items = given;
    expect(store.items).toBe(given);
    const seen: number[] = [];
    const stop = autorun(() => seen.push(store.items.length));
    given.push('pen');
    stop();
    expect(seen).toEqual([1]);
  });

  test('works a getter out again only when something it read has changed, a private field too', () => {
    const store = basket();
    const seen: number[] = [];
    const stop = autorun(() => seen.push(store.total));
    store.put('pen');
    expect([store.total, store.total]).toEqual([3, 3]);
    store.allow(1);
    stop();
    expect(seen).toEqual([0, 3, 2]);
    expect(store.sums.count).toBe(3);
  });

  test('asks a getter named as anew each time', () => {
    let now = 1;
    const store = basket(() => now);
    const ages: number[] = [];
    const stop = autorun(() => {
      ages.push(store.age);
      now += 1;
      ages.push(store.age);
    });
    stop();
    expect(ages).toEqual([1, 2]);
  });

  test('hands its methods out bound, and calls what it was given', () => {
    const told: string[] = [];
    const { put } = basket(undefined, (text) => told.push(text));
    put('pen');
    expect(told).toEqual(['1']);
  });
});
