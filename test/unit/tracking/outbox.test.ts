import type { AppError } from '@/contract/errors';
import { memoryStorage } from '@/platform/fake';
import { Browser, ids, record } from './support/pages';
import { settled } from './support/settled';

const OFFLINE = (): AppError => ({ kind: 'network' });

describe('the outbox', () => {
  it('sends what was added, one by one where the backend takes no list, at most two at a time, and then keeps nothing', async () => {
    const browser = new Browser();
    const { outbox } = browser.open();
    ids(9).forEach((id) => outbox.add(record(id)));
    await browser.pass(5000);
    expect(browser.server.asked).toEqual(ids(9));
    expect(browser.server.most).toBe(2);
    expect(browser.kept()).toEqual([]);
    expect(browser.time.pending).toBe(0);
  });

  it('persists waiting events soon, and not one by one', async () => {
    const store = memoryStorage();
    const set = jest.spyOn(store, 'set');
    const browser = new Browser(store);
    const { outbox } = browser.open();
    ids(50).forEach((id) => outbox.add(record(id)));
    expect(set).not.toHaveBeenCalled();
    await browser.pass(1000);
    expect(browser.kept()).toEqual(ids(50));
    expect(set).toHaveBeenCalledTimes(1);
  });

  it('keeps the latest hundred, and nothing that is too large', async () => {
    const browser = new Browser();
    browser.server.answer = OFFLINE;
    const { outbox } = browser.open();
    outbox.add(record('large', { paras: { text: 'x'.repeat(5000) } }));
    ids(130).forEach((id) => outbox.add(record(id)));
    await browser.pass(1000);
    expect(browser.kept()).toEqual(ids(130).slice(30));
  });

  it('sends everything at once when the page hides, and has it written down by then', async () => {
    const browser = new Browser();
    const { outbox } = browser.open();
    outbox.add(record('a'));
    outbox.flush();
    expect(browser.kept()).toEqual(['a']);
    await settled();
    expect(browser.server.asked).toEqual(['a']);
    expect(browser.server.options).toEqual([{ outlivesPage: true }]);
  });

  it('also sends what arrives while it sends when the page hides, and nothing twice', async () => {
    const browser = new Browser();
    browser.server.isHolding = true;
    const { outbox } = browser.open();
    outbox.add(record('a'));
    outbox.flush();
    outbox.add(record('b'));
    outbox.flush();
    outbox.flush();
    await settled();
    expect(browser.server.asked).toEqual(['a', 'b']);
    await browser.server.letGo();
    await browser.pass(5000);
    expect(browser.server.asked).toEqual(['a', 'b']);
    expect(browser.kept()).toEqual([]);
  });

  it('tries again after 3 s, 6 s and so on up to a minute while there is no network', async () => {
    const browser = new Browser();
    browser.server.answer = OFFLINE;
    browser.open().outbox.add(record('a'));
    const times: number[] = [];
    const since = browser.time.now();
    for (let seconds = 0; seconds < 240; seconds += 1) {
      const before = browser.server.asked.length;
      await browser.pass(1000);
      if (browser.server.asked.length > before) times.push((browser.time.now() - since) / 1000);
    }
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toEqual([3, 6, 12, 24, 48, 60, 60]);
    expect(browser.kept()).toEqual(['a']);
  });

  it('sends when the network comes back', async () => {
    const browser = new Browser();
    browser.server.answer = OFFLINE;
    const { outbox, platform } = browser.open();
    outbox.add(record('a'));
    await browser.pass(20_000);
    browser.server.answer = () => null;
    const before = browser.server.asked.length;
    platform.setOnline(true);
    await browser.pass(1000);
    expect(browser.server.asked.slice(before)).toEqual(['a']);
    expect(browser.kept()).toEqual([]);
  });

  it.each<[string, AppError]>([
    ['refuses', { kind: 'business', code: '10000001', message: 'bad input' }],
    ['does not understand', { kind: 'http', status: 400 }],
  ])('drops a record that the server %s, and sends the others', async (_name, error) => {
    const browser = new Browser();
    browser.server.answer = ({ event_id }) => (event_id === 'e1' ? error : null);
    const { outbox } = browser.open();
    ids(4).forEach((id) => outbox.add(record(id)));
    await browser.pass(5000);
    expect(browser.server.asked).toEqual(ids(4));
    expect(browser.kept()).toEqual([]);
  });

  it.each<[string, AppError]>([
    ['is broken', { kind: 'http', status: 502 }],
    ['is busy', { kind: 'business', code: '10000006', message: 'too many' }],
    ['is a login page of the network, as in a hotel', { kind: 'decode', reason: 'html' }],
  ])('keeps records while the server %s', async (_name, error) => {
    const browser = new Browser();
    browser.server.answer = () => error;
    const { outbox } = browser.open();
    outbox.add(record('a'));
    await browser.pass(5000);
    browser.server.answer = () => null;
    await browser.pass(10_000);
    expect(browser.kept()).toEqual([]);
  });

  it('gives up on a record that the server cannot process', async () => {
    const browser = new Browser();
    browser.server.answer = ({ event_id }) => (event_id === 'e0' ? { kind: 'http', status: 500 } : null);
    const { outbox } = browser.open();
    ids(3).forEach((id) => outbox.add(record(id)));
    await browser.pass(120_000);
    expect(browser.kept()).toEqual([]);
    expect(browser.server.asked.filter((id) => id === 'e0')).toHaveLength(5);
    expect(browser.server.asked.filter((id) => id === 'e2')).toHaveLength(1);
  });

  it('sends what comes while it sends afterwards', async () => {
    const browser = new Browser();
    browser.server.isHolding = true;
    const { outbox } = browser.open();
    outbox.add(record('a'));
    await browser.pass(4000);
    outbox.add(record('b'));
    await browser.pass(4000);
    expect(browser.server.asked).toEqual(['a']);
    await browser.server.letGo();
    await browser.pass(7000);
    expect(browser.server.asked).toEqual(['a', 'b']);
    expect(browser.kept()).toEqual([]);
  });

  it('does not sign the records of one parent with the token of another', async () => {
    const browser = new Browser();
    const { outbox } = browser.open();
    outbox.add(record('a'));
    browser.userId = 0;
    await browser.pass(5000);
    expect(browser.server.options).toEqual([{ outlivesPage: true, token: '' }]);
  });
});

