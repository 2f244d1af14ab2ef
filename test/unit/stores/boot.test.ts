import { Runtime } from '@/contract/host';
import { createFakePlatform, type FakePlatform } from '@/platform/fake';
import type { Platform } from '@/platform/types';
import type { App } from '@/stores/app';
import { Boot } from '@/stores/boot';
import { leaveUnknownPage, offerReload } from '@/stores/boot-failures';
import { FakeTime } from '../../support/fakes/fake-time';

const at = (host: string, runtime: Platform['runtime']): FakePlatform =>
  createFakePlatform({
    runtime,
    location: () => ({ origin: `https://${host}`, host, path: '/index', href: `https://${host}/index` }),
  });

function journalOf({ app }: Boot): App['journal'] {
  if (!app) throw new Error('no app');
  return app.journal;
}

async function boot(platform: FakePlatform, booting = new Boot()): Promise<Boot> {
  const time = new FakeTime();
  await booting.run(() => Promise.resolve(platform), { clock: time, scheduler: time });
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
    return { confirms, platform, reloads: () => reloads, offered: Promise.all(offers) };
  };

  it('what nobody caught is told, a part of the program that did not come is not', async () => {
    const platform = createFakePlatform();
    const booting = await boot(platform);
    const crash = jest.spyOn(journalOf(booting), 'crash');
    const [thrown, rejected] = [new Error('thrown'), new Error('rejected')];
    platform.throwUncaught(thrown);
    void offerReload(booting, rejected);
    const offered = offerReload(booting, chunkError);
    booting.app?.feedback.drawn?.confirms[0]?.answer(false);
    await offered;
    expect(crash.mock.calls).toEqual([
      ['script', thrown],
      ['promise', rejected],
    ]);
  });

  it('a chunk that does not load is asked about once, and loaded anew', async () => {
    const { confirms, offered, reloads } = await askedAbout(styleError, chunkError);
    expect(confirms()).toHaveLength(1);
    confirms()[0]?.answer(true);
    await offered;
    expect(reloads()).toBe(1);
  });

  it('or left for home', async () => {
    const { confirms, offered, platform, reloads } = await askedAbout(chunkError);
    confirms()[0]?.answer(false);
    await offered;
    expect(reloads()).toBe(0);
    expect(platform.navigation.last?.url).toBe('/pages/home/home/index');
  });

  it('any other rejection is none of its business', async () => {
    const { confirms } = await askedAbout(new Error('else'), undefined, 'text');
    expect(confirms()).toEqual([]);
  });
});
