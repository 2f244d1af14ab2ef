import { MiniProgramEdition } from '@/contract/links/values';
import { fail, ok } from '@/contract/errors';
import { MAX_PICTURE_BYTES } from '@/contract/files/values';
import { CUT_OFF } from '@/platform/device-files';
import { downloaded, failing, fakeWx } from './fake-wx';

const PICTURE = 'data:image/png;base64,AAAA';
/** SOI, SOS with data, EOI. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9);
const FILM = 'https://cdn.example/film.mp4';
const to = {
  url: 'https://api.example/upload',
  field: 'file',
  headers: { token: 'token-1' },
  timeoutMs: 1000,
};
const chosen = { path: 'tmp/a.jpg', name: 'a.jpg', size: 3 };
const stored = (url: string, code = '00000000') => ({
  statusCode: 200,
  data: JSON.stringify({ code, message: '', data: { url } }),
});

describe('saving to the album', () => {
  it('writes the picture of a data URL to a file, and takes the file away afterwards', async () => {
    const wx = fakeWx();
    expect(await wx.answers.saveImage({ imgBase: PICTURE })).toEqual(ok(null));
    expect(wx.optionOf('saveImageToPhotosAlbum')?.filePath).toMatch(/^wxfile:\/\/usr\/picture-\d+\.png$/);
    expect(wx.files.size).toBe(0);
  });

  it('recognises what is no picture', async () => {
    const wx = fakeWx();
    expect(await wx.answers.saveImage({ imgBase: 'data:text/html;base64,AAAA' })).toMatchObject({
      error: { kind: 'decode' },
    });
    expect(wx.asked).toEqual([]);
  });

  it('offers the settings to a parent who refused once, and saves when they allow it there', async () => {
    let tries = 0;
    const save = () => (tries++ === 0 ? failing('saveImageToPhotosAlbum:fail auth deny')() : {});
    const wx = fakeWx({ saveImageToPhotosAlbum: save });
    expect(await wx.answers.saveImage({ imgBase: PICTURE })).toEqual(ok(null));
    expect(wx.asked.map(({ method }) => method)).toEqual([
      'saveImageToPhotosAlbum',
      'showModal',
      'openSetting',
      'saveImageToPhotosAlbum',
    ]);
  });

  it('is denied when the parent stays with the refusal, or only called it off', async () => {
    const denied = fail({ kind: 'denied', ability: 'SaveImg' });
    const refusal = fail({ kind: 'denied', ability: 'SaveImg', isExplained: true });
    const refusing = { saveImageToPhotosAlbum: failing('saveImageToPhotosAlbum:fail auth deny') };
    const kept = fakeWx({ ...refusing, showModal: () => ({ confirm: false }) });
    expect(await kept.answers.saveImage({ imgBase: PICTURE })).toEqual(refusal);
    expect(kept.optionOf('openSetting')).toBeUndefined();
    const off = fakeWx({ ...refusing, openSetting: () => ({ authSetting: {} }) });
    expect(await off.answers.saveImage({ imgBase: PICTURE })).toEqual(refusal);
    const called = fakeWx({ saveImageToPhotosAlbum: failing('saveImageToPhotosAlbum:fail cancel') });
    expect(await called.answers.saveImage({ imgBase: PICTURE })).toEqual(denied);
    expect(called.optionOf('showModal')).toBeUndefined();
  });

  it('downloads a picture of an address first, and recognises an error page', async () => {
    const wx = fakeWx();
    expect(await wx.answers.savePhotoToAlbum({ url: 'https://cdn.example/a.png' })).toEqual(ok(null));
    expect(wx.optionOf('saveImageToPhotosAlbum')).toEqual({ filePath: 'tmp/1' });
    const missing = fakeWx({ downloadFile: () => downloaded({ statusCode: 404, tempFilePath: 'tmp/2' }) });
    expect(await missing.answers.savePhotoToAlbum({ url: 'https://cdn.example/a.png' })).toEqual(
      fail({ kind: 'http', status: 404 }),
    );
    expect(missing.optionOf('saveImageToPhotosAlbum')).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', '//cdn.example/a.png'])(
    'does not ask for %s',
    async (url) => {
      const wx = fakeWx();
      const denied = { error: { kind: 'denied' } };
      expect(await wx.answers.savePhotoToAlbum({ url })).toMatchObject(denied);
      expect(await wx.answers.saveVideo({ url })).toMatchObject(denied);
      expect(await wx.answers.openFile({ url, isDownload: 0 })).toMatchObject(denied);
      expect(wx.asked).toEqual([]);
    },
  );

  it('reports the progress of a film, to the end', async () => {
    const wx = fakeWx();
    expect(await wx.answers.saveVideo({ url: FILM })).toEqual(ok(null));
    expect(wx.emitted).toEqual([
      { event: 'SaveVideoProgress', progress: 50 },
      { event: 'SaveVideoProgress', progress: 100 },
    ]);
  });
});

describe('files', () => {
  it('are chosen compressed, which brings pictures upright, and no more than WeChat allows', async () => {
    const tempFiles = [{ tempFilePath: 'http://tmp/a.jpg', size: 3 }];
    const wx = fakeWx({ chooseMedia: () => ({ tempFiles }) });
    expect(await wx.answers.chooseFile({ kind: 'image', count: 20 })).toEqual(
      ok({ files: [{ path: 'http://tmp/a.jpg', name: 'a.jpg', size: 3 }] }),
    );
    expect(wx.optionOf('chooseMedia')).toEqual({ count: 9, mediaType: ['image'], sizeType: ['compressed'] });
  });

  const FIRST = { tempFilePath: 'http://tmp/a.jpg', size: JPEG.length };
  const SECOND = { tempFilePath: 'http://tmp/b.jpg', size: JPEG.length };
  const chosenWith = (second: Partial<typeof SECOND>, kept: Uint8Array) => {
    const wx = fakeWx({ chooseMedia: () => ({ tempFiles: [FIRST, { ...SECOND, ...second }] }) });
    wx.files.set(FIRST.tempFilePath, JPEG.buffer).set(SECOND.tempFilePath, kept.slice().buffer);
    return wx;
  };

  it('are refused, all of them, where one picture ends before its end', async () => {
    const whole = chosenWith({}, JPEG);
    expect(await whole.answers.chooseFile({ kind: 'image', count: 2 })).toMatchObject({ ok: true });
    const half = chosenWith({}, JPEG.slice(0, -1));
    expect(await half.answers.chooseFile({ kind: 'image', count: 2 })).toEqual(
      fail({ kind: 'decode', reason: CUT_OFF }),
    );
  });

  it.each([
    ['a film', 'video', {}],
    ['what is too large anyway', 'image', { size: MAX_PICTURE_BYTES + 1 }],
    ['what cannot be read', 'image', { tempFilePath: 'http://tmp/c.jpg' }],
  ] as const)('are not looked into for their end: %s', async (_name, kind, second) => {
    const wx = chosenWith(second, JPEG.slice(0, -1));
    expect(await wx.answers.chooseFile({ kind, count: 2 })).toMatchObject({ ok: true });
  });

  it('are denied when the parent chooses none', async () => {
    const wx = fakeWx({ chooseMedia: failing('chooseMedia:fail cancel') });
    expect(await wx.answers.chooseFile({ kind: 'video', count: 1 })).toEqual(
      fail({ kind: 'denied', ability: 'ChooseFile' }),
    );
  });

  it('are uploaded one after the other, in their order', async () => {
    const wx = fakeWx({ uploadFile: ({ filePath }) => stored(`https://cdn.example/${String(filePath)}`) });
    const files = [chosen, { ...chosen, path: 'tmp/b.jpg' }];
    expect(await wx.answers.uploadFile({ files, to })).toEqual(
      ok({ urls: ['https://cdn.example/tmp/a.jpg', 'https://cdn.example/tmp/b.jpg'] }),
    );
    expect(wx.asked[0]?.option).toMatchObject({
      url: to.url,
      name: 'file',
      header: to.headers,
      timeout: 1000,
    });
  });

  it('are all uploaded or none', async () => {
    const wx = fakeWx({ uploadFile: failing('uploadFile:fail timeout') });
    expect(await wx.answers.uploadFile({ files: [chosen, chosen], to })).toEqual(fail({ kind: 'timeout' }));
    expect(wx.asked).toHaveLength(1);
    expect(await wx.answers.uploadFile({ files: [chosen] })).toMatchObject({
      error: { kind: 'unsupported' },
    });
  });

  it('that the server refuses are refused with its words', async () => {
    const full = {
      statusCode: 413,
      data: JSON.stringify({ code: '10000001', message: '文件太大', data: null }),
    };
    const wx = fakeWx({ uploadFile: () => full });
    expect(await wx.answers.uploadFile({ files: [chosen], to })).toEqual(
      fail({ kind: 'business', code: '10000001', message: '文件太大' }),
    );
    const page = fakeWx({ uploadFile: () => ({ statusCode: 502, data: '<html>' }) });
    expect(await page.answers.uploadFile({ files: [chosen], to })).toEqual(
      fail({ kind: 'http', status: 502 }),
    );
  });

  it('open as documents, with a menu when they are to be kept, and pictures as pictures', async () => {
    const wx = fakeWx();
    await wx.answers.openFile({ url: 'https://cdn.example/Plan.PDF?v=1', isDownload: 1 });
    expect(wx.optionOf('openDocument')).toEqual({ filePath: 'tmp/1', showMenu: true, fileType: 'pdf' });
    await wx.answers.openFile({ url: 'https://cdn.example/a.png?v=1', isDownload: 0 });
    expect(wx.optionOf('previewImage')).toEqual({ urls: ['https://cdn.example/a.png?v=1'] });
  });
});

describe('what else WeChat does', () => {
  it('shares a picture in its own sheet, or shows it without one', async () => {
    const params = { shareType: 'image', shareImgBase: PICTURE, WeChatType: 0 } as const;
    const wx = fakeWx();
    expect(await wx.answers.shareImage(params)).toEqual(ok(null));
    expect(wx.optionOf('previewImage')).toBeUndefined();
    const old = fakeWx({ showShareImageMenu: undefined });
    expect(await old.answers.shareImage(params)).toEqual(ok(null));
    expect(old.optionOf('previewImage')).toMatchObject({ urls: [expect.stringContaining('picture-')] });
    const closed = fakeWx({ showShareImageMenu: failing('showShareImageMenu:fail cancel') });
    expect(await closed.answers.shareImage(params)).toEqual(fail({ kind: 'denied', ability: 'Share' }));
  });

  it('starts another mini program in its edition', async () => {
    const wx = fakeWx();
    const params = { username: 'wx1', path: 'pages/a', type: MiniProgramEdition.preview };
    expect(await wx.answers.startMiniProgram(params)).toEqual(ok(null));
    expect(wx.optionOf('navigateToMiniProgram')).toEqual({
      appId: 'wx1',
      path: 'pages/a',
      envVersion: 'develop',
    });
  });

  it('starts none by its original id, which WeChat does not take here', async () => {
    const wx = fakeWx();
    const params = { username: 'gh_1', path: 'pages/a', type: MiniProgramEdition.release };
    expect(await wx.answers.startMiniProgram(params)).toMatchObject({ error: { kind: 'unsupported' } });
    expect(wx.optionOf('navigateToMiniProgram')).toBeUndefined();
  });

  it('gives the status bar, opens the settings, hides the screen from photographs', async () => {
    const wx = fakeWx();
    expect(await wx.answers.getDeviceTopHeight({})).toEqual(ok(44));
    expect(await wx.answers.openPushSetting({})).toEqual(ok(null));
    expect(await wx.answers.setScreenShot({ isAllowed: false })).toEqual(ok(null));
    expect(wx.optionOf('setVisualEffectOnCapture')?.visualEffect).toBe('hidden');
    const old = fakeWx({ setVisualEffectOnCapture: undefined });
    expect(await old.answers.setScreenShot({ isAllowed: true })).toMatchObject({
      error: { kind: 'unsupported' },
    });
  });
});
