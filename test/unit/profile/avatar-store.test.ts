import { fail, ok } from '@/contract/errors';
import type { Platform } from '@/platform/types';
import { AvatarStore } from '@/pages/profile/edit/avatar-store';
import { Runtime } from '@/contract/host';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { FakeFiles } from '../help/fake-files';
import { settle } from '../platform/abilities/calling';

const SQUARE = { left: 10, top: 0, side: 100 };

async function open(platform: Partial<Platform> = {}) {
  const fake = await fakeApp({ user: TEST_USER, platform });
  const files = new FakeFiles().chooses('a');
  const paths: string[] = [];
  const store = new AvatarStore({ ...fake.app, files }, (path) => paths.push(path));
  return { ...fake, files, paths, store };
}

describe('a new avatar', () => {
  it('is chosen, cut to the square that the parent said, and uploaded', async () => {
    const { store, files, paths, platform } = await open();
    await store.choose();
    expect(files.asked).toEqual([{ kind: 'image', count: 1 }]);
    expect([store.toCrop?.path, files.uploaded]).toEqual(['blob:a', []]);
    await store.crop(SQUARE);
    expect(platform.log.crops).toEqual([{ square: SQUARE, longestSide: 640 }]);
    expect(files.uploaded).toEqual(['blob:a#square']);
    expect(paths).toEqual(['blob:a#square', 'https://app.example/files/uploads/a.jpg']);
    expect(store.complaint).toBeUndefined();
  });

  it('is called off with the sheet: nothing changes', async () => {
    const { store, files, paths } = await open();
    await store.choose();
    store.cancelCrop();
    expect([store.toCrop, store.status, files.uploaded, paths]).toEqual([undefined, 'idle', [], []]);
  });

  it('is not complained about when nothing was chosen', async () => {
    const { store, files, toasts } = await open();
    files.choice = fail({ kind: 'denied', ability: 'ChooseFile' });
    await store.choose();
    expect([store.status, store.toCrop, toasts]).toEqual(['idle', undefined, []]);
  });

  it('that no browser reads is said to be so', async () => {
    const { store, files, toasts } = await open();
    files.choice = fail({
      kind: 'business',
      code: '',
      message: '这张图片无法读取，请换一张 JPG 或 PNG 图片',
    });
    await store.choose();
    expect(toasts).toEqual(['这张图片无法读取，请换一张 JPG 或 PNG 图片']);
  });

  it('keeps the form from being saved while it uploads, and after it failed', async () => {
    const { store, files, paths } = await open();
    const release = files.failsAt('a#square').holds('a#square');
    await store.choose();
    const cropping = store.crop(SQUARE);
    await settle();
    expect(store.complaint).toBe('头像正在上传，请稍候再保存');
    release();
    await cropping;
    expect(store.complaint).toBe('头像上传失败，请重新上传');
    files.recovers();
    await store.retry();
    expect(store.complaint).toBeUndefined();
    expect(paths.at(-1)).toBe('https://app.example/files/uploads/a.jpg');
  });
});

describe('the host', () => {
  it('that asks for the square by itself is let to', async () => {
    const { store, files, platform } = await open({ runtime: Runtime.weixinMiniApp });
    await store.choose();
    expect(store.toCrop).toBeUndefined();
    expect(platform.log.crops).toEqual([{ square: null, longestSide: 640 }]);
    expect(files.uploaded).toEqual(['blob:a#square']);
  });

  it('whose parent calls the square off uploads nothing', async () => {
    const { store, files, toasts } = await open({
      runtime: Runtime.weixinMiniApp,
      cropPicture: () => Promise.resolve(fail({ kind: 'denied', ability: 'cropPicture' })),
    });
    await store.choose();
    expect([files.uploaded, toasts, store.status]).toEqual([[], [], 'idle']);
  });

  it.each([
    ['an old WeChat', { runtime: Runtime.weixinMiniApp }],
    ['a native app, which keeps the picture to itself', { runtime: Runtime.androidApp }],
  ])('that cannot crop takes the full picture: %s', async (_host, more) => {
    const cropPicture = () => Promise.resolve(fail({ kind: 'unsupported', ability: 'cropPicture' } as const));
    const { store, files } = await open({ ...more, cropPicture });
    await store.choose();
    expect(files.uploaded).toEqual(['blob:a']);
  });
});

describe('two pictures after each other', () => {
  it('the later one wins, however late the first arrives', async () => {
    const { store, files, paths } = await open();
    const release = files.holds('a#square');
    await store.choose();
    const first = store.crop(SQUARE);
    await settle();
    files.choice = ok([{ path: 'blob:b', name: 'b.jpg', size: 1 }]);
    await store.choose();
    await store.crop(SQUARE);
    release();
    await first;
    expect(paths.at(-1)).toBe('https://app.example/files/uploads/b.jpg');
  });
});
