import type { AppError } from '@/contract/errors';
import { MOST_TOGETHER } from '@/contract/together';
import { Browser, ids, record } from './support/pages';

const OFFLINE = (): AppError => ({ kind: 'network' });

describe('the outbox, where records go together,', () => {
  it('sends all that one request holds at the same time', async () => {
    const browser = new Browser();
    browser.isTogether = true;
    browser.server.isHolding = true;
    const { outbox } = browser.open();
    ids(30).forEach((id) => outbox.add(record(id)));
    await browser.pass(3000);
    expect(browser.server.asked).toEqual(ids(MOST_TOGETHER));
    await browser.server.letGo();
    await browser.pass(5000);
    expect(browser.server.asked).toEqual(ids(30));
    expect(browser.server.most).toBe(MOST_TOGETHER);
    expect(browser.kept()).toEqual([]);
    expect(browser.time.pending).toBe(0);
  });

  it('keeps all of a round that nobody answered, and sends each once more, together or not', async () => {
    const browser = new Browser();
    browser.isTogether = true;
    browser.server.answer = OFFLINE;
    const { outbox } = browser.open();
    ids(30).forEach((id) => outbox.add(record(id)));
    await browser.pass(3500);
    expect(browser.kept()).toEqual(ids(30));
    const before = browser.server.asked.length;
    browser.server.answer = () => null;
    browser.isTogether = false;
    await browser.pass(10_000);
    expect(browser.server.asked.slice(before)).toEqual(ids(30));
    expect(browser.kept()).toEqual([]);
  });

  it('drops nothing but what is refused, of those that went together', async () => {
    const browser = new Browser();
    browser.isTogether = true;
    browser.server.answer = ({ event_id }) =>
      event_id === 'e1'
        ? { kind: 'http', status: 400 }
        : event_id === 'e2'
          ? { kind: 'http', status: 502 }
          : null;
    const { outbox } = browser.open();
    ids(4).forEach((id) => outbox.add(record(id)));
    await browser.pass(5000);
    expect(browser.kept()).toEqual(['e2']);
  });
});
