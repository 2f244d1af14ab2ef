import { HeldBack } from '@/platform/web/back';
import { open, settle } from './support/fake-history';

describe('the back button', () => {
  it('closes what lies over the page and leaves the page where it is', async () => {
    const { history, back, pressBack } = open();
    const close = jest.fn();
    back.hold(close);
    await settle();
    await pressBack();
    expect(close).toHaveBeenCalledTimes(1);
    expect([history.at, history.seen]).toEqual([0, []]);
  });

  it('closes one layer after another, the last first', async () => {
    const { history, back, pressBack } = open();
    const closed: string[] = [];
    back.hold(() => closed.push('sheet'));
    back.hold(() => closed.push('dialog'));
    await settle();
    expect(history.entries).toHaveLength(3);
    await pressBack();
    await pressBack();
    expect([closed, history.at]).toEqual([['dialog', 'sheet'], 0]);
  });

  it('goes back as ever once nothing lies over the page', async () => {
    const { history, back, pressBack } = open();
    history.pushState({ idx: 1 });
    const release = back.hold(jest.fn());
    await settle();
    release();
    await settle();
    expect([history.at, history.seen]).toEqual([1, []]);
    await pressBack();
    expect(history.seen).toEqual(['router: 0']);
  });

  it('waits for a page that is on its way, which the router would show all the same', async () => {
    const { history, back, pressBack } = open();
    history.pushState({ idx: 1 });
    let arrive = (): void => undefined;
    void back.moving(new Promise((resolve) => (arrive = resolve)));
    await pressBack();
    // The address is that of the page that is to come, and the router has heard of nothing.
    expect([history.at, history.seen]).toEqual([1, []]);
    arrive();
    await settle();
    expect([history.at, history.seen]).toEqual([0, ['router: 0']]);
    history.pushState({ idx: 1 });
    await pressBack();
    expect(history.seen).toEqual(['router: 0', 'router: 0']);
  });

  describe('pressed twice while a page is on its way', () => {
    /** The third page is on its way, back was pressed, and our way forward to it takes a while. */
    async function pressedOnce() {
      const { history, back, pressBack } = open();
      history.pushState({ idx: 1 });
      history.pushState({ idx: 2 });
      let arrive = (): void => undefined;
      void back.moving(new Promise((resolve) => (arrive = resolve)));
      const pressed = pressBack();
      history.isSlow = true;
      await pressed;
      return { history, pressBack, arrive: () => (arrive(), settle()) };
    }

    it('leads two pages back when the second press comes first', async () => {
      const { history, pressBack, arrive } = await pressedOnce();
      const forward = history.takeUnderWay();
      await pressBack();
      forward();
      await settle();
      expect([history.at, history.seen]).toEqual([2, []]);
      await arrive();
      expect([history.at, history.seen]).toEqual([0, ['router: 0']]);
    });

    it('leads two pages back when the second press takes the place of our way forward', async () => {
      const { history, pressBack, arrive } = await pressedOnce();
      history.takeUnderWay();
      await pressBack();
      history.runTimers();
      await settle();
      expect([history.at, history.seen]).toEqual([2, []]);
      await arrive();
      expect([history.at, history.seen]).toEqual([0, ['router: 0']]);
    });

    it('leads two pages back when our way forward begins where the second press has led', async () => {
      const { history, pressBack, arrive } = await pressedOnce();
      history.takeUnderWay();
      await pressBack();
      history.go(1);
      await settle();
      expect([history.at, history.seen]).toEqual([2, []]);
      await arrive();
      expect([history.at, history.seen]).toEqual([0, ['router: 0']]);
    });
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'is not confused by the timer of a closed layer, %d turns later',
    async (turns) => {
      const { history, back } = open();
      const release = back.hold(jest.fn());
      await settle();
      release();
      await settle();
      const ofTheLayer = history.timersSoFar();
      history.pushState({ idx: 1 });
      let arrive = (): void => undefined;
      void back.moving(new Promise((resolve) => (arrive = resolve)));
      history.go(-1);
      // The page is being brought forward again; the timer of the closed layer runs out just then.
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      ofTheLayer.forEach((run) => run());
      await settle();
      arrive();
      await settle();
      expect([history.at, history.seen]).toEqual([0, ['router: 0']]);
    },
  );

  it('is the router’s when it came in the moment in which a layer was about to hold it', async () => {
    const { history, back } = open();
    history.pushState({ idx: 1 });
    const ask = jest.fn();
    back.hold(ask);
    await settle();
    // The browser did not know of the layer's entry yet: it went from the page to the one before.
    history.go(-2);
    await settle();
    expect([history.at, history.seen, ask.mock.calls]).toEqual([0, ['router: 0'], []]);
  });

  it('lets the next move begin only when it is back', async () => {
    const { history, back, pressBack } = open();
    history.pushState({ idx: 1 });
    let arrive = (): void => undefined;
    const moved = back.moving(new Promise((resolve) => (arrive = resolve))).then(() => history.at);
    await pressBack();
    arrive();
    expect(await moved).toBe(0);
  });

  it('leaves a page alone that has arrived before anybody went back', async () => {
    const { history, back } = open();
    history.pushState({ idx: 1 });
    await back.moving(Promise.resolve());
    expect([history.at, history.seen]).toEqual([1, []]);
  });

  it('leaves the history alone when a layer takes the place of another', async () => {
    const { history, back } = open();
    const release = back.hold(jest.fn());
    await settle();
    const go = jest.spyOn(history, 'go');
    release();
    back.hold(jest.fn());
    await settle();
    expect([history.entries.length, go.mock.calls]).toEqual([2, []]);
  });

  it('forgets its entry before another page comes', async () => {
    const { history, back, pressBack } = open();
    const close = jest.fn();
    const release = back.hold(close);
    await settle();
    await back.drop();
    history.pushState({ idx: 1 });
    release();
    await settle();
    await pressBack();
    expect([close.mock.calls, history.at, history.seen]).toEqual([[], 0, ['router: 0']]);
  });

  it('has left its entry before another page comes, also when the layer closed just before', async () => {
    const { history, back } = open();
    const release = back.hold(jest.fn());
    await settle();
    release();
    // The release is on its way back while the next page is asked for.
    await Promise.resolve();
    await back.drop();
    history.pushState({ idx: 1 });
    await settle();
    expect([history.at, history.entries]).toEqual([1, [{ idx: 0 }, { idx: 1 }]]);
  });

  it('skips an entry that was left behind', async () => {
    const { history, back, pressBack } = open();
    back.hold(jest.fn());
    await settle();
    // The page left by itself, e.g. for another site, and a page of ours came over it.
    history.pushState({ idx: 1 });
    await back.drop();
    await pressBack();
    await settle();
    expect([history.at, history.seen]).toEqual([0, ['router: 0']]);
  });

  describe('on a device so slow that a layer closes long before its entry has gone', () => {
    /** One popup has been put away, the next one shows, and the first one's way back is still under way. */
    async function nextPopup() {
      const { history, back, pressBack } = open();
      const release = back.hold(jest.fn());
      await settle();
      history.isSlow = true;
      release();
      await settle();
      history.runTimers();
      await settle();
      const close = jest.fn();
      const releaseNext = back.hold(close);
      await settle();
      return { history, pressBack, close, releaseNext };
    }

    it('leaves the next popup open, and the back button still closes it', async () => {
      const { history, pressBack, close } = await nextPopup();
      history.arrive();
      await settle();
      expect([close.mock.calls.length, history.seen]).toEqual([0, []]);
      await pressBack();
      expect([close.mock.calls.length, history.at, history.seen]).toEqual([1, 0, []]);
    });

    it('lets a hasty finger close the next popup meanwhile', async () => {
      const { history, close, releaseNext } = await nextPopup();
      releaseNext();
      history.arrive();
      await settle();
      expect([close.mock.calls.length, history.at, history.seen]).toEqual([0, 0, []]);
    });
  });

  it('does not wait for ever for a traversal that the browser swallows', async () => {
    const { history, back } = open();
    back.hold(jest.fn());
    await settle();
    jest.spyOn(history, 'go').mockImplementation(() => undefined);
    const dropped = back.drop();
    await settle();
    history.runTimers();
    await expect(dropped).resolves.toBeUndefined();
  });

  it('takes away an entry that outlived a reload', async () => {
    const { history } = open();
    history.pushState({ idx: 0, isHeld: true });
    const reloaded = new HeldBack(history.page);
    await settle();
    expect([reloaded, history.at, history.seen]).toEqual([reloaded, 0, []]);
  });

  it('keeps the state of the page, in which the router counts', async () => {
    const { history, back } = open();
    back.hold(jest.fn());
    await settle();
    expect(history.state).toEqual({ idx: 0, isHeld: true });
  });
});
