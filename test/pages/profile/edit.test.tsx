import { act } from 'react';
import { profileCalls } from '@/contract/profile/calls';
import type { PersonalInfo } from '@/contract/profile/schema';
import { BACKEND_CODE, ok } from '@/contract/errors';
import Edit from '@/pages/profile/edit';
import { PRIVATE_INFO } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { FakeFiles } from '../../unit/help/fake-files';
import { PERSONAL_INFO } from '../../unit/profile/answers';
import { openScreen } from '../support/open-screen';

const { getPersonalInfo, savePersonalInfo } = profileCalls;

async function open({
  info = {},
  api = new FakeApi(),
}: { info?: Partial<PersonalInfo>; api?: FakeApi } = {}) {
  const files = new FakeFiles();
  const screen = await openScreen('settingUpInformation', Edit, {
    user: TEST_USER,
    student: OFFICIAL,
    api: api.on(getPersonalInfo, { ...PERSONAL_INFO, ...info }),
    prepare: ({ app }) => {
      Object.assign(app, { files });
      app.student.privateInfo.set(PRIVATE_INFO);
    },
  });
  const field = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  const labelled = (label: string) =>
    document.querySelector<HTMLElement>(`[aria-label="${label}"]`) as HTMLElement;
  /** jsdom loads no pictures: sets the size and fires `load`. */
  const showPicture = async () => {
    const picture = screen.byClass('picture-crop__picture');
    Object.defineProperties(picture, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
    await act(async () => void picture.dispatchEvent(new Event('load')));
    await screen.settle();
  };
  return { ...screen, files, field, labelled, showPicture, sent: () => api.requests(savePersonalInfo) };
}

describe('the profile', () => {
  test('shows everything that is known; phone, stars and tutor cannot be changed', async () => {
    const screen = await open();
    expect([screen.field('kidName').value, screen.field('parentName').value]).toEqual(['豆豆', '李女士']);
    for (const text of ['2021年3月8日', '妈妈', '北京市 海淀区', '138****0003', '12颗', '暂未分配']) {
      expect(screen.hasText(text)).toBe(true);
    }
    expect(screen.byText('男孩').closest('[role="radio"]')?.getAttribute('aria-checked')).toBe('true');
  });

  test('says what the child is to the school, and its level', async () => {
    const screen = await open();
    expect(screen.byText('学员身份').closest('.cell')?.textContent).toContain('在读学员');
    expect(screen.byText('学阶').closest('.cell')?.textContent).toMatch(/S2$/);
  });

  test('leads to the tutor where there is one', async () => {
    const screen = await open({ info: { crUid: 3001 } });
    await screen.tap('辅导老师');
    expect(screen.platform.navigation.last).toBeDefined();
    expect(screen.hasText('暂未分配')).toBe(false);
  });

  test('that cannot be loaded says so and is asked for again', async () => {
    const api = new FakeApi();
    const screen = await openScreen('settingUpInformation', Edit, {
      user: TEST_USER,
      student: OFFICIAL,
      api: api.onFailure(getPersonalInfo, { kind: 'network' }),
    });
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    api.on(getPersonalInfo, PERSONAL_INFO);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('孩子信息')).toBe(true);
  });

  test('shows the shape of the form while it loads', async () => {
    const api = new FakeApi();
    api.onHold(getPersonalInfo);
    const screen = await openScreen('settingUpInformation', Edit, { user: TEST_USER, api });
    expect(screen.allByClass('skeleton').length).toBeGreaterThan(3);
  });
});

