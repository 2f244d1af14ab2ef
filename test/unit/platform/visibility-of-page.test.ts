/** @jest-environment jsdom */
import { browser } from '@/platform/web/browser';

let state: DocumentVisibilityState = 'visible';

beforeEach(() => {
  state = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
});

afterEach(() => jest.restoreAllMocks());

function become(next: DocumentVisibilityState): void {
  state = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

function watched() {
  const told: boolean[] = [];
  return { told, stop: browser.onVisibilityChange((isVisible) => told.push(isVisible)) };
}

describe('a page of a browser', () => {
  it('that hides and comes back from the back-forward cache reports each once', () => {
    const { told, stop } = watched();
    window.dispatchEvent(new Event('pagehide'));
    become('hidden');
    become('visible');
    window.dispatchEvent(new Event('pageshow'));
    stop();
    become('hidden');
    expect(told).toEqual([false, true]);
  });

  it('reports the same in a browser that announces neither as a change of visibility', () => {
    const { told, stop } = watched();
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(told).toEqual([false, true]);
  });
});
