import { HOUR, MINUTE } from '../../../server/core/time';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { fetchFilm, filmFor, offerFilms, WHOLE } from './support';

let backend: Backend;
let mother: InsideParent;
let stranger: InsideParent;
let takeBack: () => void;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://app.example' } });
  mother = await buildParent(backend, aParent());
  stranger = await buildParent(backend, aParent());
  ({ takeBack } = await offerFilms(backend));
});
afterAll(async () => {
  takeBack();
  await backend.stop();
});

const statusOf = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
  (await fetchFilm(backend, url, { range: 'bytes=0-9', ...headers })).statusCode;

/** Headers of a browser that shows the app's page. */
const inBrowser = { 'sec-fetch-site': 'same-origin', host: 'app.example' };
const kept = (cookie: string) => cookie.split(';')[0] ?? '';

describe('The address of a film', () => {
  it('plays, whole and in parts, and no shared cache keeps it', async () => {
    const { film } = await filmFor(mother);
    const part = await fetchFilm(backend, film.url, { range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 10-19/${WHOLE.length}`,
      'content-type': 'video/mp4',
      'cache-control': 'private, no-cache',
    });
    expect(part.rawPayload.equals(WHOLE.subarray(10, 20))).toBe(true);
    const whole = await fetchFilm(backend, film.url);
    expect([whole.statusCode, whole.headers['content-length']]).toEqual([200, String(WHOLE.length)]);
    expect(whole.rawPayload.equals(WHOLE)).toBe(true);
  });

  it('does not work without its pass, with a changed one, or for another file', async () => {
    const { film } = await filmFor(mother);
    const other = await filmFor(stranger);
    const { pathname, search } = new URL(film.url);
    const [, captionsPass = ''] = String(film.captions[0]?.url).split('?');
    const [user = '', ...rest] = search.split('.');
    const [othersUser = ''] = new URL(other.film.url).search.split('.');
    expect(user).not.toBe(othersUser);
    for (const query of [
      '',
      '?pass=',
      '?pass=x&pass=y',
      `?${captionsPass}`,
      `${search}A`,
      search.slice(0, -1),
      [othersUser, ...rest].join('.'),
      search.replace('.s.', '.b.'),
    ]) {
      expect([query, await statusOf(`https://app.example${pathname}${query}`)]).toEqual([query, 404]);
    }
    expect(await statusOf(film.url)).toBe(206);
  });

  it('ends after two hours', async () => {
    const { film } = await filmFor(mother);
    backend.clock.pass(2 * HOUR - MINUTE);
    expect(await statusOf(film.url)).toBe(206);
    backend.clock.pass(2 * MINUTE);
    expect(await statusOf(film.url)).toBe(404);
  });

  it('ends when its session does', async () => {
    const father = await buildParent(backend, aParent());
    const { film } = await filmFor(father);
    expect(await statusOf(film.url)).toBe(206);
    await father.visitor.ask('logout');
    expect(await statusOf(film.url)).toBe(404);
  });

  it('is refused to a request under another user’s name', async () => {
    const { film } = await filmFor(mother);
    const says = (token: string) => ({ authorization: `Bearer ${token}` });
    expect(await statusOf(film.url, says(mother.token))).toBe(206);
    expect(await statusOf(film.url, says(stranger.token))).toBe(404);
    expect(await statusOf(film.url, says('nobody-ever-had-this-token'))).toBe(404);
  });
});

describe('In a browser', () => {
  it('an address that was copied is worth nothing elsewhere', async () => {
    const { film, cookie } = await filmFor(mother, 1, inBrowser);
    expect(cookie).toMatch(
      /^film-\w+=[\w-]{43}; Path=\/files\/films; Max-Age=7200; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(await statusOf(film.url)).toBe(404);
    expect(await statusOf(film.url, { cookie: kept(cookie) })).toBe(206);
    expect(await statusOf(film.url, { cookie: `a=b; ${kept(cookie)}; c=d` })).toBe(206);
    const others = await filmFor(stranger, 1, inBrowser);
    expect(await statusOf(film.url, { cookie: kept(others.cookie) })).toBe(404);
  });

  it('two pages of one parent play at the same time', async () => {
    const [first, second] = [await filmFor(mother, 1, inBrowser), await filmFor(mother, 2, inBrowser)];
    expect(second.cookie).toBe(first.cookie);
  });

  it.each([
    [
      'a page of another origin, which would not keep a cookie',
      { ...inBrowser, 'sec-fetch-site': 'same-site' },
    ],
    ['a page behind another name', { ...inBrowser, host: 'inside.example' }],
    ['the mini program and the apps', {}],
  ])('%s gets an address without', async (_who, headers) => {
    const { film, cookie } = await filmFor(mother, 1, headers);
    expect(cookie).toBe('');
    expect(await statusOf(film.url)).toBe(206);
  });
});
