import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { Loadable } from '@/stores/data/loadable';
import { Paged, type PageAnswer } from '@/stores/data/paged';

function later<T>() {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (release = resolve));
  return { promise, release };
}

const itself = (item: string) => item;

const notFound = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
const network = fail({ kind: 'network' } as const);

describe('a loadable', () => {
  it('goes from idle over loading to ready', async () => {
    const loadable = new Loadable<number>();
    expect([loadable.status, loadable.isFirstLoad]).toEqual(['idle', true]);
    const loading = loadable.load(() => Promise.resolve(ok(1)));
    expect([loadable.status, loadable.isFirstLoad]).toEqual(['loading', true]);
    await loading;
    expect([loadable.status, loadable.value, loadable.isFirstLoad]).toEqual(['ready', 1, false]);
  });

  it('keeps the old value while it loads again and when that fails', async () => {
    const loadable = new Loadable<number>();
    loadable.set(1);
    await loadable.load(() => Promise.resolve(network));
    expect([loadable.status, loadable.value, loadable.error]).toEqual(['failed', 1, { kind: 'network' }]);
  });

  it('finds one item by its id: an unknown one is missing, and not the previous one', async () => {
    const loadable = new Loadable<number>();
    await loadable.find('one', (name) => Promise.resolve(ok(name.length)));
    expect([loadable.status, loadable.value]).toEqual(['ready', 3]);
    await loadable.find('one', () => Promise.resolve(network));
    expect([loadable.status, loadable.value]).toEqual(['failed', 3]);
    await loadable.find('one', () => Promise.resolve(notFound));
    expect([loadable.status, loadable.value]).toEqual(['missing', undefined]);
  });

  it('makes no request without a key', async () => {
    const loadable = new Loadable<number>();
    const fetch = jest.fn();
    await loadable.find(undefined, fetch);
    expect([loadable.status, fetch.mock.calls]).toEqual(['missing', []]);
  });

  it('of something that has no name of its own is never missing', async () => {
    const loadable = new Loadable<number>();
    await loadable.load(() => Promise.resolve(notFound));
    expect(loadable.status).toBe('failed');
  });

  it('ignores an answer that a later load has overtaken', async () => {
    const loadable = new Loadable<number>();
    const slow = later<Result<number>>();
    const first = loadable.load(() => slow.promise);
    await loadable.load(() => Promise.resolve(ok(2)));
    slow.release(ok(1));
    expect(await first).toEqual(ok(1));
    expect(loadable.value).toBe(2);
  });

  it('drops an answer that comes after a reset', async () => {
    const loadable = new Loadable<number>();
    const slow = later<Result<number>>();
    const loading = loadable.load(() => slow.promise);
    loadable.reset();
    slow.release(ok(1));
    await loading;
    expect([loadable.status, loadable.value]).toEqual(['idle', undefined]);
  });

  it('fails when its reader throws on an answer of an unexpected shape', async () => {
    const loadable = new Loadable<number>();
    await loadable.load(() => Promise.reject(new TypeError('data is null')));
    expect(loadable).toMatchObject({ status: 'failed', error: { kind: 'decode', reason: 'data is null' } });
  });
});

