import { Runtime } from '@/contract/host';
import { FileAdder } from '@/features/files/answers/adder';
import { uploads, type UploadKind } from '@/features/files/uploads';
import { FakeDeviceFiles, settled } from '../../support/fakes/fake-device-files';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

const fileOf = (name: string, bytes = 5, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

async function open(kind: UploadKind = 'picture') {
  const device = new FakeDeviceFiles();
  const fake = await fakeApp({
    user: TEST_USER,
    platform: { loadDeviceFiles: () => Promise.resolve(device) },
  });
  const adder = new FileAdder(fake.app, kind);
  await settled();
  return { ...fake, device, adder };
}

describe('adding files on a page', () => {
  test('takes no more than the limit, and says so', async () => {
    const { adder, device, toasts } = await open();
    device.picks = [fileOf('a.png'), fileOf('b.png'), fileOf('c.png')];
    const added = await adder.add({ count: 2 });
    expect(added.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
    expect(toasts).toEqual(['最多还能添加2个，超出的没有添加']);
    expect(device.pickings).toEqual([{ kind: 'picture', isMany: true, isTaken: false }]);
  });

  test('says nothing where nothing was picked', async () => {
    const { adder, toasts } = await open();
    expect(await adder.add({ count: 1, isTaken: true })).toEqual([]);
    expect(toasts).toEqual([]);
  });

  test('refuses other files with a message', async () => {
    const { adder, device, toasts } = await open();
    device.picks = [fileOf('a.heic')];
    device.isUnreadable = true;
    expect(await adder.add({ count: 1 })).toEqual([]);
    device.isCutOff = true;
    expect(await adder.add({ count: 1 })).toEqual([]);
    expect(toasts).toEqual([
      '这张图片无法读取，请换一张 JPG 或 PNG 图片',
      '这张图片不完整，请重新选择或重新拍一张',
    ]);
  });

  test('refuses a film that is too large, and what is no film', async () => {
    const { adder, device, toasts } = await open('film');
    device.picks = [fileOf('a.mp4', 101 * 1024 * 1024, 'video/mp4')];
    await adder.add({ count: 1 });
    device.picks = [fileOf('a.pdf', 5, 'application/pdf')];
    await adder.add({ count: 1 });
    expect(toasts).toEqual(['视频不能超过 100MB', '仅支持视频文件，请换一个']);
  });

  test('says where nothing can be added', async () => {
    const { app, toasts } = await fakeApp({ user: TEST_USER });
    await new FileAdder(app, 'picture').add({ count: 1 });
    expect(toasts).toEqual(['这里不能添加文件，请在手机浏览器或应用里打开']);
  });
});

test('in the apps their own chooser gets the limit, and their uploads are there already', async () => {
  const { app, platform } = await fakeApp({
    user: TEST_USER,
    platform: {
      runtime: Runtime.androidApp,
      environment: {
        appVersion: '2.6.0',
        system: '',
        systemVersion: '',
        phoneModel: '',
        channel: '0',
        appDeviceId: '',
        appName: '',
      },
    },
  });
  const [added] = await new FileAdder(app, 'picture').add({ count: 4 });
  expect(platform.log.calls[0]).toEqual({ command: 'setUploadImgVideoCount', params: { count: 4 } });
  expect(added).toMatchObject({
    url: 'https://files.example/picture.jpg',
    name: 'picture.jpg',
    bytes: 1000,
  });
  expect(app.get(uploads).find(added?.id ?? '')?.state).toBe('done');
});
