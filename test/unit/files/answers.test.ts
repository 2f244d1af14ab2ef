import { bridgeCommands, WeChatType, type ShareInfo } from '@/contract/bridge';
import { fail, ok } from '@/contract/errors';
import { createWeChatWebAnswers, createWebAnswers } from '@/platform/web/answers';
import type { BrowserParts } from '@/platform/web/answers/parts';
import { fakeBrowser } from './browser';

const PNG = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`;
const BAD_ADDRESSES = ['javascript:alert(1)', 'data:text/html,x', '/path', '', 'weixin://x', 'https://'];
const link = (toURL: string): { shareType: 'link' } & ShareInfo => ({
  shareType: 'link',
  key: 'k',
  title: '标题',
  desc: '说明',
  toURL,
  iconURL: '',
  page_name: '',
  subject_type: '',
  sentry: '',
});
const image = (shareImgBase: string) =>
  ({ shareType: 'image', shareImgBase, WeChatType: WeChatType.friend }) as const;
const video = (shareVideoUrl: string) => ({ shareType: 'video', shareVideoUrl, type: 'friend' }) as const;

function onTheWeb(overrides: Partial<BrowserParts> = {}) {
  const browser = fakeBrowser(overrides);
  return { ...browser, answers: createWebAnswers(browser.emit, browser.parts) };
}

function inWeChat(overrides: Partial<BrowserParts> = {}) {
  const browser = fakeBrowser(overrides);
  return { ...browser, answers: createWeChatWebAnswers(browser.emit, browser.parts) };
}

const denied = (ability: string) => fail({ kind: 'denied', ability });

describe('what a browser answers', () => {
  it('is what the contract says, neither more nor less', () => {
    const answered = (host: 'web' | 'weChatWeb') =>
      Object.entries(bridgeCommands)
        .filter(([, entry]) => entry[host] !== null)
        .map(([name]) => name);
    expect(Object.keys(onTheWeb().answers).sort()).toEqual(answered('web').sort());
    expect(Object.keys(inWeChat().answers).sort()).toEqual(answered('weChatWeb').sort());
  });

  it.each(BAD_ADDRESSES)('refuses the address %j everywhere', async (url) => {
    const { answers, ...log } = onTheWeb();
    const weChat = inWeChat();
    expect(await answers.openWebLink({ url, replace: false })).toEqual(denied('OpenWebLink'));
    expect(await answers.toAppStore({ url })).toEqual(denied('ToAppStore'));
    expect(await answers.openFile({ url, isDownload: 1 })).toEqual(denied('OpenFile'));
    expect(await answers.savePhotoToAlbum({ url })).toEqual(denied('SavePhotoToAlbum'));
    expect(await answers.saveVideo({ url })).toEqual(denied('SaveVideo'));
    expect(await answers.shareLink(link(url))).toEqual(denied('Share'));
    expect(await answers.shareVideo(video(url))).toEqual(denied('Share'));
    expect(await weChat.answers.savePhotoToAlbum({ url })).toEqual(denied('SavePhotoToAlbum'));
    expect([log.went, log.followed, log.requests, log.shared, weChat.shown]).toEqual([[], [], [], [], []]);
  });
});

describe('links', () => {
  it('open here, or in the place of the page', async () => {
    const { answers, went } = onTheWeb();
    await answers.openWebLink({ url: 'https://a.example/', replace: false });
    await answers.openWebLink({ url: 'https://b.example/', replace: true });
    await answers.toAppStore({ url: 'https://apps.apple.com/cn/app/id1' });
    expect(went).toEqual([
      'https://a.example/',
      'replace https://b.example/',
      'https://apps.apple.com/cn/app/id1',
    ]);
  });

  it('to files are shown or saved under their name; WeChat has no tabs', async () => {
    const web = onTheWeb();
    await web.answers.openFile({ url: 'https://a.example/b/outline.pdf?x=1', isDownload: 0 });
    await web.answers.openFile({ url: 'https://a.example/b/outline.pdf?x=1', isDownload: 1 });
    expect(web.followed).toEqual([
      { url: 'https://a.example/b/outline.pdf?x=1', newTab: true },
      { url: 'https://a.example/b/outline.pdf?x=1', newTab: true, download: 'outline.pdf' },
    ]);
    const weChat = inWeChat();
    await weChat.answers.openFile({ url: 'https://a.example', isDownload: 1 });
    expect(weChat.followed).toEqual([{ url: 'https://a.example', newTab: false, download: 'file' }]);
  });
});

describe('sharing', () => {
  it('goes through the browser’s sheet', async () => {
    const { answers, shared } = onTheWeb();
    expect(await answers.shareLink(link('https://a.example/'))).toEqual(ok(null));
    expect(await answers.shareImage(image(PNG))).toEqual(ok(null));
    expect(shared[0]).toEqual({ title: '标题', text: '说明', url: 'https://a.example/' });
    const [file] = shared[1]?.files ?? [];
    expect([file?.name, file?.type, await file?.text()]).toEqual(['picture.png', 'image/png', 'picture']);
  });

  it('is denied when the parent closes the sheet, and unsupported without one', async () => {
    const closed = onTheWeb({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    expect(await closed.answers.shareLink(link('https://a.example/'))).toEqual(denied('Share'));
    const none = onTheWeb({ canShare: () => false });
    expect(await none.answers.shareLink(link('https://a.example/'))).toEqual(
      fail({ kind: 'unsupported', ability: 'Share' }),
    );
    expect((await none.answers.shareImage(image(PNG))).ok).toBe(false);
  });

  it('of a film passes its address on, or opens it', async () => {
    const url = 'https://a.example/film.mp4';
    const sheet = onTheWeb();
    await sheet.answers.shareVideo(video(url));
    expect(sheet.shared).toEqual([{ url }]);
    const none = onTheWeb({ canShare: () => false });
    expect(await none.answers.shareVideo(video(url))).toEqual(ok(null));
    expect(none.followed).toEqual([{ url, newTab: true }]);
  });

  it('and saving show the picture in WeChat, for a long press', async () => {
    const { answers, shown } = inWeChat();
    await answers.shareImage(image(PNG));
    await answers.saveImage({ imgBase: PNG });
    await answers.savePhotoToAlbum({ url: 'https://a.example/p.jpg' });
    expect(shown).toEqual([
      { url: PNG, hint: '长按图片保存或发送给朋友' },
      { url: PNG, hint: '长按图片保存' },
      { url: 'https://a.example/p.jpg', hint: '长按图片保存' },
    ]);
    for (const base of ['data:image/svg+xml;base64,PHN2Zz4=', 'data:text/html;base64,eA==', 'x']) {
      expect(await answers.saveImage({ imgBase: base })).toMatchObject({ error: { kind: 'decode' } });
    }
    expect(shown).toHaveLength(3);
  });
});

describe('saving', () => {
  const answering = (body: BodyInit | null, init?: ResponseInit) => () =>
    Promise.resolve(new Response(body, init));

  it('a picture makes it a download', async () => {
    const { answers, followed, lent } = onTheWeb();
    expect(await answers.saveImage({ imgBase: PNG })).toEqual(ok(null));
    expect(followed).toEqual([{ url: 'blob:lent-1', download: 'picture.png' }]);
    expect(await lent[0]?.text()).toBe('picture');
  });

  it('a photo fetches it, and opens it where that is not allowed', async () => {
    const near = onTheWeb({ fetch: answering('photo') });
    expect(await near.answers.savePhotoToAlbum({ url: 'https://a.example/p.jpg' })).toEqual(ok(null));
    expect(near.followed).toEqual([{ url: 'blob:lent-1', download: 'p.jpg' }]);
    const far = onTheWeb();
    expect(await far.answers.savePhotoToAlbum({ url: 'https://a.example/p.jpg' })).toEqual(ok(null));
    expect(far.followed).toEqual([{ url: 'https://a.example/p.jpg', newTab: true }]);
    const refused = onTheWeb({ fetch: answering(null, { status: 404 }) });
    expect(await refused.answers.savePhotoToAlbum({ url: 'https://a.example/p.jpg' })).toEqual(
      fail({ kind: 'http', status: 404 }),
    );
  });

  it('a film reports its progress', async () => {
    const chunks = ['0123', '45', '6789'].map((text) => new TextEncoder().encode(text));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        chunks.forEach((chunk) => controller.enqueue(chunk));
        controller.close();
      },
    });
    const headers = { 'content-length': '10', 'content-type': 'video/mp4' };
    const { answers, followed, lent, emitted } = onTheWeb({ fetch: answering(body, { headers }) });
    expect(await answers.saveVideo({ url: 'https://a.example/film.mp4' })).toEqual(ok(null));
    expect(emitted.map(([event, data]) => [event, (data as { progress: number }).progress])).toEqual([
      ['SaveVideoProgress', 0],
      ['SaveVideoProgress', 40],
      ['SaveVideoProgress', 60],
      ['SaveVideoProgress', 99],
      ['SaveVideoProgress', 100],
    ]);
    expect(followed).toEqual([{ url: 'blob:lent-1', download: 'film.mp4' }]);
    expect([lent[0]?.type, await lent[0]?.text()]).toEqual(['video/mp4', '0123456789']);
  });

  it('a film opens it where the page may not read it, and says when it breaks off', async () => {
    const far = onTheWeb();
    expect(await far.answers.saveVideo({ url: 'https://a.example/film.mp4' })).toEqual(ok(null));
    expect(far.followed).toEqual([{ url: 'https://a.example/film.mp4', newTab: true }]);
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('lost')) });
    const lost = onTheWeb({ fetch: answering(broken) });
    expect(await lost.answers.saveVideo({ url: 'https://a.example/film.mp4' })).toEqual(
      fail({ kind: 'network' }),
    );
    const refused = onTheWeb({ fetch: answering(null, { status: 403 }) });
    expect(await refused.answers.saveVideo({ url: 'https://a.example/film.mp4' })).toEqual(
      fail({ kind: 'http', status: 403 }),
    );
  });
});

describe('the full screen', () => {
  const film = (abilities: object) => abilities as HTMLVideoElement;

  it('uses the method of each browser', async () => {
    const did: string[] = [];
    const standard = film({ requestFullscreen: () => Promise.resolve(did.push('standard')) });
    const safari = film({ webkitRequestFullscreen: () => did.push('safari') });
    const iphone = film({ webkitEnterFullscreen: () => did.push('iphone') });
    for (const found of [standard, safari, iphone]) {
      const { answers } = onTheWeb({ films: () => [found] });
      expect(await answers.videoFullScreen({ isFull: true })).toEqual(ok(null));
    }
    expect(did).toEqual(['standard', 'safari', 'iphone']);
  });

  it('is refused without a film, or by the browser', async () => {
    expect(await onTheWeb().answers.videoFullScreen({ isFull: true })).toEqual(denied('VideoFullScreen'));
    const refusing = film({ requestFullscreen: () => Promise.reject(new TypeError('no gesture')) });
    const { answers } = onTheWeb({ films: () => [refusing] });
    expect(await answers.videoFullScreen({ isFull: true })).toEqual(denied('VideoFullScreen'));
  });

  it('is left, an iPhone’s film included', async () => {
    let left = '';
    const page = onTheWeb({ leaveFullScreen: async () => void (left += 'page ') });
    await page.answers.videoFullScreen({ isFull: false });
    const shown = film({ webkitDisplayingFullscreen: true, webkitExitFullscreen: () => (left += 'film') });
    const iphone = onTheWeb({ films: () => [shown] });
    await iphone.answers.videoFullScreen({ isFull: false });
    expect(left).toBe('page film');
  });
});
