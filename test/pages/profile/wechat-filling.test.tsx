import { profileCalls } from '@/contract/profile/calls';
import { fail } from '@/contract/errors';
import { Runtime } from '@/contract/host';
import { explainRefusal } from '@/platform/weapp/answers';
import Edit from '@/pages/profile/edit';
import { PRIVATE_INFO } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { fakeWx } from '../../unit/platform/weapp/fake-wx';
import { FakeFiles } from '../../unit/help/fake-files';
import { PERSONAL_INFO } from '../../unit/profile/answers';
import { dispatch } from '../account/support';
import { openScreen } from '../support/open-screen';

jest.mock('@tarojs/components', () => ({
  ...jest.requireActual<object>('@tarojs/components'),
  ...jest.requireActual<object>('../support/wechat-elements'),
}));
jest.mock('@/pages/profile/edit/parts/choose-avatar', () =>
  jest.requireActual<object>('@/pages/profile/edit/parts/choose-avatar.weapp'),
);
jest.mock('@/components/TextField', () => jest.requireActual<object>('@/components/TextField/index.weapp'));

const { getPersonalInfo, savePersonalInfo } = profileCalls;
const PICTURE = 'wxfile://tmp_avatar.jpg';

async function open() {
  const files = new FakeFiles();
  const { wx, ...weChat } = fakeWx();
  const screen = await openScreen('settingUpInformation', Edit, {
    user: TEST_USER,
    student: OFFICIAL,
    api: new FakeApi()
      .on(getPersonalInfo, PERSONAL_INFO)
      .on(savePersonalInfo, { version: PERSONAL_INFO.version + 1, missing: [] }),
    platform: {
      runtime: Runtime.weixinMiniApp,
      weChat: {
        loginCode: () => Promise.resolve(fail({ kind: 'network' })),
        authorizeRedirect: () => undefined,
        explainRefusal: (reason) => explainRefusal(wx, reason),
      },
    },
    prepare: ({ app }) => {
      Object.assign(app, { files });
      app.student.privateInfo.set(PRIVATE_INFO);
    },
  });
  const fire = (target: Element | null, name: string, detail: object) =>
    dispatch(screen, target as Element, new CustomEvent(name, { detail }));
  const choose = (detail: object) => fire(screen.byClass('profile-edit__avatar'), 'chooseavatar', detail);
  const name = () => document.querySelector<HTMLInputElement>('[name=parentName]');
  const saved = async () => {
    await screen.tap('保存');
    return screen.api.requests(savePersonalInfo);
  };
  return { ...screen, files, weChat, choose, fire, name, saved };
}

describe('the avatar in the mini program', () => {
  test('is chosen in WeChat’s own window, and uploaded without another cut', async () => {
    const screen = await open();
    const buttons = document.querySelectorAll('[data-open-type=chooseAvatar]');
    expect([...buttons].map(({ className }) => className.split(' ')[1])).toEqual([
      'profile-edit__avatar',
      'profile-edit__avatar-change',
    ]);
    await screen.choose({ avatarUrl: PICTURE });
    expect([screen.files.uploaded, screen.platform.log.crops]).toEqual([[PICTURE], []]);
    expect(await screen.saved()).toEqual([
      { version: PERSONAL_INFO.version, headImg: 'https://app.example/files/uploads/tmp_avatar.jpg' },
    ]);
  });

  test('stays as it is when the window is closed', async () => {
    const screen = await open();
    await screen.choose({ errMsg: 'chooseAvatar:fail cancel' });
    expect([screen.files.uploaded, screen.toasts, screen.weChat.asked]).toEqual([[], [], []]);
  });

  test.each([
    { errMsg: 'chooseAvatar:fail privacy permission is not authorized', errno: 104 },
    { errMsg: 'chooseAvatar:fail', errno: 104 },
  ])('names the privacy guide to a parent who refused it: %j', async (detail) => {
    const screen = await open();
    await screen.choose(detail);
    expect(screen.weChat.asked.map(({ method }) => method)).toEqual(['showModal']);
    expect(screen.weChat.optionOf('showModal')?.content).toBe('同意《用户隐私保护指引》后，才能使用这个功能');
    expect([screen.files.uploaded, screen.toasts]).toEqual([[], []]);
    await screen.choose({ avatarUrl: PICTURE });
    expect(screen.files.uploaded).toEqual([PICTURE]);
  });

  test('leads to the settings where the camera is not allowed there', async () => {
    const screen = await open();
    await screen.choose({ errMsg: 'chooseAvatar:fail auth deny' });
    expect(screen.weChat.asked.map(({ method }) => method)).toEqual(['showModal', 'openSetting']);
    expect(screen.weChat.optionOf('showModal')?.content).toBe('需要“摄像头”权限，请在设置中开启');
  });

  test('that failed to arrive is tried again by a tap, without the window', async () => {
    const screen = await open();
    screen.files.failures.set(PICTURE, { kind: 'network' });
    await screen.choose({ avatarUrl: PICTURE });
    const avatar = screen.byClass('profile-edit__avatar');
    expect([avatar.textContent, avatar.dataset.openType]).toEqual(['重新上传', undefined]);
    screen.files.recovers();
    await screen.tap(avatar);
    expect(await screen.saved()).toMatchObject([{ headImg: expect.stringContaining('tmp_avatar.jpg') }]);
  });
});

describe('the parent’s name in the mini program', () => {
  test('may be the nickname that WeChat offers, which comes with the end of typing', async () => {
    const screen = await open();
    const kidName = document.querySelector<HTMLInputElement>('[name=kidName]');
    expect([screen.name()?.dataset.type, kidName?.dataset.type]).toEqual(['nickname', 'text']);
    await screen.fire(screen.name(), 'wechatblur', { value: '豆豆妈' });
    expect(screen.name()?.value).toBe('豆豆妈');
    expect(await screen.saved()).toMatchObject([{ parentName: '豆豆妈' }]);
  });

  test('that WeChat does not pass is empty, as WeChat shows it', async () => {
    const screen = await open();
    await screen.fire(screen.name(), 'wechatinput', { value: '不可以' });
    await screen.fire(screen.name(), 'nicknamereview', { pass: false, timeout: false });
    expect(screen.name()?.value).toBe('');
  });

  test('that WeChat passes, or did not look at in time, stays', async () => {
    const screen = await open();
    await screen.fire(screen.name(), 'wechatinput', { value: '豆豆爸' });
    await screen.fire(screen.name(), 'nicknamereview', { pass: true, timeout: false });
    expect(screen.name()?.value).toBe('豆豆爸');
  });
});
