import type { webNavigation as WebNavigation } from '@/platform/web/navigation';

const mockListeners = new Map<string, Set<() => void>>();
const mockMoves: string[] = [];

jest.mock('@tarojs/taro', () => {
  const move = (how: string) => (option: { url?: string }) => {
    mockMoves.push(`${how} ${option.url ?? ''}`);
    return Promise.resolve();
  };
  return {
    __esModule: true,
    default: {
      eventCenter: {
        on: (name: string, run: () => void) =>
          mockListeners.set(name, (mockListeners.get(name) ?? new Set()).add(run)),
        off: (name: string, run: () => void) => mockListeners.get(name)?.delete(run),
      },
      navigateTo: move('push'),
      redirectTo: move('replace'),
      reLaunch: move('reLaunch'),
      switchTab: move('switchTab'),
      navigateBack: move('back'),
      getCurrentPages: () => [],
    },
  };
});

const arrive = async (event = '__afterTaroRouterChange'): Promise<void> => {
  [...(mockListeners.get(event) ?? [])].forEach((run) => run());
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

describe('the navigation of a browser', () => {
  let navigation: typeof WebNavigation;
  const failures = new Set<() => void>();

  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetModules();
    mockListeners.clear();
    mockMoves.length = 0;
    failures.clear();
    Object.assign(globalThis, {
      window: {
        addEventListener: (name: string, run: () => void) =>
          name === 'unhandledrejection' && failures.add(run),
        removeEventListener: (_name: string, run: () => void) => failures.delete(run),
        setTimeout,
        clearTimeout,
        history: {
          state: null,
          replaceState: (state: unknown) => Object.assign(window.history, { state }),
        },
        location: { pathname: '/login', search: '?from=%2Foption&from=x&a=1=2&stamp' },
      },
      document: { documentElement: { dataset: {} }, querySelectorAll: () => [] },
    });
    // A fresh module for each test.
    ({ webNavigation: navigation } = require('@/platform/web/navigation') as {
      webNavigation: typeof WebNavigation;
    });
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('makes no move before the first page is there', async () => {
    void navigation.reLaunch('/login');
    await arrive('something else');
    expect(mockMoves).toEqual([]);
    await arrive();
    expect(mockMoves).toEqual(['reLaunch /login']);
  });

  it('does not wait for a page that does not exist', async () => {
    void navigation.reLaunch('/home');
    await arrive('__taroRouterNotFound');
    expect(mockMoves).toEqual(['reLaunch /home']);
  });

  it('makes one move after the other has arrived, since Taro shows what loads last', async () => {
    await arrive();
    void navigation.switchTab('/slow');
    void navigation.reLaunch('/login');
    await arrive('something else');
    expect(mockMoves).toEqual(['switchTab /slow']);
    await arrive();
    expect(mockMoves).toEqual(['switchTab /slow', 'reLaunch /login']);
  });

  it('goes on when a page cannot be loaded, and when it never comes', async () => {
    await arrive();
    void navigation.push('/broken');
    void navigation.push('/lost');
    void navigation.push('/fine');
    await arrive('something else');
    [...failures].forEach((run) => run());
    await arrive('something else');
    expect(mockMoves).toEqual(['push /broken', 'push /lost']);
    jest.advanceTimersByTime(15_000);
    await arrive('something else');
    expect(mockMoves).toEqual(['push /broken', 'push /lost', 'push /fine']);
  });

  it('keeps home below the other tabs, and goes back to it', async () => {
    await arrive();
    Object.assign(window.location, { pathname: '/index' });
    void navigation.switchTab('/pages/courses/my-tab-class/index');
    await arrive('something else');
    await arrive();
    Object.assign(window.location, { pathname: '/myTabClass' });
    void navigation.switchTab('/pages/profile/parents-center/index');
    await arrive('something else');
    await arrive();
    const go = jest.fn();
    Object.assign(window.history, { go });
    void navigation.switchTab('/pages/home/home/index');
    await arrive('something else');
    expect(mockMoves).toEqual([
      'push /pages/courses/my-tab-class/index',
      'switchTab /pages/profile/parents-center/index',
    ]);
    expect(go).toHaveBeenCalledWith(-1);
  });

  it('reads its location from the address, undecoded', () => {
    expect(navigation.current()).toEqual({
      path: '/login',
      query: { from: '%2Foption', a: '1=2', stamp: '' },
    });
  });
});