describe('saving the profile', () => {
  const saves = () => new FakeApi().on(savePersonalInfo, { version: 5, missing: [] });

  test('sends what was changed, shows it elsewhere, and goes back', async () => {
    const screen = await open({ api: saves() });
    await screen.type(screen.field('kidName'), '大豆');
    await screen.tap('女孩');
    await screen.tap(screen.labelled('您是孩子的 妈妈'));
    await screen.tap('外婆');
    await screen.tap('保存');
    expect(screen.sent()).toEqual([{ version: 4, kidName: '大豆', kidSex: 2, parentStatus: 6 }]);
    expect(screen.app.student.privateInfo.value).toMatchObject({ kidName: '大豆', parentStatus: 6 });
    expect(screen.toasts).toEqual(['保存成功']);
  });

  test('takes a birthday from the wheels', async () => {
    const screen = await open({ api: saves() });
    await screen.tap(screen.labelled('出生日期 2021年3月8日'));
    await screen.tap('2020年');
    await screen.tap('2月');
    await screen.tap('29日');
    await screen.tap('确定');
    expect(screen.hasText('2020年2月29日')).toBe(true);
    await screen.tap('保存');
    expect(screen.sent()).toEqual([{ version: 4, kidBornTime: '2020-02-29' }]);
  });

  test('complains at the field, and sends nothing', async () => {
    const screen = await open({ api: saves() });
    await screen.type(screen.field('kidName'), '豆'.repeat(21));
    await screen.tap('保存');
    expect(screen.hasText('孩子姓名不能超过20个字')).toBe(true);
    await screen.type(screen.field('kidName'), '');
    expect(screen.hasText('请填写孩子姓名')).toBe(true);
    expect(screen.sent()).toEqual([]);
    await screen.type(screen.field('kidName'), '豆豆豆');
    expect(screen.hasText('请填写孩子姓名')).toBe(false);
  });

  test('that fails keeps everything and says why', async () => {
    const api = new FakeApi().onFailure(savePersonalInfo, { kind: 'network' });
    const screen = await open({ api });
    await screen.type(screen.field('kidName'), '大豆');
    await screen.tap('保存');
    expect(screen.field('kidName').value).toBe('大豆');
    expect(screen.byClass('form-footer__failure').textContent).toContain('保存失败');
    expect(screen.hasText('重新保存')).toBe(true);
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test('twice at once is once', async () => {
    const api = new FakeApi();
    const release = api.onHold(savePersonalInfo);
    const screen = await open({ api });
    await screen.type(screen.field('kidName'), '大豆');
    await screen.tap('保存');
    await screen.tap(screen.byClass('button'));
    expect(screen.sent()).toHaveLength(1);
    release(ok({ version: 5, missing: [] }));
    await screen.settle();
  });

  test('after another device saved first shows its changes beside the own ones', async () => {
    const api = new FakeApi().onRefusal(savePersonalInfo, BACKEND_CODE.conflict, '资料已在另一台设备上修改');
    const screen = await open({ api });
    await screen.type(screen.field('kidName'), '大豆');
    api.on(getPersonalInfo, { ...PERSONAL_INFO, version: 5, addr: '新街口外大街19号' });
    await screen.tap('保存');
    expect(screen.byClass('form-footer__failure').textContent).toContain('另一台设备刚刚修改了详细地址');
    expect([screen.field('kidName').value, screen.field('addr').value]).toEqual(['大豆', '新街口外大街19号']);
  });
});

describe('leaving the profile', () => {
  test('asks when something would be lost', async () => {
    const screen = await open();
    await screen.type(screen.field('kidName'), '大豆');
    await screen.tap(screen.labelled('返回'));
    expect(screen.hasText('修改的内容还没有保存，离开后会丢失。')).toBe(true);
    await screen.tap('继续编辑');
    expect(screen.field('kidName').value).toBe('大豆');
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test('does not when nothing was changed', async () => {
    const screen = await open();
    await screen.tap(screen.labelled('返回'));
    expect(screen.platform.navigation.moves).toHaveLength(1);
  });
});

describe('the avatar', () => {
  const saves = () => new FakeApi().on(savePersonalInfo, { version: 5, missing: [] });

  test('is chosen, cut, uploaded and saved', async () => {
    const screen = await open({ api: saves() });
    screen.files.chooses('a');
    await screen.tap(screen.byClass('profile-edit__avatar-change'));
    await screen.showPicture();
    await screen.tap('使用');
    expect(screen.platform.log.crops).toEqual([
      { square: { left: 100, top: 0, side: 200 }, longestSide: 640 },
    ]);
    await screen.tap('保存');
    expect(screen.sent()).toEqual([{ version: 4, headImg: 'https://app.example/files/uploads/a.jpg' }]);
  });

  test('is moved by the arrow keys and made larger by the slider', async () => {
    const screen = await open();
    screen.files.chooses('a');
    await screen.tap(screen.byClass('profile-edit__avatar-change'));
    await screen.showPicture();
    await screen.type(screen.labelled('缩放'), '2');
    const frame = screen.byClass('picture-crop__frame');
    await act(
      async () =>
        void frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
    );
    await screen.tap('使用');
    const [crop] = screen.platform.log.crops;
    expect(crop?.square).toMatchObject({ side: 100, top: 50 });
    expect(crop?.square?.left).toBeCloseTo(146);
  });

  test('cannot be used before it shows, and says so when it never will', async () => {
    const screen = await open();
    screen.files.chooses('a');
    await screen.tap(screen.byClass('profile-edit__avatar-change'));
    await screen.tap('使用');
    await act(async () => void screen.byClass('picture-crop__picture').dispatchEvent(new Event('error')));
    await screen.settle();
    expect(screen.hasText('这张图片无法显示，请换一张')).toBe(true);
    expect(screen.files.uploaded).toEqual([]);
  });

  test('that failed to arrive holds up the saving, and is tried again by a tap', async () => {
    const screen = await open({ api: saves() });
    screen.files.chooses('a').failsAt('a#square');
    await screen.tap(screen.byClass('profile-edit__avatar-change'));
    await screen.showPicture();
    await screen.tap('使用');
    await screen.tap('保存');
    expect(screen.hasText('头像上传失败，请重新上传')).toBe(true);
    expect(screen.sent()).toEqual([]);
    screen.files.recovers();
    await screen.tap(screen.labelled('重新上传'));
    expect(screen.hasText('头像上传失败，请重新上传')).toBe(false);
  });
});

test('the age by which contents are recommended is chosen from the form', async () => {
  const screen = await open();
  await screen.tap('按年龄推荐内容');
  expect(screen.platform.navigation.last?.url).toBe('/pages/profile/age/index');
});
