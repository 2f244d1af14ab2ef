import { HeldBack } from '@/platform/web/held-back';
import { onTheWay, open, settle } from './support/fake-history';

describe('the back button', () => {
  it('closes the layer over the page and keeps the page', async () => {
    const { history, back, routed, pressBack } = await open();
    const close = jest.fn();
    back.hold(close);
    await settle();
    await pressBack();
    expect(close).toHaveBeenCalledTimes(1);
    expect([history.at, routed]).toEqual([0, []]);
  });

  it('closes one layer after another, the last first', async () => {
    const { history, back, pressBack } = await open();
    const closed: string[] = [];
    back.hold(() => closed.push('sheet'));
    back.hold(() => closed.push('dialog'));
    await settle();
    expect(history.entries).toHaveLength(3);
    await pressBack();
    await pressBack();
    expect([closed, history.at]).toEqual([['dialog', 'sheet'], 0]);
  });

  it('closes two layers when two presses arrive as one', async () => {
    const { history, back } = await open();
    const closed: string[] = [];
    back.hold(() => closed.push('sheet'));
    back.hold(() => closed.push('dialog'));
    await settle();
    history.go(-1);
    history.go(-1);
    await history.time.pass(50);
    expect([closed, history.at]).toEqual([['dialog', 'sheet'], 0]);
  });

  it('goes back as usual once there is no layer', async () => {
    const { history, back, routed, push, show, pressBack } = await open();
    await push('/list');
    show();
    const release = back.hold(jest.fn());
    await settle();
    release();
    await history.time.pass(50);
    expect([history.at, routed]).toEqual([1, []]);
    await pressBack();
    expect(routed).toEqual(['/home']);
  });

  it('does not open again what it closed when the parent goes forward', async () => {
    const { history, back, routed, pressBack } = await open();
    back.hold(jest.fn());
    await settle();
    await pressBack();
    history.go(1);
    await history.time.pass(50);
    expect([history.at, routed]).toEqual([0, []]);
  });

  it('keeps a page that replaced one with a closed layer when the parent goes forward', async () => {
    const { history, back, routed, show, pressBack } = await open();
    back.hold(jest.fn());
    await settle();
    await pressBack();
    const replaced = { idx: 0, key: 'other' };
    void back.move(() => Promise.resolve(history.replaceState(replaced, '', '/other')));
    await settle();
    show();
    await settle();
    history.go(1);
    await history.time.pass(50);
    expect([history.state, routed]).toEqual([replaced, []]);
  });

  it('waits for a page that is loading, which the router would show all the same', async () => {
    const { history, routed, show, pressBack } = await onTheWay();
    await pressBack();
    // The address is that of the page still loading, and the router got no event.
    expect([history.location.pathname, routed]).toEqual(['/lesson', []]);
    show();
    await history.time.pass(50);
    expect([history.location.pathname, routed]).toEqual(['/list', ['/list']]);
  });

  it('closes what was opened while a page is loading before it counts', async () => {
    const { history, back, routed, show, pressBack } = await onTheWay();
    const close = jest.fn();
    back.hold(close);
    await pressBack();
    show();
    await history.time.pass(50);
    expect([close.mock.calls.length, history.location.pathname, routed]).toEqual([1, '/lesson', []]);
  });

  it('waits for a page that back itself has led to', async () => {
    const { history, routed, show, pressBack } = await onTheWay();
    show();
    await settle();
    await pressBack();
    await pressBack();
    // The list loads slowly: otherwise home would show first, and then the list over it.
    expect([history.location.pathname, routed]).toEqual(['/list', ['/list']]);
    show();
    await history.time.pass(50);
    expect([history.location.pathname, routed]).toEqual(['/home', ['/list', '/home']]);
  });

  describe('pressed twice while a page is loading', () => {
    const ends = async ({ history, routed, show }: Awaited<ReturnType<typeof onTheWay>>) => {
      expect([history.location.pathname, routed]).toEqual(['/lesson', []]);
      show();
      await history.time.pass(50);
      expect([history.location.pathname, routed]).toEqual(['/home', ['/home']]);
    };

    it('leads two pages back when both presses arrive as one', async () => {
      const world = await onTheWay();
      world.history.go(-1);
      world.history.go(-1);
      await world.history.time.pass(50);
      await ends(world);
    });

    it('leads two pages back when the second press begins where the first one has led', async () => {
      const world = await onTheWay();
      // The browser computes the second step from the list, before the page's entry is restored.
      const first = world.history.entries[0];
      await world.pressBack();
      world.history.at = world.history.entries.indexOf(first as never) + 1;
      world.history.go(-1);
      world.history.at += 1;
      await world.history.time.pass(50);
      await ends(world);
    });

    it('leads two pages back when the second press comes after the first was corrected', async () => {
      const world = await onTheWay();
      await world.pressBack();
      await world.pressBack();
      await ends(world);
    });
  });

  it('leads no further than to the first page, where a browser would not go at all', async () => {
    const { history, routed, show, pressBack } = await onTheWay();
    await pressBack();
    await pressBack();
    await pressBack();
    show();
    await history.time.pass(2000);
    expect([history.location.pathname, routed]).toEqual(['/home', ['/home']]);
  });

  it('is not confused by the timer of a closed layer', async () => {
    const { history, back, routed, push, show, pressBack } = await open();
    const release = back.hold(jest.fn());
    await settle();
    release();
    await history.time.pass(480);
    await push('/list');
    await pressBack();
    show();
    await history.time.pass(100);
    expect([history.location.pathname, routed]).toEqual(['/home', ['/home']]);
  });

  it('is the router’s when it came in the moment in which a layer was about to hold it', async () => {
    const { history, back, routed, show } = await onTheWay();
    show();
    await settle();
    const ask = jest.fn();
    // The layer's entry did not exist yet when the browser went back from the page to the one before.
    history.go(-1);
    back.hold(ask);
    await history.time.pass(50);
    expect([history.location.pathname, routed, ask.mock.calls]).toEqual(['/list', ['/list'], []]);
  });

  it('lets the next move begin only when it is back', async () => {
    const { history, moved, show, pressBack } = await onTheWay();
    let isOver = false;
    void moved.then(() => (isOver = true));
    await pressBack();
    show();
    await settle();
    expect(isOver).toBe(false);
    await history.time.pass(50);
    expect(isOver).toBe(false);
    show();
    await settle();
    expect(isOver).toBe(true);
  });

  it('lets no move begin while a page comes that back has led to', async () => {
    const { history, push, show, pressBack } = await onTheWay();
    show();
    await settle();
    await pressBack();
    await push('/other');
    expect(history.location.pathname).toBe('/list');
    show();
    await history.time.pass(50);
    expect(history.location.pathname).toBe('/other');
  });

  it('of a screen’s own arrow does the same', async () => {
    const { history, back, routed, show } = await onTheWay();
    show();
    await settle();
    void back.back();
    await history.time.pass(50);
    expect([history.location.pathname, routed]).toEqual(['/list', ['/list']]);
  });

  it('keeps the history when a layer replaces another', async () => {
    const { history, back } = await open();
    const release = back.hold(jest.fn());
    await settle();
    const go = jest.spyOn(history, 'go');
    release();
    back.hold(jest.fn());
    await settle();
    expect([history.entries.length, go.mock.calls]).toEqual([2, []]);
  });

  it('forgets its entry before another page comes', async () => {
    const { history, back, routed, push, show, pressBack } = await open();
    const close = jest.fn();
    const release = back.hold(close);
    await settle();
    await push('/list');
    await history.time.pass(50);
    show();
    release();
    await settle();
    expect(history.entries.map(({ url }) => url)).toEqual(['/home', '/list']);
    await pressBack();
    expect([close.mock.calls, history.at, routed]).toEqual([[], 0, ['/home']]);
  });

  it('skips an entry that was left behind', async () => {
    const { history, back, routed, show, pressBack } = await open();
    back.hold(jest.fn());
    await settle();
    // The document was left, e.g. for another site, and another page of the app was pushed.
    const idx = 1;
    history.isDeaf = true;
    void back.move(() => Promise.resolve(history.pushState({ idx, key: 'list' }, '', '/list')));
    await history.time.pass(6000);
    history.isDeaf = false;
    show();
    await settle();
    await pressBack();
    await history.time.pass(50);
    expect([history.at, routed]).toEqual([0, ['/home']]);
  });

  describe('on a device so slow that a layer closes long before its entry has gone', () => {
    /** One popup is closed, the next one is open, and the history traversal for the first is still pending. */
    async function nextPopup() {
      const world = await open();
      const { history, back } = world;
      const release = back.hold(jest.fn());
      await settle();
      history.delay = () => 2000;
      release();
      await history.time.pass(600);
      const close = jest.fn();
      const releaseNext = back.hold(close);
      await settle();
      history.delay = () => 5;
      return { ...world, close, releaseNext };
    }

    it('leaves the next popup open, and the back button still closes it', async () => {
      const { history, routed, pressBack, close } = await nextPopup();
      await history.time.pass(2000);
      expect([close.mock.calls.length, routed]).toEqual([0, []]);
      await pressBack();
      expect([close.mock.calls.length, history.at, routed]).toEqual([1, 0, []]);
    });

    it('lets a quick tap close the next popup meanwhile', async () => {
      const { history, routed, close, releaseNext } = await nextPopup();
      releaseNext();
      await history.time.pass(2000);
      expect([close.mock.calls.length, history.at, routed]).toEqual([0, 0, []]);
    });

    it('keeps the page that has come meanwhile', async () => {
      const { history, routed, push, show } = await nextPopup();
      await push('/list');
      await history.time.pass(600);
      show();
      await history.time.pass(2000);
      expect([history.location.pathname, routed]).toEqual(['/list', []]);
    });
  });

  it('has a timeout for a traversal that the browser swallows', async () => {
    const { history, back } = await open();
    back.hold(jest.fn());
    await settle();
    history.isDeaf = true;
    const dropped = back.drop();
    await history.time.pass(600);
    await expect(dropped).resolves.toBeUndefined();
  });

  it('takes away an entry that outlived a reload', async () => {
    const { history } = await open();
    history.pushState({ idx: 0, held: 1 });
    history.unload();
    const routed: string[] = [];
    history.listen(() => routed.push('router'));
    const reloaded = new HeldBack(history.page, { shown: () => '/home', report: jest.fn() });
    reloaded.arrived();
    await history.time.pass(50);
    expect([history.at, routed]).toEqual([0, []]);
  });

  it('keeps the state of the page, in which the router counts', async () => {
    const { history, back } = await open();
    back.hold(jest.fn());
    await settle();
    expect(history.state).toEqual({ idx: 0, held: 1 });
  });
});
