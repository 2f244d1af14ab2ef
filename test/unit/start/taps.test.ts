/** @jest-environment jsdom */
import type * as Taps from '@/start/look/taps';

let taps: typeof Taps;
let root: ShadowRoot;

/** A document with painted links, and a fresh `taps` module. */
beforeEach(() => {
  window.history.replaceState(null, '', '/index');
  const place = window as unknown as Record<string, unknown>;
  delete place.takesFirstTaps;
  delete place.tappedFirst;
  jest.isolateModules(() => {
    taps = jest.requireActual<typeof Taps>('@/start/look/taps');
  });
  const layer = document.createElement('div');
  document.body.replaceChildren(layer);
  root = layer.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<a id="orders" href="/myOrder?orderId=5"><b>orders</b></a><a id="hours" href="/myClassHour">hours</a>' +
    '<a id="away" href="https://example.com/x">away</a><i id="none">none</i>' +
    '<nav data-look="fixed"><a id="mine" href="/parentsCenter">mine</a></nav>';
  taps.watchTaps(root);
});

const tap = (id: string) =>
  root.querySelector(`#${id}`)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const address = () => window.location.pathname + window.location.search;
const pressed = () => [...root.querySelectorAll('[data-pressed]')].map(({ id }) => id);

describe('a tap before the program runs', () => {
  it('shows pressed, and is where the program starts, with the painted page behind it', () => {
    const entries = window.history.length;
    tap('orders');
    expect(pressed()).toEqual(['orders']);
    expect([address(), window.history.length]).toEqual(['/myOrder?orderId=5', entries + 1]);
    expect(window.history.state).toMatchObject({ idx: 1 });
    taps.takeTaps();
    const go = jest.fn();
    taps.onTaps(go);
    expect(go).not.toHaveBeenCalled();
  });

  it('is replaced by a second one elsewhere', () => {
    tap('orders');
    const entries = window.history.length;
    tap('hours');
    expect(pressed()).toEqual(['hours']);
    expect([address(), window.history.length]).toEqual(['/myClassHour', entries]);
  });

  it('leaves home below a tab, and lets a tab take the place of another', () => {
    const entries = window.history.length;
    tap('mine');
    expect([address(), window.history.length]).toEqual(['/parentsCenter', entries + 1]);
    expect(window.history.state).toMatchObject({ isOverHome: true });
    window.history.replaceState(null, '', '/myTabClass');
    tap('mine');
    expect([address(), window.history.length]).toEqual(['/parentsCenter', entries + 1]);
  });

  it('on what is not ours waits for the program, which opens it', () => {
    tap('away');
    expect(address()).toBe('/index');
    taps.takeTaps();
    const go = jest.fn();
    taps.onTaps(go);
    expect(go.mock.calls).toEqual([['https://example.com/x']]);
  });

  it('on what leads nowhere does nothing', () => {
    tap('none');
    expect([address(), pressed()]).toEqual(['/index', []]);
  });
});

describe('a tap while the program starts', () => {
  beforeEach(() => taps.takeTaps());

  it('moves no address under the router, and is the first thing that the program does', () => {
    tap('orders');
    tap('hours');
    expect([address(), pressed()]).toEqual(['/index', ['hours']]);
    const go = jest.fn();
    taps.onTaps(go);
    expect(go.mock.calls).toEqual([['/myClassHour']]);
  });

  it('is done at once when the program is ready', () => {
    const go = jest.fn();
    taps.onTaps(go);
    tap('orders');
    expect(go.mock.calls).toEqual([['/myOrder?orderId=5']]);
  });
});
