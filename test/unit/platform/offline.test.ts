import { Runtime } from '@/contract/host';
import {
  firstUsable,
  isDocumentOf,
  isUsable,
  isWorthKeeping,
  mustBeFresh,
  outdatedOf,
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

  it.each([['/js/12.89abcdef.js'], ['/static/images/pea.89abcdef.svg'], ['/js/12.00000000.js']])(
    '%s from what is kept, of whatever build',
    (path) => expect(source(path, { mode: 'no-cors' })).toBe('asset'),
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
    ['a file of a user with a name like ours', asked('/files/uploads/3f.89abcdef.jpg', { mode: 'no-cors' })],
    ['a file without a hash', asked('/static/images/pea.svg', { mode: 'no-cors' })],
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

describe('the first usable answer', () => {
  const KEPT = { status: 200 };
  const FRESH = { status: 200 };
  const kept = () => Promise.resolve(KEPT);
  const nothing = () => Promise.resolve(undefined);
  const offline = () => Promise.reject(new TypeError('offline'));
  const failing = () => Promise.resolve({ status: 502 });
  const fresh = jest.fn(() => Promise.resolve(FRESH));
  const answer = (...sources: (() => Promise<{ status: number } | undefined>)[]) =>
    firstUsable(sources, isUsable);
  beforeEach(() => fresh.mockClear());

  it('is what is kept, and the network is not asked', async () => {
    expect(await answer(kept, fresh)).toBe(KEPT);
    expect(fresh).not.toHaveBeenCalled();
  });

  it('is what the network says where nothing is kept, or where that cannot be read', async () => {
    expect(await answer(nothing, fresh)).toBe(FRESH);
    expect(await answer(() => Promise.reject(new Error('corrupt')), fresh)).toBe(FRESH);
  });

  it('is what is kept when a fresh one was wanted, and there is no network or the server fails', async () => {
    expect(await answer(fresh, kept)).toBe(FRESH);
    expect(await answer(offline, kept)).toBe(KEPT);
    expect(await answer(failing, kept)).toBe(KEPT);
  });

  it('fails as the network fails where there is nothing else', async () => {
    await expect(answer(nothing, offline)).rejects.toThrow('offline');
    expect(await answer(failing, nothing)).toEqual({ status: 502 });
  });

  it('must be fresh when the page was reloaded to get past every cache', () => {
    expect(mustBeFresh(`${ORIGIN}/index?t=1790000000000`)).toBe(true);
    expect(mustBeFresh(`${ORIGIN}/index?tab=2`)).toBe(false);
    // Its content security policy allows frames; the cached document's does not.
    expect(mustBeFresh(`${ORIGIN}/iframePage?url=https%3A%2F%2Fa.example`)).toBe(true);
  });
});

describe('of earlier builds', () => {
  it('the last stays, for pages that are still open', () => {
    expect(outdatedOf(['a', 'b', 'c'], 'c')).toEqual(['a']);
    expect(outdatedOf(['b', 'c'], 'c')).toEqual([]);
    expect(outdatedOf(['c'], 'c')).toEqual([]);
  });

  it('the one that came back is no earlier one', () => {
    expect(outdatedOf(['a', 'b'], 'a')).toEqual([]);
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
