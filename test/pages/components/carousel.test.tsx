import { act } from 'react';
import { Carousel } from '@/components/Carousel';
import { clear, pass, render, swipe } from './support';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const items = ['春', '夏', '秋'];
const carousel = (more: { loop?: boolean; items?: string[] } = {}) => (
  <Carousel height={282} items={items} renderItem={(item) => item} {...more} />
);
const activeOf = (dots: HTMLElement[]): number =>
  dots.findIndex((dot) => dot.className.includes('carousel__dot--active'));

describe('a carousel', () => {
  test('turns every 2 seconds and from the last slide to the first', () => {
    const { all } = render(carousel());
    const seen = [activeOf(all('carousel__dot'))];
    for (let round = 0; round < 4; round += 1) {
      pass(2000);
      seen.push(activeOf(all('carousel__dot')));
    }
    expect(seen).toEqual([0, 1, 2, 0, 1]);
  });

  test('in a loop passes the last slide and then rests on the real first one', () => {
    const { get } = render(carousel());
    pass(6000);
    expect(get('carousel__track').style.transform).toContain('-400%');
    pass(300);
    expect(get('carousel__track').style.transform).toContain('-100%');
    expect(get('carousel__track').style.transition).toBe('none');
  });

  test('turns in 300 ms', () => {
    const { get } = render(carousel());
    pass(2000);
    expect(get('carousel__track').style.transition).toBe('transform 300ms ease-out');
  });

  test('pauses while it is touched and goes on afterwards', () => {
    const { get, all } = render(carousel());
    swipe(get('carousel'), [[200, 50]], false);
    pass(10_000);
    expect(activeOf(all('carousel__dot'))).toBe(0);
    swipe(get('carousel'), []);
    pass(2000);
    expect(activeOf(all('carousel__dot'))).toBe(1);
  });

  test('follows a swipe to the next slide and back', () => {
    const { get, all } = render(carousel());
    swipe(get('carousel'), [
      [300, 50],
      [280, 50],
      [100, 55],
    ]);
    expect(activeOf(all('carousel__dot'))).toBe(1);
    swipe(get('carousel'), [
      [100, 50],
      [120, 50],
      [300, 55],
    ]);
    expect(activeOf(all('carousel__dot'))).toBe(0);
  });

  test('leaves vertical swipes to the page', () => {
    const { get, all } = render(carousel());
    swipe(get('carousel'), [
      [300, 50],
      [298, 90],
      [100, 300],
    ]);
    expect(activeOf(all('carousel__dot'))).toBe(0);
  });

  test('without a loop stops at the last slide when dragged', () => {
    const { get, all } = render(carousel({ loop: false }));
    for (let drag = 0; drag < 4; drag += 1)
      swipe(get('carousel'), [
        [300, 50],
        [280, 50],
        [100, 55],
      ]);
    expect(activeOf(all('carousel__dot'))).toBe(2);
  });

  test('of one slide has no dots and does not move', () => {
    const { has, get } = render(carousel({ items: ['春'] }));
    const before = get('carousel__track').style.transform;
    pass(10_000);
    expect(has('carousel__dot')).toBe(false);
    expect(get('carousel__track').style.transform).toBe(before);
  });

  test('pauses below a dialog, and goes on when it is closed', () => {
    const { all } = render(carousel());
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('aria-modal', 'true');
    jest.spyOn(dialog, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    pass(4000);
    expect(activeOf(all('carousel__dot'))).toBe(0);
    dialog.remove();
    pass(2000);
    expect(activeOf(all('carousel__dot'))).toBe(1);
  });

  test('has no timer in a background tab, and goes on in front', () => {
    const { all } = render(carousel());
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(jest.getTimerCount()).toBe(0);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(2000);
    expect(activeOf(all('carousel__dot'))).toBe(1);
  });

  test('does not turn by itself with reduced motion', () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
    const { all } = render(carousel());
    pass(10_000);
    expect(activeOf(all('carousel__dot'))).toBe(0);
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });
});
