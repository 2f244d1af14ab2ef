import { PullToRefresh } from '@/components/PullToRefresh';
import { Sheet } from '@/components/Sheet';
import { clear, render, swipe } from './support';

afterEach(clear);

function open(onClose: () => void) {
  const sheet = (isOpen: boolean) => (
    <PullToRefresh onRefresh={() => Promise.resolve()}>
      <Sheet open={isOpen} title="选择" onClose={onClose}>
        内容
      </Sheet>
    </PullToRefresh>
  );
  const page = render(sheet(false));
  page.render(sheet(true));
  const drag = (distance: number, lift: boolean) =>
    swipe(
      page.get('sheet__head'),
      [
        [100, 100],
        [100, 100 + Math.sign(distance) * 10],
        [100, 100 + distance],
      ],
      lift,
    );
  return { page, drag, place: () => page.get('overlay__panel').style.transform };
}

describe('a sheet', () => {
  test('ends above the keyboard, but not while the page is zoomed in', () => {
    const seen = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });
    Object.assign(window, { visualViewport: seen });
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
    const { page } = open(() => undefined);
    const ends = (change: Partial<typeof seen>): string => {
      Object.assign(seen, change);
      seen.dispatchEvent(new Event('resize'));
      return page.get('overlay').style.bottom;
    };
    expect([ends({ height: 468 }), ends({ scale: 2 }), ends({ height: 768, scale: 1 })]).toEqual([
      '300px',
      '',
      '',
    ]);
    Reflect.deleteProperty(window, 'visualViewport');
    jest.restoreAllMocks();
  });

  test('follows a drag of its head, and closes where it was dragged far enough down', () => {
    const onClose = jest.fn();
    const sheet = open(onClose);
    sheet.drag(120, false);
    expect([sheet.place(), onClose.mock.calls.length]).toEqual(['translateY(120px)', 0]);
    // The page below does not follow.
    expect(sheet.page.get('pull-to-refresh').style.top).toBe('');
    clear();
    open(onClose).drag(120, true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('returns after a short drag, and does not follow one upwards', () => {
    const onClose = jest.fn();
    const sheet = open(onClose);
    sheet.drag(60, true);
    expect(sheet.place()).toBe('');
    sheet.drag(-120, false);
    expect([sheet.place(), onClose.mock.calls.length]).toEqual(['', 0]);
  });

  test('returns where closing is refused, e.g. for a question about unsaved input', () => {
    const sheet = open(() => undefined);
    sheet.drag(120, true);
    expect(sheet.place()).toBe('');
  });
});
