import { Runtime } from '@/contract/host';
import { openStore } from '@/features/download/open-store';
import { deliverFile } from '@/features/screen/file-delivery/deliver-file';
import { ok } from '@/contract/errors';
import { fakeApp } from '../../support/fakes/fake-app';

const opened: string[] = [];
const inAndroid = () =>
  fakeApp({
    platform: {
      runtime: Runtime.androidApp,
      openExternal: (url) => (opened.push(url), Promise.resolve(ok(undefined))),
    },
  });

beforeEach(() => (opened.length = 0));

describe('what opens through the app', () => {
  it('a store’s page says which app it opens from', async () => {
    const { app } = await inAndroid();
    await openStore(app, 'android');
    expect(opened).toHaveLength(1);
    expect(new URL(opened[0] ?? '').searchParams.get('appType')).toBe('android');
  });

  it('so does a file that another window shows', async () => {
    const { app, platform } = await inAndroid();
    platform.abilities.setSupport('openFile', 'unsupported');
    await deliverFile(app, { url: 'https://api.example/file', viewUrl: 'https://api.example/file?view=1' });
    const [call] = platform.log.calls.filter(({ command }) => command === 'openWebLink');
    expect(call?.params).toMatchObject({ url: 'https://api.example/file?view=1&appType=android' });
  });
});
