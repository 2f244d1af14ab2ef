import { JSDOM } from 'jsdom';
import { TestBackend } from '@/simulator/console/backend';
import { FailedCalls } from '@/simulator/console/failed-calls';
import { PagePopups } from '@/simulator/console/popups';
import { showBadge } from '@/simulator/console';
import type { Page } from '@/simulator/console/tab';

/** A page with the badge; `text`: the scenario of the tab. */
function open(
  text?: string,
  problems: readonly string[] = [],
  failures = new FailedCalls(() => 0),
  popups = new PagePopups(),
) {
  const page = new JSDOM('<!doctype html><body></body>', { url: 'https://app.example/index' })
    .window as unknown as Page;
  const backend = new TestBackend(() => Promise.resolve(new Response('{"testing":true}')), '');
  const back: (() => void)[] = [];
  showBadge({
    page,
    backend,
    failures,
    popups,
    kept: text === undefined ? undefined : { text, offsetMs: 0, problems },
    holdBack: (onBack) => {
      back.push(onBack);
      return () => void back.splice(back.indexOf(onBack), 1);
    },
  });
  const root = page.document.querySelector('[data-scenario-console]')?.shadowRoot;
  if (!root) throw new Error('There is no badge');
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = root.querySelector<T>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  const field = (label: string) => find<HTMLInputElement & HTMLSelectElement>(`[aria-label="${label}"]`);
  const choose = (label: string, value: string): void => {
    field(label).value = value;
    field(label).dispatchEvent(new page.Event('change'));
    field(label).dispatchEvent(new page.Event('input'));
  };
  const address = () => decodeURIComponent(field('地址').value.replace(/.*scenario=/, ''));
  const isOpen = () => root.querySelector('.panel') !== null;
  find('.badge').click();
  return { page, root, back, find, choose, address, isOpen };
}

describe('the console', () => {
  it('makes an address of what is picked', () => {
    const { find, choose, address } = open();
    expect(address()).toBe('v1;runtime=web');
    choose('运行环境', 'ios');
    choose('App 版本', '1.9.0');
    choose('桥接方言', 'wvjb5');
    choose('账号', 'demo10');
    choose('日期', '2026-12-01T08:00');
    choose('签到', 'yes');
    choose('新生场景', 'none');
    [...find('.panel').querySelectorAll('button')].find((one) => one.textContent === '添加一个接口')?.click();
    choose('失败方式', 'http');
    expect(address()).toBe(
      'v1;runtime=ios;appVersion=1.9.0;dialect=wvjb5;account=demo10;date=2026-12-01T08:00;' +
        'due=checkIn,freshman:none;calls=all:2000ms~http500',
    );
    choose('运行环境', 'web');
    choose('账号', 'nobody');
    expect(address()).toBe('v1;runtime=web;account=nobody;date=2026-12-01T08:00;calls=all:2000ms~http500');
  });

  it('starts from the scenario of the tab, and says what of it is not in effect until it is changed', () => {
    const { find, choose, address } = open('v1;runtime=wechat;account=demo6;mood=good', ['mood']);
    expect(address()).toBe('v1;runtime=wechat;account=demo6');
    expect(find('li').textContent).toBe('mood');
    choose('账号', 'demo7');
    expect(find('.panel').querySelector('li')).toBeNull();
  });

  it('lists which calls failed and why, and leads to the tracked events', () => {
    const failures = new FailedCalls(() => 0);
    failures.list = [{ call: 'getSourceId', why: 'HTTP 500', at: 0 }];
    const { find } = open(undefined, [], failures);
    expect(find('li').textContent).toContain('getSourceId：HTTP 500');
    expect(find('a').getAttribute('href')).toBe('/__events');
  });

  it('lists which popups of the pages wait and why, and where hidden entries are explained', () => {
    const popups = new PagePopups();
    const waiting = [{ id: 'configured', why: ['limit', 'hidden'] }];
    popups.watchPopups(() => ({ page: '首页', shown: ['age', 'checkIn'], waiting }));
    const leave = popups.watchPopups(() => ({
      page: '消息',
      shown: [],
      waiting: [{ id: 'notification', why: [] }],
    }));
    leave();
    const { find } = open(undefined, [], undefined, popups);
    const lines = [...find('.panel').querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['首页 configured：这次连续弹出的已到上限，所在页面不在最前面']);
    expect(find('.panel').textContent).toContain('这次已弹出：age、checkIn');
    expect(find('.panel').textContent).toContain('“入口规则”表');
  });

  it('says at once what is wrong with a field', () => {
    const { find, choose } = open();
    choose('运行环境', 'android');
    choose('App 版本', 'new');
    expect(find('li').textContent).toContain('appVersion');
  });

  it('closes with the back button, and with Escape, which nothing under it receives', () => {
    const { page, find, back, isOpen } = open();
    back[0]?.();
    expect(isOpen()).toBe(false);
    back.length = 0;
    find('.badge').click();
    const received: string[] = [];
    page.addEventListener('keydown', () => received.push('page'));
    const escape = { key: 'Escape', bubbles: true, composed: true };
    find('.panel').dispatchEvent(new page.KeyboardEvent('keydown', escape));
    expect([isOpen(), received, back]).toEqual([false, [], []]);
  });
});
