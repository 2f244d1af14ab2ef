import { profileCalls } from '@/contract/profile/calls';
import type { PersonalInfo } from '@/contract/profile/schema';
import { BACKEND_CODE } from '@/contract/errors';
import { PersonalInfoStore } from '@/features/profile/personal-info/store';
import { complaintsOf } from '@/features/profile/personal-info/values';
import { PRIVATE_INFO } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { PERSONAL_INFO } from './answers';

const { getPersonalInfo, savePersonalInfo } = profileCalls;
const CONFLICT = '资料已在另一台设备上修改，请核对后重新保存';

async function open(api = new FakeApi().on(savePersonalInfo, { version: 5, missing: [] })) {
  api.on(getPersonalInfo, PERSONAL_INFO);
  const fake = await fakeApp({ user: TEST_USER, api });
  fake.app.student.privateInfo.set(PRIVATE_INFO);
  const store = new PersonalInfoStore(fake.app, complaintsOf);
  await store.load();
  return { ...fake, store, form: store.form, sent: () => api.requests(savePersonalInfo) };
}

/** Another device saved this first: a version conflict. */
function overtaken(elsewhere: Partial<PersonalInfo>): FakeApi {
  const api = new FakeApi();
  api.onRefusal(savePersonalInfo, BACKEND_CODE.conflict, CONFLICT);
  const answers = [PERSONAL_INFO, { ...PERSONAL_INFO, version: 5, ...elsewhere }];
  return api.on(getPersonalInfo, () => answers.shift() ?? PERSONAL_INFO);
}

describe('saving the private info', () => {
  it('sends what was changed, with the version that was seen', async () => {
    const { form, sent } = await open();
    form.set('kidName', '大豆');
    await form.submit();
    expect(sent()).toEqual([{ version: 4, kidName: '大豆' }]);
    expect(form.isChanged).toBe(false);
  });

  it('sends nothing where nothing was changed', async () => {
    const { form, sent } = await open();
    expect((await form.submit())?.ok).toBe(true);
    expect(sent()).toEqual([]);
  });

  it('goes on from the new version', async () => {
    const { form, sent } = await open();
    form.set('kidName', '大豆');
    await form.submit();
    form.set('addr', '新街口');
    await form.submit();
    expect(sent()).toEqual([
      { version: 4, kidName: '大豆' },
      { version: 5, addr: '新街口' },
    ]);
  });

  it('shows on the other screens at once', async () => {
    const { form, app } = await open();
    form.set('kidName', ' 大豆 ');
    form.set('parentStatus', 2);
    await form.submit();
    expect(app.student.privateInfo.value).toMatchObject({
      kidName: '大豆',
      parentStatus: 2,
      starNum: PRIVATE_INFO.starNum,
    });
  });

  it('keeps everything when it fails', async () => {
    const api = new FakeApi().onFailure(savePersonalInfo, { kind: 'network' });
    const { form, app } = await open(api);
    form.set('kidName', '大豆');
    await form.submit();
    expect(form.values.kidName).toBe('大豆');
    expect(form.failure).toContain('保存失败');
    expect(app.student.privateInfo.value?.kidName).toBe('豆豆');
  });

  it('is done once, however often it is asked for', async () => {
    const { form, sent } = await open();
    form.set('kidName', '大豆');
    await Promise.all([form.submit(), form.submit()]);
    expect(sent()).toHaveLength(1);
  });
});

describe('when another device was first', () => {
  it('its changes are taken over, this parent’s stay, and both are shown before anything is saved', async () => {
    const api = overtaken({ addr: '新街口外大街19号', kidSex: 2 });
    const fake = await fakeApp({ user: TEST_USER, api });
    const store = new PersonalInfoStore(fake.app, complaintsOf);
    await store.load();
    store.form.set('kidName', '大豆');
    await store.form.submit();
    expect(store.form.values).toMatchObject({ kidName: '大豆', addr: '新街口外大街19号', kidSex: 2 });
    expect(store.form.failure).toContain('另一台设备刚刚修改了孩子性别、详细地址');
    expect(store.form.isChanged).toBe(true);

    api.on(savePersonalInfo, { version: 6, missing: [] });
    await store.form.submit();
    expect(api.requests(savePersonalInfo).at(-1)).toEqual({ version: 5, kidName: '大豆' });
    expect(store.form.failure).toBe('');
  });

  it('and changed the same field, the parent’s own word stays in it, to be looked at', async () => {
    const fake = await fakeApp({ user: TEST_USER, api: overtaken({ kidName: '小豆' }) });
    const store = new PersonalInfoStore(fake.app, complaintsOf);
    await store.load();
    store.form.set('kidName', '大豆');
    await store.form.submit();
    expect(store.form.values.kidName).toBe('大豆');
    expect(store.form.failure).toContain('孩子姓名');
  });

  it('and its values fail to load, the server’s are shown and nothing is lost', async () => {
    const api = new FakeApi();
    api.onRefusal(savePersonalInfo, BACKEND_CODE.conflict, CONFLICT);
    const { form } = await open(api);
    api.onFailure(getPersonalInfo, { kind: 'network' });
    form.set('kidName', '大豆');
    await form.submit();
    expect(form.values.kidName).toBe('大豆');
    expect(form.failure).toContain('另一台设备');
  });
});
