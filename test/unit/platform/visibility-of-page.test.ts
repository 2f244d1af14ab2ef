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
  const changes: boolean[] = [];
  return { changes, stop: browser.onVisibilityChange((isVisible) => changes.push(isVisible)) };
}

describe('a page of a browser', () => {
  it('that hides and comes back from the back-forward cache reports each once', () => {
    const { changes, stop } = watched();
    window.dispatchEvent(new Event('pagehide'));
    become('hidden');
    become('visible');
    window.dispatchEvent(new Event('pageshow'));
    stop();
    become('hidden');
    expect(changes).toEqual([false, true]);
  });

  it('reports the same in a browser that announces neither as a change of visibility', () => {
    const { changes, stop } = watched();
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(changes).toEqual([false, true]);
  });
});
