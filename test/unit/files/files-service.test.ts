import { MAX_FILM_BYTES, MAX_PICTURE_BYTES } from '@/contract/files/values';
import { CUT_OFF } from '@/platform/device-files';
import { Runtime } from '@/contract/host';
import { fail, ok } from '@/contract/errors';
import { createFakePlatform } from '@/platform/fake';
import type { Platform } from '@/platform/types';
import { createFiles } from '@/services/files';
import { TEST_CONFIG, TEST_USER } from '../../support/fakes/fake-app';

function setUp(overrides: Partial<Platform> = {}) {
  const platform = createFakePlatform(overrides);
  const forced: string[] = [];
  const toasts: string[] = [];
  const files = createFiles({
    platform,
    config: { ...TEST_CONFIG, apiHosts: { main: 'https://api.example' } },
    feedback: { toast: (text) => void toasts.push(text) },
    source: { platform, caller: () => TEST_USER, deviceId: () => 'device-1' },
    onForcedLogin: (token) => void forced.push(token),
  });
  return { platform, abilities: platform.abilities, files, forced, toasts };
}

const file = (size: number) => ({ path: `fake:${size}`, name: 'a.jpg', size });
const business = (message: string) => fail({ kind: 'business', code: '', message });

describe('choosing files', () => {
  it('asks the host, takes no more than were wanted, and says so where there were more', async () => {
    const { files, abilities, toasts } = setUp();
    abilities.setReply('chooseFile', ok({ files: [file(1), file(2), file(3)] }));
    expect(await files.choose({ kind: 'image', count: 2 })).toEqual(ok([file(1), file(2)]));
    expect(toasts).toEqual(['最多还能添加2个，超出的没有添加']);
    expect((await files.choose({ kind: 'image', count: 3 })).ok).toBe(true);
    expect(toasts).toHaveLength(1);
    expect(abilities.paramsOf('chooseFile')).toEqual([
      { kind: 'image', count: 2 },
      { kind: 'image', count: 3 },
    ]);
  });

  it('has a message when a picture cannot be read, is cut off or is too large', async () => {
    const { files, abilities } = setUp();
    abilities.setReply('chooseFile', fail({ kind: 'decode', reason: 'heic' }));
    expect(await files.choose({ kind: 'image', count: 1 })).toEqual(
      business('这张图片无法读取，请换一张 JPG 或 PNG 图片'),
    );
    abilities.setReply('chooseFile', fail({ kind: 'decode', reason: CUT_OFF }));
    expect(await files.choose({ kind: 'image', count: 1 })).toEqual(
      business('这张图片不完整，请重新选择或重新拍一张'),
    );
    abilities.setReply('chooseFile', ok({ files: [file(MAX_PICTURE_BYTES + 1)] }));
    expect(await files.choose({ kind: 'image', count: 1 })).toEqual(business('图片不能超过 10MB'));
    expect((await files.choose({ kind: 'video', count: 1 })).ok).toBe(true);
  });

  it('has a message when a film is too large', async () => {
    const { files, abilities } = setUp();
    abilities.setReply('chooseFile', ok({ files: [file(MAX_FILM_BYTES)] }));
    expect((await files.choose({ kind: 'video', count: 1 })).ok).toBe(true);
    abilities.setReply('chooseFile', ok({ files: [file(MAX_FILM_BYTES + 1)] }));
    expect(await files.choose({ kind: 'video', count: 1 })).toEqual(business('视频不能超过 100MB'));
  });

  it('passes on what the host says otherwise', async () => {
    const { files, abilities } = setUp();
    const cancelled = fail({ kind: 'denied', ability: 'ChooseFile' } as const);
    abilities.setReply('chooseFile', cancelled);
    expect(await files.choose({ kind: 'image', count: 1 })).toEqual(cancelled);
  });
});

describe('a screen that offers to choose', () => {
  it('has what the host needs loaded before the tap', () => {
    const { files, platform } = setUp();
    let prepared = 0;
    Object.assign(platform.abilities, { prepare: () => (prepared += 1) });
    files.prepare();
    expect(prepared).toBe(1);
  });
});

describe('uploading files', () => {
  it.each([Runtime.web, Runtime.weixinWeb, Runtime.weixinMiniApp])(
    'gives %s the target and the user',
    async (runtime) => {
      const { files, abilities } = setUp({ runtime });
      expect(await files.upload([file(1)])).toEqual(ok(['https://files.example/picture.jpg']));
      expect(abilities.paramsOf('uploadFile')).toEqual([
        {
          files: [file(1)],
          to: {
            url: 'https://api.example/v1/file/upload',
            field: 'file',
            headers: { token: 'token-1' },
            timeoutMs: 600_000,
          },
        },
      ]);
    },
  );

  it.each([Runtime.androidApp, Runtime.iosApp])(
    'leaves that to %s, and gives it no token',
    async (runtime) => {
      const { files, abilities } = setUp({ runtime });
      await files.upload([file(1)]);
      expect(abilities.paramsOf('uploadFile')).toEqual([{ files: [file(1)] }]);
    },
  );

  it('takes all addresses or none', async () => {
    const { files } = setUp();
    expect(await files.upload([file(1), file(2)])).toMatchObject({ error: { kind: 'decode' } });
    expect(await files.upload([])).toEqual(ok([]));
  });

  it('sends the parent to the login when the session is over', async () => {
    const { files, abilities, forced } = setUp();
    const over = fail({ kind: 'auth', code: '1000010', message: '' } as const);
    abilities.setReply('uploadFile', over);
    expect(await files.upload([file(1)])).toEqual(over);
    expect(forced).toEqual(['token-1']);
  });
});
