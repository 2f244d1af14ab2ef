import { onTheWay, settle } from './support/fake-history';

describe('page and address', () => {
  it('that are apart for a second are brought together, which is reported', async () => {
    const { history, routed, reports, show } = await onTheWay();
    show('/list');
    await history.time.pass(900);
    expect([routed, reports]).toEqual([[], []]);
    await history.time.pass(200);
    expect([routed, reports]).toEqual([['/lesson'], ['page /list at the address /lesson']]);
    show();
    await history.time.pass(5000);
    expect([reports.length, history.reloads]).toEqual([1, 0]);
  });

  it('that stay apart are loaded again, once', async () => {
    const { history, show } = await onTheWay();
    show('/list');
    await history.time.pass(1100);
    show('/list');
    await history.time.pass(10_000);
    expect(history.reloads).toBe(1);
    expect(history.state).toMatchObject({ isReloaded: true });
  });

  it('are apart where the page did not come, which the parent is asked about', async () => {
    const { history, back, routed, reports } = await onTheWay();
    back.failed();
    await history.time.pass(5000);
    expect([routed, reports]).toEqual([[], []]);
  });

  it('are together where the page has another address of its own by now', async () => {
    const { history, back, reports, show } = await onTheWay();
    show();
    await settle();
    history.replaceState(history.state, '', '/lesson-of-today?id=7');
    back.readdressed();
    await history.time.pass(5000);
    expect(reports).toEqual([]);
  });

  it('that the router left together hold nothing up, though it says nothing', async () => {
    const { history, moved, look } = await onTheWay();
    let isOver = false;
    void moved.then(() => (isOver = true));
    look('/lesson');
    await history.time.pass(1100);
    expect(isOver).toBe(true);
  });
});
