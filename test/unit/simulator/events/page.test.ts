import { JSDOM } from 'jsdom';
import { LOG_KEY, QUEUE_KEY, shownEvents, watchReports } from '@/simulator/events/log';
import { showEvents } from '@/simulator/events/page';
import { aRecord } from './a-record';

const REPORT = '/buriedData/writeKafka';
const LIST = '/buriedData/writeEvents';
const answer = (code: string, status = 200) =>
  new Response(JSON.stringify({ code, message: '', data: null }), { status });

/** A tab of the app next to the page that shows its events. */
function open(reply: () => Promise<Response> = () => Promise.resolve(answer('0'))) {
  const page = new JSDOM('<!doctype html><body></body>', { url: 'https://app.example/__events' }).window;
  const { localStorage } = page;
  const app = { fetch: jest.fn(reply) as unknown as typeof fetch, localStorage };
  const sent = app.fetch;
  app.fetch = watchReports(app.fetch, app.localStorage);
  const report = async (record: object, path = REPORT) => {
    const init = { method: 'POST', body: JSON.stringify(record) };
    await app.fetch(path, init).catch(() => undefined);
  };
  const queue = (...records: object[]) =>
    localStorage.setItem(QUEUE_KEY, JSON.stringify({ version: 1, value: { owner: '', until: 0, records } }));
  let look: () => void = () => undefined;
  const show = () => {
    showEvents(page as unknown as Window, (run) => void (look = run));
    const root = page.document.querySelector('[data-tracked-events]')?.shadowRoot;
    if (!root) throw new Error('There is no page');
    const rows = () => [...root.querySelectorAll<HTMLDetailsElement>('.event')];
    const states = () => rows().map((row) => row.querySelector('.state')?.textContent);
    const names = () => rows().map((row) => row.querySelector('.event-name')?.textContent);
    return { root, rows, states, names };
  };
  return { page, localStorage, sent, report, queue, show, look: () => look() };
}

const LOGOUT = aRecord('logout', { page: 'mine' });

describe('the page of tracked events', () => {
  it('says what to do while there is none', () => {
    const { root } = open().show();
    expect(root.textContent).toContain('还没有事件。在另一个标签页里打开应用，点几下试试。');
  });

  it('shows what waits and what was sent, the latest first, and each event once', async () => {
    const tab = open();
    const later = aRecord('pull_refresh', { page: 'home' }, 'session-2', 1_795_226_401_000);
    tab.queue(LOGOUT, later);
    const { states, names, root } = tab.show();
    expect([names(), states()]).toEqual([
      ['pull_refresh', 'logout'],
      ['等待发送', '等待发送'],
    ]);
    await tab.report(LOGOUT);
    tab.queue(later);
    tab.look();
    expect(states()).toEqual(['等待发送', '已发送']);
    expect(root.textContent).toContain('共 2 条，等待发送 1 条，有问题 0 条');
  });

  it('shows each of those that went in one request, and the result of each in a refused list', async () => {
    const replies = [answer('0'), answer('10000001', 400), answer('10000001', 400)];
    const tab = open(() => Promise.resolve(replies.shift() ?? answer('0')));
    const refresh = aRecord('pull_refresh', { page: 'home' }, 'session-2', 1_795_226_401_000);
    tab.queue(LOGOUT, refresh);
    const { states } = tab.show();
    await tab.report({ events: [LOGOUT] }, LIST);
    await tab.report({ events: [refresh] }, LIST);
    tab.look();
    expect(states()).toEqual(['等待发送', '已发送']);
    await tab.report(refresh);
    tab.queue();
    tab.look();
    expect(states()).toEqual(['服务器不接受：10000001', '已发送']);
  });

  it.each([
    [
      'the network is down',
      () => Promise.reject(new TypeError('Failed to fetch')),
      '发送失败，等待重试：网络不通',
    ],
    [
      'the server broke',
      () => Promise.resolve(new Response('', { status: 502 })),
      '发送失败，等待重试：HTTP 502',
    ],
  ])('says why it waits: %s', async (_why, reply, words) => {
    const tab = open(reply);
    tab.queue(LOGOUT);
    await tab.report(LOGOUT);
    const { states } = tab.show();
    expect(states()).toEqual([words]);
    tab.queue();
    tab.look();
    expect(states()).toEqual([words.replace('发送失败，等待重试', '已放弃')]);
  });

  it('says what the server does not take', async () => {
    const tab = open(() => Promise.resolve(answer('400', 400)));
    await tab.report(LOGOUT);
    expect(tab.show().states()).toEqual(['服务器不接受：400']);
  });

  it('leaves reports as they are, and writes down nothing else', async () => {
    const tab = open();
    await tab.report(LOGOUT);
    await tab.report({ event_id: 'x' }, '/v1/other');
    expect(tab.sent).toHaveBeenCalledWith(REPORT, { method: 'POST', body: JSON.stringify(LOGOUT) });
    expect(shownEvents(tab.localStorage)).toHaveLength(1);
  });

  it('marks personal data in red, and neither shows nor keeps it', async () => {
    const tab = open();
    await tab.report(aRecord('logout', { page: '13800000001' }));
    const { rows, root } = tab.show();
    expect(rows()[0]?.className).toContain('event--private');
    expect(root.textContent).toContain('含有个人信息！已遮盖');
    expect(root.querySelector('textarea')?.value).not.toContain('13800000001');
    expect(tab.localStorage.getItem(LOG_KEY)).not.toContain('13800000001');
  });

  it('is filtered by name and by faults, and cleared', async () => {
    const tab = open();
    await tab.report(LOGOUT);
    await tab.report(aRecord('pull_refresh', {}, 'session-2'));
    const { names, root } = tab.show();
    const filter = root.querySelector<HTMLInputElement>('[type="search"]');
    const type = (text: string) => {
      if (!filter) throw new Error('There is no filter');
      filter.value = text;
      filter.dispatchEvent(new tab.page.Event('input'));
    };
    type('log');
    expect(names()).toEqual(['logout']);
    type('nothing');
    expect(root.textContent).toContain('没有符合筛选的事件。');
    type('');
    root.querySelector<HTMLInputElement>('[type="checkbox"]')?.click();
    expect(names()).toEqual(['pull_refresh']);
    expect(root.textContent).toContain('缺少 paras.page');
    [...root.querySelectorAll('button')].find((one) => one.textContent === '清空')?.click();
    expect(names()).toEqual([]);
  });

  it('copies an event', async () => {
    const tab = open();
    const copied: string[] = [];
    Object.assign(tab.page.navigator, { clipboard: { writeText: (text: string) => void copied.push(text) } });
    await tab.report(LOGOUT);
    const { rows } = tab.show();
    const button = rows()[0]?.querySelector('button');
    button?.click();
    await new Promise((resolve) => setImmediate(resolve));
    expect(JSON.parse(copied[0] ?? '')).toEqual(LOGOUT);
    expect(button?.textContent).toBe('已复制');
  });

  it('stays as it is while nothing happens: a tester may be reading it', async () => {
    const tab = open();
    await tab.report(LOGOUT);
    const { rows } = tab.show();
    const [row] = rows();
    tab.look();
    expect(rows()[0]).toBe(row);
  });
});
