import { act, useState } from 'react';
import { fail, ok } from '@/contract/errors';
import { Runtime } from '@/contract/host';
import { screen as page } from '@/features/screen';
import { FilmSavingBar } from '@/features/films/save';
import { FilmShareSheet } from '@/features/share/FilmShareSheet';
import { createFakePlatform, type FakePlace } from '@/platform/fake';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

const FILM = 'https://files.example/show.mp4';
const shared: string[] = [];

function WithFilm({ film }: { readonly film?: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <FilmShareSheet
        open={isOpen}
        film={film}
        onClose={() => setIsOpen(false)}
        onShared={(how) => shared.push(how)}
      />
      <FilmSavingBar />
    </>
  );
}

const { environment } = createFakePlatform();
const inApp = (appVersion: string, runtime: Runtime = Runtime.iosApp): FakePlace => ({
  runtime,
  environment: { ...environment, appVersion },
});

const open = (platform: FakePlace, prepare?: OpenOptions['prepare'], film: string | undefined = FILM) =>
  openScreen(
    'downloadApp',
    page('downloadApp', () => <WithFilm film={film} />),
    { platform, prepare },
  );
type Screen = Awaited<ReturnType<typeof open>>;

const methods = (screen: Screen) =>
  screen.allByClass('share-options__text').map((element) => element.textContent?.trim());
/** Keeps the saving pending until `held.end` is called. */
const heldSaving = () => {
  const held: { end: (saved: ReturnType<typeof fail> | ReturnType<typeof ok<null>>) => void } = {
    end: () => undefined,
  };
  const prepare: OpenOptions['prepare'] = ({ platform }) =>
    platform.abilities.setReply('saveVideo', () => new Promise((resolve) => (held.end = resolve as never)));
  return { held, prepare };
};

beforeEach(() => {
  restBetweenTaps();
  shared.length = 0;
});
afterEach(() => jest.restoreAllMocks());

describe('a film', () => {
  it('goes to a place that the app names', async () => {
    const screen = await open(inApp('2.2.0'));
    expect(methods(screen)).toEqual(['微信好友', '朋友圈', '保存视频']);
    await screen.tap('朋友圈');
    expect(screen.platform.abilities.paramsOf('shareVideo')).toEqual([
      { shareType: 'video', shareVideoUrl: FILM, type: 'friendLine' },
    ]);
    expect(shared).toEqual(['friendLine']);
  });

  it('uses the app’s own share sheet where it names no target', async () => {
    const screen = await open(inApp('2.2.0'), ({ platform }) =>
      platform.abilities.setReply('getSharePlatforms', ok({ platforms: [] })),
    );
    await screen.tap('分享给好友');
    expect(screen.platform.abilities.paramsOf('shareVideo')[0]?.type).toBe('');
  });

  it('is not passed on one version below: the upgrade is offered', async () => {
    const screen = await open(inApp('2.1.9'));
    await screen.tap('微信好友');
    await screen.settle();
    expect(screen.hasText('请升级应用')).toBe(true);
    expect(shared).toEqual([]);
  });

  it('that is not there is refused with the words of the catalogue', async () => {
    const screen = await open(inApp('2.2.0'), undefined, '');
    await screen.tap('微信好友');
    expect(screen.toasts).toEqual(['参数必传']);
  });

  it('can only be saved where the host cannot share films', async () => {
    expect(methods(await open({ runtime: Runtime.weixinWeb }))).toEqual(['保存视频']);
  });
});

describe('saving a film', () => {
  it('shows how far it is, never goes back, and says when it is done', async () => {
    const { held, prepare } = heldSaving();
    const screen = await open(inApp('2.2.0'), prepare);
    await screen.tap('保存视频');
    expect(screen.hasText('正在保存视频')).toBe(true);
    act(() => {
      for (const progress of [40, 30]) screen.platform.abilities.emit('SaveVideoProgress', { progress });
    });
    expect(screen.byClass('progress').getAttribute('aria-valuenow')).toBe('40');
    held.end(ok(null));
    await screen.settle();
    expect(screen.allByClass('film-saving')).toEqual([]);
    expect(screen.toasts).toEqual(['视频已保存']);
    expect(shared).toEqual(['save']);
  });

  it.each([
    [{ kind: 'denied', ability: 'SaveVideo' } as const, '请在手机设置中允许访问相册，再试一次'],
    [{ kind: 'timeout' } as const, '请检查网络后重试'],
  ])('that fails (%j) says what to do, and can be tried again', async (error, hint) => {
    const screen = await open(inApp('2.2.0'), ({ platform }) =>
      platform.abilities.setReply('saveVideo', fail(error)),
    );
    await screen.tap('保存视频');
    expect(screen.hasText('视频保存失败')).toBe(true);
    expect(screen.hasText(hint)).toBe(true);
    screen.platform.abilities.setReply('saveVideo', ok(null));
    await screen.tap('重试');
    expect(screen.hasText('视频保存失败')).toBe(false);
    expect(screen.toasts).toEqual(['视频已保存']);
  });

  it('that failed can be skipped', async () => {
    const screen = await open(inApp('2.2.0'), ({ platform }) =>
      platform.abilities.setReply('saveVideo', fail({ kind: 'timeout' })),
    );
    await screen.tap('保存视频');
    await screen.tap('关闭');
    expect(screen.allByClass('film-saving')).toEqual([]);
  });

  it('needs the app 2.2.0: one below offers the newer one, and no bar stays', async () => {
    const screen = await open(inApp('2.1.9'));
    await screen.tap('保存视频');
    await screen.settle();
    expect(screen.hasText('请升级应用')).toBe(true);
    expect(screen.allByClass('film-saving')).toEqual([]);
  });

  it('explains how to leave WeChat, which saves no film', async () => {
    const screen = await open({ runtime: Runtime.weixinWeb });
    await screen.tap('保存视频');
    expect(screen.toasts).toEqual(['这里不能保存视频，请点右上角“…”在浏览器中打开后保存']);
  });

  it('says of a browser that may only show the film that it does', async () => {
    const screen = await open({});
    await screen.tap('保存视频');
    expect(screen.toasts).toEqual(['视频已在新页面打开，可以在那里保存']);
  });
});
