import { PullToRefresh } from '@/components/PullToRefresh';
import { clear, pass, render, settle, swipe } from './support';

const texts = { pull: '下拉刷新', release: '松开刷新', loading: '加载中…' };
/** 166 design units at a screen width of 375 pixels. */
const HINT_HEIGHT = 83;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HINT_HEIGHT);
});
afterEach(() => {
  clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function open(onRefresh: () => Promise<void>) {
  const page = render(
    <PullToRefresh texts={texts} onRefresh={onRefresh}>
      内容
    </PullToRefresh>,
  );
  return {
    ...page,
    hint: () => page.get('pull-to-refresh__text').textContent,
    pull: (distance: number, lift: boolean) =>
      swipe(
        page.get('pull-to-refresh'),
        [
          [100, 100],
          [100, 110],
          [100, 100 + distance],
        ],
        lift,
      ),
    release: () => swipe(page.get('pull-to-refresh'), []),
  };
}

describe('pulling down at the top', () => {
  test('says what a release would do, by the distance of the pull', () => {
    const page = open(jest.fn());
    page.pull(2 * HINT_HEIGHT - 2, false);
    expect(page.hint()).toBe('下拉刷新');
    page.pull(2 * HINT_HEIGHT, false);
    expect(page.hint()).toBe('松开刷新');
  });

  test('reloads when released far enough down, and shows it until the answer is there', async () => {
    let answer = (): void => undefined;
    const onRefresh = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const page = open(onRefresh);
    page.pull(2 * HINT_HEIGHT, true);
    expect(onRefresh).toHaveBeenCalledTimes(1);
    expect(page.hint()).toBe('加载中…');
    pass(5000);
    expect(page.hint()).toBe('加载中…');
    answer();
    await settle();
    pass(200);
    expect(page.hint()).toBe('');
    expect(page.get('pull-to-refresh').style.top).toBe('');
  });

  test('ends also when the answer is a failure', async () => {
    const page = open(() => Promise.reject(new Error('offline')));
    page.pull(2 * HINT_HEIGHT, true);
    await settle();
    pass(200);
    expect(page.hint()).toBe('');
  });

  test('does nothing when released too early', () => {
    const onRefresh = jest.fn();
    const page = open(onRefresh);
    page.pull(HINT_HEIGHT, true);
    pass(200);
    expect(onRefresh).not.toHaveBeenCalled();
    expect(page.hint()).toBe('');
  });

  test('does nothing when the page is scrolled down', () => {
    const onRefresh = jest.fn();
    const page = open(onRefresh);
    page.box.scrollTop = 40;
    page.pull(4 * HINT_HEIGHT, true);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  test('leaves upward and sideways swipes to the page', () => {
    const onRefresh = jest.fn();
    const page = open(onRefresh);
    swipe(page.get('pull-to-refresh'), [
      [100, 400],
      [100, 380],
      [100, 20],
    ]);
    swipe(page.get('pull-to-refresh'), [
      [100, 100],
      [140, 110],
      [140, 500],
    ]);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  test('does not start again while it reloads', () => {
    const onRefresh = jest.fn(() => new Promise<void>(() => undefined));
    const page = open(onRefresh);
    page.pull(2 * HINT_HEIGHT, true);
    page.pull(2 * HINT_HEIGHT, true);
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });
});