describe('a paged list', () => {
  const asked: [number, number][] = [];
  const pagesOf = (...pages: Result<PageAnswer<string>>[]) => {
    asked.length = 0;
    return new Paged<string>(
      (page, limit) => {
        asked.push([page, limit]);
        return Promise.resolve(pages[page - 1] ?? ok({ items: [], count: undefined }));
      },
      2,
      itself,
    );
  };

  it('grows page by page until the count is reached', async () => {
    const list = pagesOf(ok({ items: ['a', 'b'], count: 3 }), ok({ items: ['c'], count: 3 }));
    await list.first();
    expect([list.items, list.isEnd]).toEqual([['a', 'b'], false]);
    await list.more();
    expect([list.items, list.isEnd]).toEqual([['a', 'b', 'c'], true]);
    await list.more();
    expect(asked).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('treats a page that is not full as the last one where there is no count', async () => {
    const list = pagesOf(ok({ items: ['a'], count: undefined }));
    await list.first();
    expect(list.isEnd).toBe(true);
  });

  it('asks for one page at a time', async () => {
    const list = pagesOf(ok({ items: ['a', 'b'], count: 9 }), ok({ items: ['c', 'd'], count: 9 }));
    await list.first();
    await Promise.all([list.more(), list.more(), list.more()]);
    expect(asked).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(list.items).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps what is there when the next page fails, and tries it again', async () => {
    const pages: Result<PageAnswer<string>>[] = [ok({ items: ['a', 'b'], count: 4 }), network];
    const list = pagesOf(...pages);
    await list.first();
    await list.more();
    expect(list).toMatchObject({ status: 'ready', moreFailed: true, items: ['a', 'b'] });
    await list.more();
    expect(asked).toEqual([
      [1, 2],
      [2, 2],
      [2, 2],
    ]);
  });

  it('keeps the old items while it refreshes, and when that fails', async () => {
    let answer: Result<PageAnswer<string>> = ok({ items: ['a', 'b'], count: 2 });
    const list = new Paged<string>(() => Promise.resolve(answer), 2, itself);
    await list.first();
    answer = network;
    const refreshing = list.refresh();
    expect(list.items).toEqual(['a', 'b']);
    await refreshing;
    expect(list).toMatchObject({ status: 'ready', items: ['a', 'b'], error: { kind: 'network' } });
  });

  it('loads all present pages again, and keeps its length meanwhile and after', async () => {
    const pages: Result<PageAnswer<string>>[] = [
      ok({ items: ['a', 'b'], count: 4 }),
      ok({ items: ['c', 'd'], count: 4 }),
    ];
    const answer = (page: number, items: string[], count: number) =>
      pages.splice(page - 1, 1, ok({ items, count }));
    const current = new Paged<string>((page) => Promise.resolve(pages[page - 1] ?? network), 2, itself);
    await current.again();
    expect(current.items).toEqual(['a', 'b']);
    await current.more();
    answer(2, ['C', 'd'], 4);
    const asking = current.again();
    expect(current.items).toEqual(['a', 'b', 'c', 'd']);
    await asking;
    expect([current.items, current.isEnd]).toEqual([['a', 'b', 'C', 'd'], true]);
    answer(2, [], 2);
    await current.again();
    expect([current.items, current.isEnd]).toEqual([['a', 'b'], true]);
    pages.splice(1, 1, network);
    await current.again();
    expect(current).toMatchObject({ status: 'ready', items: ['a', 'b'], error: { kind: 'network' } });
  });

  it('that restarts asks for its first page alone', async () => {
    const page = ok({ items: ['a', 'b'], count: 9 });
    const list = pagesOf(page, page);
    await list.first();
    await list.more();
    asked.length = 0;
    await list.first();
    list.reset();
    await list.again();
    expect(asked).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('has failed or is empty where there is nothing to show', async () => {
    const failing = pagesOf(network);
    await failing.first();
    expect(failing.status).toBe('failed');
    const empty = pagesOf(ok({ items: [], count: 0 }));
    await empty.first();
    expect([empty.isEmpty, empty.isEnd]).toEqual([true, true]);
  });

  it('drops a page that a refresh has overtaken', async () => {
    const slow = later<Result<PageAnswer<string>>>();
    const list = new Paged<string>(
      (page) => (page === 2 ? slow.promise : Promise.resolve(ok({ items: ['a', 'b'], count: 9 }))),
      2,
      itself,
    );
    await list.first();
    const more = list.more();
    await list.refresh();
    slow.release(ok({ items: ['c', 'd'], count: 9 }));
    await more;
    expect(list.items).toEqual(['a', 'b']);
    expect(list.isLoadingMore).toBe(false);
  });

  it('drops an answer that another parent was still waiting for', async () => {
    let answer: (page: Result<PageAnswer<string>>) => void = () => undefined;
    const list = new Paged<string>(() => new Promise((resolve) => (answer = resolve)), 2, itself);
    const loaded = list.first();
    list.reset();
    answer(ok({ items: ['of the last one'], count: 1 }));
    await loaded;
    expect([list.status, list.items]).toEqual(['idle', []]);
  });

  describe('of rows that come and go', () => {
    let rows: string[] = [];
    let beforeAnswer: (page: number) => void;
    beforeEach(() => (beforeAnswer = () => undefined));
    /** Like the server: a page is a slice of the list as it is at the time of the request. */
    const listOf = (all: string, isCounted = true) => {
      rows = [...all];
      asked.length = 0;
      return new Paged<string>(
        (page, limit) => {
          asked.push([page, limit]);
          beforeAnswer(page);
          const items = rows.slice((page - 1) * limit, page * limit);
          return Promise.resolve(ok({ items, count: isCounted ? rows.length : undefined }));
        },
        2,
        itself,
      );
    };
    const without = (removed: string) => void (rows = rows.filter((row) => !removed.includes(row)));
    const toEnd = async (list: Paged<string>) => {
      while (!list.isEnd) await list.more();
      return list.items.join('');
    };

    it.each([
      ['one', 'b', 'abcdefg'],
      ['the first of all', 'a', 'abcdefg'],
      ['a whole page and more', 'abc', 'abcdefg'],
      ['one behind', 'g', 'abcdef'],
    ])('leaves none out when %s of them goes between two pages', async (_, removed, all) => {
      const list = listOf('abcdefg');
      await list.first();
      await list.more();
      without(removed);
      expect(await toEnd(list)).toBe(all);
    });

    it('leaves none out when the next page no longer exists', async () => {
      const list = listOf('abcde');
      await list.first();
      await list.more();
      without('a');
      expect(await toEnd(list)).toBe('abcde');
    });

    it.each([
      ['counted', true],
      ['not counted', false],
    ])('shows none twice when some come between two pages, %s', async (_, isCounted) => {
      const list = listOf('abcdefg', isCounted);
      await list.first();
      await list.more();
      rows = ['y', 'z', ...rows];
      expect(await toEnd(list)).toBe('abcdefg');
    });

    it('shows one that comes on the page that is there already', async () => {
      const list = listOf('abcdefg');
      await list.first();
      await list.more();
      rows = [...'abczdefg'];
      expect(await toEnd(list)).toBe('abcdzefg');
    });

    it('loads nothing twice while they stay', async () => {
      const list = listOf('abcdefg');
      await list.first();
      expect(await toEnd(list)).toBe('abcdefg');
      expect(asked.map(([page]) => page)).toEqual([1, 2, 3, 4]);
    });

    it('are asked for once more when they changed between pages that are loaded at once', async () => {
      const list = listOf('abcdef');
      await list.first();
      await list.more();
      // Pages 1 and 2 are requested together; 'a' is removed after the response to page 1 and before that to page 2.
      beforeAnswer = (page) => void (page === 2 && without('a'));
      await list.again();
      expect(list.items.join('')).toBe('bcde');
    });
  });
});
