import type { AppError } from '@/contract/errors';
import { MOST_EVENTS } from '@/contract/tracking/values';
import { Browser, ids, record } from './support/pages';
import { settled } from './support/settled';

const OFFLINE = (): AppError => ({ kind: 'network' });

function withLists(): Browser {
  const browser = new Browser();
  browser.server.takesLists = true;
  return browser;
}

describe('the outbox, where the backend takes a list,', () => {
  it('sends what came in a few seconds in one request', async () => {
    const browser = withLists();
    const { outbox } = browser.open();
    ids(9).forEach((id) => outbox.add(record(id)));
    await browser.pass(5000);
    expect(browser.server.lists).toEqual([ids(9)]);
    expect(browser.kept()).toEqual([]);
    expect(browser.time.pending).toBe(0);
  });

  it('sends one that came alone as the specification has it', async () => {
    const browser = withLists();
    browser.open().outbox.add(record('a'));
    await browser.pass(5000);
    expect(browser.server.lists).toEqual([]);
    expect(browser.server.asked).toEqual(['a']);
  });

  it('sends no more in one than it takes, and than may outlive a page, two at a time', async () => {
    const browser = withLists();
    browser.server.isHolding = true;
    const { outbox } = browser.open();
    ids(MOST_EVENTS + 10).forEach((id) => outbox.add(record(id)));
    const large = Array.from({ length: 12 }, (_, index) => `large-${index}`);
    large.forEach((id) => outbox.add(record(id, { paras: { text: 'x'.repeat(3000) } })));
    outbox.flush();
    await settled();
    expect(browser.server.lists[0]).toEqual(ids(MOST_EVENTS));
    expect(browser.server.most).toBe(2);
    await browser.server.letGo();
    await browser.pass(5000);
    expect(browser.server.lists.every((list) => list.filter((id) => large.includes(id)).length < 10)).toBe(
      true,
    );
    expect(browser.server.asked).toEqual([...ids(MOST_EVENTS + 10), ...large]);
  });

  it('keeps all of a list without an answer, and sends it once more', async () => {
    const browser = withLists();
    browser.server.answer = OFFLINE;
    const { outbox } = browser.open();
    ids(30).forEach((id) => outbox.add(record(id)));
    await browser.pass(3500);
    expect(browser.kept()).toEqual(ids(30));
    browser.server.answer = () => null;
    await browser.pass(10_000);
    expect(browser.server.lists).toEqual([ids(30), ids(30)]);
    expect(browser.kept()).toEqual([]);
  });

  it('sends those of a list that was refused one by one, and drops nothing but what is refused', async () => {
    const browser = withLists();
    browser.server.answer = ({ event_id }) => (event_id === 'e1' ? { kind: 'http', status: 400 } : null);
    const { outbox } = browser.open();
    ids(4).forEach((id) => outbox.add(record(id)));
    await browser.pass(5000);
    expect(browser.server.lists).toEqual([ids(4)]);
    expect(browser.server.alone).toEqual(ids(4));
    expect(browser.kept()).toEqual([]);
  });

  it('is not held up by one that the server chokes on', async () => {
    const browser = withLists();
    browser.server.answer = ({ event_id }) => (event_id === 'e0' ? { kind: 'http', status: 500 } : null);
    const { outbox } = browser.open();
    ids(3).forEach((id) => outbox.add(record(id)));
    await browser.pass(120_000);
    expect(browser.kept()).toEqual([]);
    expect(browser.server.alone.filter((id) => id === 'e0')).toHaveLength(5);
    expect(browser.server.alone.filter((id) => id === 'e2')).toHaveLength(1);
  });

  it('puts records of one parent into no list with those of another', async () => {
    const browser = withLists();
    const { outbox } = browser.open();
    ['a', 'b'].forEach((id) => outbox.add(record(id, { user_id: 41 })));
    ['c', 'd'].forEach((id) => outbox.add(record(id)));
    await browser.pass(5000);
    expect(browser.server.lists).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(browser.server.options).toEqual([{ outlivesPage: true, token: '' }, { outlivesPage: true }]);
  });
});

it('a gateway without lists is asked for one once, and gets each event by itself', async () => {
  const browser = new Browser();
  const { outbox } = browser.open();
  ids(5).forEach((id) => outbox.add(record(id)));
  await browser.pass(5000);
  ids(9)
    .slice(5)
    .forEach((id) => outbox.add(record(id)));
  await browser.pass(5000);
  expect(browser.server.lists).toEqual([ids(5)]);
  expect(browser.server.alone).toEqual(ids(9));
  expect(browser.server.most).toBe(2);
  expect(browser.kept()).toEqual([]);
});
