import { profileCalls } from '@/contract/profile/calls';
import type { PersonalInfo } from '@/contract/profile/schema';
import { ImproveStore } from '@/pages/profile/improve/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { PERSONAL_INFO, REGION } from './answers';

const { getPersonalInfo, savePersonalInfo } = profileCalls;

async function open(info: Partial<PersonalInfo>, next?: string) {
  const api = new FakeApi()
    .on(getPersonalInfo, { ...PERSONAL_INFO, ...info })
    .on(savePersonalInfo, { version: 5, missing: [] });
  const fake = await fakeApp({ user: TEST_USER, api });
  const store = new ImproveStore(fake.app, next);
  await store.load();
  return { ...fake, store, form: store.personal.form, sent: () => api.requests(savePersonalInfo) };
}

const NEW: Partial<PersonalInfo> = {
  kidName: '',
  parentStatus: 0,
  kidBornTime: '',
  region: undefined,
  missing: ['kidName', 'relation', 'birth', 'region'],
};

describe('the short form', () => {
  it('wants every field that is missing', async () => {
    const { store, form, sent } = await open(NEW);
    await store.submit();
    expect(form.complaints).toEqual({
      kidName: '请填写孩子姓名',
      parentStatus: '请选择您与孩子的关系',
      kidBornTime: '请选择孩子的出生日期',
      region: '请选择所在地区',
    });
    expect(sent()).toEqual([]);
  });

  it('sends them and is done', async () => {
    const { store, form, sent } = await open(NEW);
    form.change({ kidName: '小新', parentStatus: 7, kidBornTime: '2021-05-05', region: REGION });
    await store.submit();
    expect(sent()).toEqual([
      { version: 4, kidName: '小新', parentStatus: 7, kidBornTime: '2021-05-05', region: REGION },
    ]);
    expect(store.isDone).toBe(true);
  });

  it('minds nothing that it does not ask for', async () => {
    const { store, sent } = await open({ addr: '路'.repeat(200), kidBornTime: '', missing: ['birth'] });
    store.personal.form.set('kidBornTime', '2021-05-05');
    await store.submit();
    expect(sent()).toEqual([{ version: 4, kidBornTime: '2021-05-05' }]);
  });

  it('has nothing to ask a parent who has said everything', async () => {
    const { store } = await open({});
    expect([store.isDone, store.parts]).toEqual([true, []]);
  });

  it('is not done after a failure', async () => {
    const { store, form, api } = await open(NEW);
    api.onFailure(savePersonalInfo, { kind: 'timeout' });
    form.change({ kidName: '小新', parentStatus: 1, kidBornTime: '2021-05-05', region: REGION });
    await store.submit();
    expect([store.isDone, form.values.kidName]).toEqual([false, '小新']);
  });
});

describe('from the short form', () => {
  it('the parent goes on to where they were going', async () => {
    const { store, platform } = await open({}, '/myClassHour?hourType=1');
    await store.goOn();
    expect(platform.navigation.last?.how).toBe('replace');
  });

  it.each([
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ])('the parent goes back where %j leads nowhere of ours', async (next) => {
    const { store, platform } = await open({}, next);
    platform.navigation.pages = 2;
    await store.goOn();
    expect(platform.navigation.last?.how).toBe('back');
  });
});
