import { ok } from '@/contract/errors';
import { Runtime } from '@/contract/host';
import { createFakePlatform, type FakePlatform } from '@/platform/fake';
import type { Platform } from '@/platform/types';
import type { App } from '@/stores/app/app';
import { Boot } from '@/start/boot';
import { startApp } from '@/start/steps';
import { leaveUnknownPage, offerReload, startAgain } from '@/start/failures';
import { FakeTime } from '../../support/fakes/fake-time';

const at = (host: string, runtime: Platform['runtime']): FakePlatform =>
  createFakePlatform({
    runtime,
    location: () => ({ origin: `https://${host}`, host, path: '/index', href: `https://${host}/index` }),
  });

/** Whatever a promise leads to. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function journalOf({ app }: Boot): App['journal'] {
  if (!app) throw new Error('no app');
  return app.journal;
}

async function boot(platform: FakePlatform, booting = new Boot()): Promise<Boot> {
  const time = new FakeTime();
  await startApp(booting, () => Promise.resolve(platform), { clock: time, scheduler: time });
  return booting;
}

describe('booting', () => {
  it('ends with an app that is ready', async () => {
    const booting = new Boot();
    expect(booting.status).toBe('loading');
    await boot(createFakePlatform(), booting);
    expect([booting.status, booting.app !== undefined]).toEqual(['ready', true]);
  });

  it('is blocked in WeChat on the alternative domain, and nowhere else', async () => {
    expect((await boot(at('blocked.example', Runtime.weixinWeb))).status).toBe('blocked');
    expect((await boot(at('blocked.example', Runtime.web))).status).toBe('ready');
    expect((await boot(at('app.example', Runtime.weixinWeb))).status).toBe('ready');
  });
});

const broken = () => Promise.reject(new Error('no randomness for 13800000003'));

describe('a start that fails', () => {
  const thrown = new Error('thrown');
  const reported = ({ app }: Boot) => app?.journal.entries.map(({ name, outcome }) => [name, outcome]);
  const settled = () => new Promise<void>((done) => setImmediate(done));

  it('because the runtime is unknown is tried again, and reported then', async () => {
    const booting = new Boot();
    let isWell = false;
    const platform = createFakePlatform();
    const time = new FakeTime();
    const find = () => (isWell ? Promise.resolve(platform) : Promise.reject(thrown));
    await startApp(booting, find, { clock: time, scheduler: time });
    expect([booting.status, booting.app]).toEqual(['failed', undefined]);
    isWell = true;
    startAgain(booting);
    await settled();
    expect(booting.status).toBe('ready');
    expect(reported(booting)).toEqual([['Error', 'thrown']]);
  });

  it('because the app could not be assembled is stored without a parent’s numbers, and reported by the next one', async () => {
    const { storage } = createFakePlatform();
    const left: string[] = [];
    const { firstPaint } = createFakePlatform();
    const platform = createFakePlatform({
      storage,
      randomBytes: broken,
      firstPaint: { ...firstPaint, remove: () => void left.push('left') },
    });
    const failed = await boot(platform);
    expect([failed.status, left]).toEqual(['failed', ['left']]);
    await settled();
    expect(storage.get('wandou.failedStart')).toContain('no randomness for #');
    const next = await boot(createFakePlatform({ storage }));
    await settled();
    expect(reported(next)).toEqual([['Error', 'no randomness for #']]);
    expect(storage.get('wandou.failedStart')).toBeNull();
  });

  it('is reported where the device stores nothing, too, as long as the page is open', async () => {
    let bytes = broken as Platform['randomBytes'];
    const platform = createFakePlatform({
      storage: { get: () => null, set: () => false, remove: () => undefined },
      randomBytes: (count) => bytes(count),
    });
    const booting = await boot(platform);
    await settled();
    expect(booting.unsent).toHaveLength(1);
    bytes = () => Promise.resolve({ ok: false, error: { kind: 'unsupported', ability: 'random' } });
    await booting.again();
    await settled();
    expect([booting.status, reported(booting)]).toEqual(['ready', [['Error', 'no randomness for #']]]);
  });

  it('at its last step is reported at once', async () => {
    const platform = createFakePlatform({
      launchQuery: () => {
        throw thrown;
      },
    });
    const booting = await boot(platform);
    await settled();
    expect([booting.status, reported(booting)]).toEqual(['failed', [['Error', 'thrown']]]);
  });

  it('is loaded again past the caches once, then as it is', async () => {
    let href = 'https://app.example/index';
    let reloads = 0;
    const booting = await boot(
      createFakePlatform({
        randomBytes: broken,
        location: () => ({ origin: 'https://app.example', host: 'app.example', path: '/index', href }),
        replaceAddress: (address) => void (href = address),
        reload: () => void (reloads += 1),
      }),
    );
    startAgain(booting);
    expect([reloads, new URL(href).searchParams.has('t')]).toEqual([1, true]);
    startAgain(booting);
    expect(reloads).toBe(2);
  });

  it('keeps no more than five errors, and none of a chunk that did not load', () => {
    const booting = new Boot();
    booting.report('script', Object.assign(new Error(), { name: 'ChunkLoadError' }));
    for (let number = 0; number < 9; number += 1) void offerReload(booting, new Error(`${number}`));
    expect(booting.unsent).toHaveLength(5);
  });
});

describe('what goes wrong around the pages', () => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const styleError = Object.assign(new Error('Loading CSS chunk 7 failed'), {
    code: 'CSS_CHUNK_LOAD_FAILED',
  });

  it('an unknown path leads home, even before the app is ready', async () => {
    const platform = createFakePlatform();
    const booting = new Boot();
    leaveUnknownPage(booting);
    await boot(platform, booting);
    expect(platform.navigation.last).toEqual({ how: 'reLaunch', url: '/pages/home/home/index' });
  });

  const askedAbout = async (...reasons: unknown[]) => {
    let reloads = 0;
    const platform = createFakePlatform({ reload: () => void (reloads += 1) });
    const booting = await boot(platform);
    const confirms = () => booting.app?.feedback.drawn?.confirms ?? [];
    const offers = reasons.map((reason) => offerReload(booting, reason));
    await settled();
    return { confirms, platform, reloads: () => reloads, offered: Promise.all(offers) };
  };

  it('uncaught errors are reported, a chunk that did not load is not', async () => {
    const platform = createFakePlatform();
    const booting = await boot(platform);
    const crash = jest.spyOn(journalOf(booting), 'crash');
    const [thrown, rejected] = [new Error('thrown'), new Error('rejected')];
    platform.throwUncaught(thrown);
    void offerReload(booting, rejected);
    const offered = offerReload(booting, chunkError);
    await settled();
    booting.app?.feedback.drawn?.confirms[0]?.answer(false);
    await offered;
    expect(crash.mock.calls).toEqual([
      ['script', thrown],
      ['promise', rejected],
    ]);
  });

  it('a chunk that does not load asks once, and loads again', async () => {
    const { confirms, offered, reloads } = await askedAbout(styleError, chunkError);
    expect(confirms()).toHaveLength(1);
    confirms()[0]?.answer(true);
    await offered;
    expect(reloads()).toBe(1);
  });

  it('a chunk that is gone while the server answers is another release, which is taken without a question', async () => {
    const page = { status: 200, body: undefined, isPage: true };
    const transport = { send: () => ({ response: Promise.resolve(ok(page)), abort: () => undefined }) };
    let href = 'https://app.example/index';
    let reloads = 0;
    const platform = createFakePlatform({
      transport,
      location: () => ({ origin: 'https://app.example', host: 'app.example', path: '/index', href }),
      replaceAddress: (address) => void (href = address),
      reload: () => void (reloads += 1),
    });
    const booting = await boot(platform);
    await offerReload(booting, chunkError);
    expect([reloads, booting.app?.feedback.drawn?.confirms]).toEqual([1, []]);
    // The new page misses one, too.
    const again = await boot(platform);
    const offered = offerReload(again, chunkError);
    await settled();
    expect([reloads, again.app?.feedback.drawn?.confirms.length]).toEqual([1, 1]);
    again.app?.feedback.drawn?.confirms[0]?.answer(true);
    await offered;
  });

  it('or left for home', async () => {
    const { confirms, offered, platform, reloads } = await askedAbout(chunkError);
    confirms()[0]?.answer(false);
    await offered;
    expect(reloads()).toBe(0);
    expect(platform.navigation.last?.url).toBe('/pages/home/home/index');
  });

  it('any other rejection is ignored', async () => {
    const { confirms } = await askedAbout(new Error('else'), undefined, 'text');
    expect(confirms()).toEqual([]);
  });
});
