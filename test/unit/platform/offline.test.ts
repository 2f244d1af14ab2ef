import { Runtime } from '@/contract/host';
import { inTime } from '@/platform/offline/in-time';
import {
  isDocumentOf,
  isUsable,
  isWorthKeeping,
  patienceFor,
  sourceOf,
  type Answered,
  type AskedFor,
  type OfflineBuild,
} from '@/platform/offline/rules';
import { keepsOffline } from '@/platform/web/keep-offline';

const ORIGIN = 'https://parent.example.com';
const BUILD: OfflineBuild = {
  id: '0123456789ab',
  pages: ['/', '/index', '/growUp/studyPlan'],
  entry: ['/js/app.01234567.js', '/css/styles.01234567.css'],
  shell: ['/js/app.01234567.js'],
  assets: ['/js/app.01234567.js', '/js/12.89abcdef.js', '/static/images/pea.89abcdef.svg'],
};

const asked = (path: string, more: Partial<AskedFor> = {}): AskedFor => ({
  method: 'GET',
  url: new URL(path, ORIGIN).href,
  mode: 'cors',
  hasRange: false,
  ...more,
});
const source = (path: string, more?: Partial<AskedFor>) => sourceOf(asked(path, more), ORIGIN, BUILD);

describe('the service worker answers', () => {
  it.each([['/'], ['/index'], ['/index?tab=2'], ['/growUp/studyPlan?token=secret#top']])(
    'a visit of %s with the document',
    (path) => expect(source(path, { mode: 'navigate' })).toBe('page'),
  );

  it.each([['/js/12.89abcdef.js'], ['/static/images/pea.89abcdef.svg']])('%s from its build', (path) =>
    expect(source(path, { mode: 'no-cors' })).toBe('asset'),
  );

  it.each([
    ['a call', asked('/v1/index/banner')],
    ['a call with the path of a screen', asked('/index')],
    ['a call that changes something', asked('/index', { method: 'POST' })],
    ['an upload', asked('/v1/file/upload', { method: 'POST' })],
    ['a file of a user', asked('/files/uploads/3f.jpg', { mode: 'no-cors' })],
    ['a file that a user opens', asked('/files/uploads/3f.jpg', { mode: 'navigate' })],
    ['a link of a message', asked('/index/sms/abc', { mode: 'navigate' })],
    ['the API document', asked('/openapi.json', { mode: 'navigate' })],
    ['a file of another build', asked('/js/12.00000000.js', { mode: 'no-cors' })],
    ['another site with our path', asked('https://other.example.com/js/12.89abcdef.js')],
    ['a part of a file', asked('/js/12.89abcdef.js', { hasRange: true })],
    ['a form that is sent to a page', asked('/index', { method: 'POST', mode: 'navigate' })],
  ])('nothing to %s', (_name, request) => expect(sourceOf(request, ORIGIN, BUILD)).toBe('network'));
});

describe('it keeps', () => {
  const good: Answered = { status: 200, type: 'basic', redirected: false, contentType: 'text/javascript' };
  const html = { contentType: 'text/html; charset=utf-8' };

  it('a file and a document as they should be', () => {
    expect(isWorthKeeping(good, 'asset')).toBe(true);
    expect(isWorthKeeping({ ...good, ...html }, 'page')).toBe(true);
  });

  it.each([
    ['an error', { status: 404 }],
    ['a failing server', { status: 503 }],
    ['a part', { status: 206 }],
    ['an answer from elsewhere', { redirected: true }],
    ['an answer that cannot be read', { type: 'opaque' }],
    ['a page in place of a script', html],
  ])('never %s', (_name, more) => expect(isWorthKeeping({ ...good, ...more }, 'asset')).toBe(false));

  it('never something else in place of the document', () => {
    expect(isWorthKeeping({ ...good, contentType: 'application/json' }, 'page')).toBe(false);
  });

  it('no document of another build', () => {
    const document = (script: string) => `<link href="/css/styles.01234567.css"><script src="${script}">`;
    expect(isDocumentOf(document('/js/app.01234567.js'), BUILD)).toBe(true);
    expect(isDocumentOf(document('/js/app.89abcdef.js'), BUILD)).toBe(false);
  });
});

describe('a visit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const visit = (network: Promise<{ status: number }>, kept?: { status: number }, url = `${ORIGIN}/index`) =>
    inTime(network, () => Promise.resolve(kept), { isUsable, patienceMs: patienceFor(url) });
  const KEPT = { status: 200 };
  const never = new Promise<{ status: number }>(() => undefined);

  it('shows what the network answers', async () => {
    const fresh = { status: 200 };
    expect(await visit(Promise.resolve(fresh), KEPT)).toBe(fresh);
  });

  it('shows what is kept when there is no network, or the server fails', async () => {
    expect(await visit(Promise.reject(new TypeError('offline')), KEPT)).toBe(KEPT);
    expect(await visit(Promise.resolve({ status: 502 }), KEPT)).toBe(KEPT);
  });

  it('shows what is kept when the network takes more than three seconds', async () => {
    const shown = visit(never, KEPT);
    await jest.advanceTimersByTimeAsync(3000);
    expect(await shown).toBe(KEPT);
  });

  it('waits on, and fails as it would, where nothing is kept', async () => {
    const late = { status: 200 };
    const slow = new Promise<{ status: number }>((resolve) => setTimeout(resolve, 9000, late));
    const shown = visit(slow);
    await jest.advanceTimersByTimeAsync(9000);
    expect(await shown).toBe(late);
    await expect(visit(Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
    expect(await visit(Promise.resolve({ status: 502 }))).toEqual({ status: 502 });
  });

  it('that shall get past every cache waits for the network however long it takes', () => {
    expect(patienceFor(`${ORIGIN}/index?t=1790000000000`)).toBeUndefined();
  });
});

describe('the app is kept', () => {
  const { env } = process;
  const during = (NODE_ENV: string) => {
    process.env = { ...env, NODE_ENV };
  };
  afterEach(() => {
    process.env = env;
  });

  it('in browsers and in WeChat', () => {
    during('production');
    expect(keepsOffline(Runtime.web, false)).toBe(true);
    expect(keepsOffline(Runtime.weixinWeb, false)).toBe(true);
  });

  it('not by a native app, a mini program or a development build', () => {
    during('production');
    expect(keepsOffline(Runtime.androidApp, false)).toBe(false);
    expect(keepsOffline(Runtime.iosApp, false)).toBe(false);
    expect(keepsOffline(Runtime.weixinWeb, true)).toBe(false);
    during('development');
    expect(keepsOffline(Runtime.web, false)).toBe(false);
  });
});
