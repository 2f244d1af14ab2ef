import { act } from 'react';
import { linksCalls } from '@/contract/links/calls';
import { Runtime } from '@/contract/host';
import IframePage from '@/pages/links/iframe-page';
import { FRAME_TIMEOUT_MS } from '@/pages/links/iframe-page/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const ORIGIN = 'https://app.example';
const LINK = 'https://pages.example/camp?id=1';
const TRUSTED = 'trusted.example';

const open = (url?: string, { name, origin = ORIGIN }: { name?: string; origin?: string } = {}) =>
  openScreen('iframePage', IframePage, {
    user: TEST_USER,
    student: OFFICIAL,
    api: new FakeApi().on(linksCalls.oneTimeLinkToken, { token: 'once' }),
    config: { trustedLinkHosts: [TRUSTED], h5Origin: ORIGIN },
    platform: {
      runtime: Runtime.web,
      location: () => ({ origin, host: origin.split('//')[1] ?? '', path: '/iframePage', href: origin }),
    },
    query: { url, name },
  });
type Screen = Awaited<ReturnType<typeof open>>;

const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');
const fire = (target: EventTarget | null, event: Event) =>
  act(async () => {
    target?.dispatchEvent(event);
    await Promise.resolve();
  });
const heldBack = (screen: Screen) =>
  fire(
    screen.byClass('iframe-page').ownerDocument,
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' }),
  );
const isEmpty = (url: string) =>
  Object.defineProperty(frame() ?? {}, 'contentDocument', { value: { URL: url }, configurable: true });

afterEach(() => jest.restoreAllMocks());

describe('an external page', () => {
  test('shows in a frame, under its host’s name, with a link out beside it', async () => {
    const screen = await open(LINK, { name: '编程趣味挑战营' });
    expect(frame()?.src).toBe(LINK);
    expect([screen.hasText('编程趣味挑战营'), screen.hasText('pages.example')]).toEqual([true, true]);
    expect(screen.allByClass('iframe-page__skeleton')).toHaveLength(1);
    await fire(frame(), new Event('load'));
    expect(screen.allByClass('iframe-page__skeleton')).toHaveLength(0);
    await screen.tap('在外部打开');
    expect(screen.platform.log.opened).toEqual([LINK]);
  });

  test('runs as its own site, and leads away only where the parent taps', async () => {
    await open(LINK);
    const may = frame()?.getAttribute('sandbox')?.split(' ');
    expect(may).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin']));
    expect(may).toContain('allow-top-navigation-by-user-activation');
    expect(may).not.toContain('allow-top-navigation');
  });

  test('gets the one-time token where the operator trusts its host, by https alone', async () => {
    await open(`https://${TRUSTED}/a`);
    expect(frame()?.src).toBe(`https://${TRUSTED}/a?token=once`);
    const other = await open(LINK);
    expect([frame()?.src, other.api.requests(linksCalls.oneTimeLinkToken)]).toEqual([LINK, []]);
    const plain = await open(`http://${TRUSTED}/a`, { origin: 'http://localhost:8080' });
    expect([frame()?.src, plain.api.requests(linksCalls.oneTimeLinkToken)]).toEqual([
      `http://${TRUSTED}/a`,
      [],
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'https://trusted.example@evil.example/',
    'https:\\\\evil.example',
    '//evil.example',
    '',
    undefined,
    `${ORIGIN}/iframePage?url=https%3A%2F%2Fpages.example`,
    `${ORIGIN}/iframePage/?url=${encodeURIComponent(`${ORIGIN}/iframePage`)}`,
  ])('is never shown from %p', async (url) => {
    const screen = await open(url);
    expect([frame(), screen.hasText('这个链接无法打开')]).toEqual([null, true]);
    await screen.tap('回首页');
    expect(screen.platform.navigation.last?.url).toContain('home/home');
  });

  test('of our own is no frame: it shows itself in its place', async () => {
    const screen = await open(`${ORIGIN}/syllabus?step=S1`);
    expect(frame()).toBeNull();
    expect(screen.platform.navigation.last).toEqual({
      how: 'replace',
      url: '/pages/courses/syllabus/index?step=S1',
    });
  });

  test('that the backend serves under our own origin gets neither scripts nor our origin', async () => {
    await open(`${ORIGIN}/demo/pages/code/camp`);
    expect(frame()?.src).toBe(`${ORIGIN}/demo/pages/code/camp`);
    expect(frame()?.getAttribute('sandbox')).not.toMatch(/allow-scripts|allow-same-origin/);
  });
});

describe('a frame that does not show', () => {
  test('because it is empty, is refused and opens outside', async () => {
    const screen = await open(LINK);
    isEmpty('about:blank');
    await fire(frame(), new Event('load'));
    expect(screen.hasText('这个网站不允许在这里显示')).toBe(true);
    await screen.tap(screen.byClass('empty-state__action'));
    expect(screen.platform.log.opened).toEqual([LINK]);
  });

  test('in time says so, stays, and is loaded again with an address of its own', async () => {
    const screen = await open(`https://${TRUSTED}/a`);
    await screen.advance(FRAME_TIMEOUT_MS);
    expect([screen.hasText('页面迟迟没有打开'), frame() === null]).toEqual([true, false]);
    await screen.tap('再试一次');
    expect(screen.api.requests(linksCalls.oneTimeLinkToken)).toHaveLength(2);
    await fire(frame(), new Event('load'));
    expect(screen.hasText('页面迟迟没有打开')).toBe(false);
  });

  test('that loads late is shown after all', async () => {
    const screen = await open(LINK);
    await screen.advance(FRAME_TIMEOUT_MS);
    await fire(frame(), new Event('load'));
    expect(screen.hasText('页面迟迟没有打开')).toBe(false);
  });

  test('because it is in clear text and we are not, is not even tried', async () => {
    const screen = await open('http://pages.example/camp');
    expect([frame(), screen.hasText('请在外部打开')]).toEqual([null, true]);
  });

  test('because the policy of this very document holds it back, opens outside', async () => {
    const screen = await open(LINK);
    await heldBack(screen);
    expect(screen.hasText('请在外部打开')).toBe(true);
  });

  test('because the document came with another page, is shown by a document of its own', async () => {
    const entry = { name: 'https://app.example/index' } as PerformanceEntry;
    Object.defineProperty(performance, 'getEntriesByType', { value: () => [entry], configurable: true });
    const screen = await open(LINK);
    const reload = jest.spyOn(screen.platform, 'reload');
    await heldBack(screen);
    expect([reload.mock.calls.length, screen.hasText('请在外部打开')]).toEqual([1, false]);
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });
});