describe('after a reload', () => {
  it('sends what the page before could not', async () => {
    const browser = new Browser();
    browser.server.answer = OFFLINE;
    browser.open().outbox.add(record('a'));
    await browser.pass(5000);
    const reloaded = new Browser(browser.store);
    reloaded.open();
    await reloaded.pass(20_000);
    expect(reloaded.server.asked).toEqual(['a']);
    expect(reloaded.kept()).toEqual([]);
  });

  it.each([
    ['no JSON', '{"version":1,'],
    ['something else', '{"version":1,"value":[1,2]}'],
    ['no records', '{"version":1,"value":{"owner":"","until":0,"records":[null,7,{"event_id":1}]}}'],
  ])('is not troubled by %s in the storage', async (_name, text) => {
    const store = memoryStorage();
    store.set('wandou.trackedEvents', text);
    const browser = new Browser(store);
    const { outbox } = browser.open();
    outbox.add(record('a'));
    await browser.pass(5000);
    expect(browser.server.asked).toEqual(['a']);
    expect(browser.kept()).toEqual([]);
  });
});

describe('two pages of one browser', () => {
  it('send every record once', async () => {
    const browser = new Browser();
    const [first, second] = [browser.open(), browser.open()];
    ids(10).forEach((id, index) => (index % 2 ? first : second).outbox.add(record(id)));
    await browser.pass(30_000);
    expect([...browser.server.asked].sort()).toEqual(ids(10));
    expect(browser.kept()).toEqual([]);
  });

  it('never send the same at the same time, however slow the server is', async () => {
    const browser = new Browser();
    browser.server.isHolding = true;
    const [first, second] = [browser.open(), browser.open()];
    first.outbox.add(record('a'));
    await browser.pass(5000);
    second.outbox.add(record('b'));
    await browser.pass(60_000);
    expect(browser.server.asked).toEqual(['a']);
    await browser.server.letGo();
    await browser.pass(20_000);
    expect(browser.server.asked).toEqual(['a', 'b']);
  });

  it('wait a quarter of a minute for one that died while it sent', async () => {
    const browser = new Browser();
    browser.server.isHolding = true;
    browser.open().outbox.add(record('a'));
    await browser.pass(3000);
    expect(browser.server.asked).toEqual(['a']);
    const later = new Browser(browser.store);
    later.time.advance(3000);
    later.open();
    await later.pass(10_000);
    expect(later.server.asked).toEqual([]);
    await later.pass(10_000);
    expect(later.server.asked).toEqual(['a']);
  });

  it('do not wait for a lease of the future, left by a clock that was set back', async () => {
    const store = memoryStorage();
    const lease = { owner: 'other', until: Date.parse('2030-01-01'), records: [record('a')] };
    store.set('wandou.trackedEvents', JSON.stringify({ version: 1, value: lease }));
    const browser = new Browser(store);
    browser.open();
    await browser.pass(4000);
    expect(browser.server.asked).toEqual(['a']);
  });
});

describe('a storage that is full', () => {
  it('loses no event while the page is open', async () => {
    const browser = new Browser({ get: () => null, set: () => false, remove: () => undefined });
    const { outbox } = browser.open();
    ids(3).forEach((id) => outbox.add(record(id)));
    await browser.pass(1500);
    outbox.add(record('late'));
    await browser.pass(10_000);
    expect(browser.server.asked).toEqual([...ids(3), 'late']);
  });
});
