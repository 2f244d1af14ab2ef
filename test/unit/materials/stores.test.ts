import { configurationCalls } from '@/contract/configuration/calls';
import { helpCalls } from '@/contract/help/calls';
import { materialsCalls } from '@/contract/materials/calls';
import { mayUseWrongQuestions } from '@/contract/materials/values';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { TeachAidStore, type MaterialFile } from '@/pages/materials/learning-teach-aid/store';
import { VideoPositions } from '@/pages/materials/learning-video/positions';
import { LearningVideoStore } from '@/pages/materials/learning-video/store';
import { formatLength } from '@/services/helpers/say-length';
import { TutorStore } from '@/pages/help/tutor/store';
import { WrongQuestionsStore, type Question } from '@/pages/materials/wrong-work-group/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';

describe('access to the wrong-question collection', () => {
  test.each([
    [undefined, false],
    [{ main_switch: 'all', white_list: [] }, true],
    [{ main_switch: 'white', white_list: [42] }, true],
    [{ main_switch: 'white', white_list: [41] }, false],
    [{ main_switch: 'off', white_list: [] }, false],
  ])('%j', (config, may) => expect(mayUseWrongQuestions(config, 42)).toBe(may));
});

describe('the wrong-question collection', () => {
  const point = { id: 5, name: '找规律', total: 2, open: 2 };
  const question = { id: 1, subject: 0, knowledgeId: 5, isMastered: false } as Question;

  async function open(config = { main_switch: 'all', white_list: [] as number[] }) {
    const api = new FakeApi()
      .on(configurationCalls.getConfigurations, { No_wrong_subject_me_list: config })
      .on(materialsCalls.getWrongQuestionGroups, [{ subject: 0, total: 2, open: 2, points: [point] }])
      .on(materialsCalls.getWrongQuestions, [question], 1);
    const fake = await fakeApp({ api, user: TEST_USER });
    const store = new WrongQuestionsStore(fake.app);
    await store.load();
    return { ...fake, store };
  }

  test('is not loaded where the configuration does not let the parent in', async () => {
    const { store, api } = await open({ main_switch: 'white', white_list: [7] });
    expect(store.collection.value?.isOpen).toBe(false);
    expect(api.requests(materialsCalls.getWrongQuestionGroups)).toEqual([]);
  });

  test('is closed when the server says so, too', async () => {
    const { store, api } = await open();
    api.onRefusal(materialsCalls.getWrongQuestionGroups, '10000003', '没有权限');
    await store.load();
    expect(store.collection.value?.isOpen).toBe(false);
  });

  test('begins with the first subject and what is not yet mastered', async () => {
    const { api } = await open();
    expect(api.requests(materialsCalls.getWrongQuestions)).toEqual([
      { page: 1, limit: 10, subject: 0, isMastered: false },
    ]);
  });
});

describe('files', () => {
  const file = { id: 9, kind: 'pdf', url: 'https://app.example/files/a.pdf', size: 1 } as MaterialFile;

  async function open() {
    const fake = await fakeApp({ user: TEST_USER, student: OFFICIAL });
    return { ...fake, store: new TeachAidStore(fake.app, null) };
  }

  test('open through the host', async () => {
    const { store, platform } = await open();
    await store.open(file);
    expect(platform.abilities.paramsOf('openFile')).toEqual([{ url: file.url, isDownload: 0 }]);
  });

  test.each(['javascript:alert(1)', '', 'file:///etc/passwd'])('at %s do not open', async (url) => {
    const { store, platform } = await open();
    await store.open({ ...file, url });
    expect(platform.abilities.paramsOf('openFile')).toEqual([]);
  });

  test('that are films have a page of their own', async () => {
    const { store, platform } = await open();
    await store.open({ ...file, kind: 'video', url: undefined });
    expect(platform.navigation.last?.url).toContain('learning-video/index?id=9');
  });

  test('are loaded for official students alone', async () => {
    const { app, api } = await fakeApp({ user: TEST_USER, student: UNOFFICIAL });
    await new TeachAidStore(app, null).load();
    expect(api.requests(materialsCalls.getMaterialFiles)).toEqual([]);
  });

  test('that are films read their length', () => {
    expect([formatLength(16), formatLength(725), formatLength(-1)]).toEqual(['0:16', '12:05', '0:00']);
  });
});

describe('the position of a film', () => {
  test('is kept by film and by parent', async () => {
    const { app } = await fakeApp();
    new VideoPositions(app.storage, 42).keep(1, 30.7, 120);
    expect(new VideoPositions(app.storage, 42).of(1)).toBe(30);
    expect(new VideoPositions(app.storage, 42).of(2)).toBe(0);
    expect(new VideoPositions(app.storage, 43).of(1)).toBe(0);
  });

  test('near either end is the beginning', async () => {
    const { app } = await fakeApp();
    const positions = new VideoPositions(app.storage, 42);
    positions.keep(1, 60, 120);
    positions.keep(1, 119, 120);
    positions.keep(2, 2, 120);
    expect([positions.of(1), positions.of(2)]).toEqual([0, 0]);
  });

  test('is forgotten of the films longest ago', async () => {
    const { app } = await fakeApp();
    const positions = new VideoPositions(app.storage, 42);
    for (let film = 1; film <= 51; film += 1) positions.keep(film, 30, 120);
    expect([positions.of(1), positions.of(2), positions.of(51)]).toEqual([0, 30, 30]);
  });

  test('is written every other second, not with every frame', async () => {
    const { app } = await fakeApp({ user: TEST_USER, student: OFFICIAL });
    const store = new LearningVideoStore(app, 1);
    const writes = jest.spyOn(app.storage, 'set');
    for (let second = 10; second < 14; second += 0.25) store.advance(second, 1, 120);
    expect(writes).toHaveBeenCalledTimes(2);
    expect(store.resumedAt).toBe(12);
  });
});

describe('the tutor', () => {
  test('is the one in the address; the server checks whether it is the child’s own', async () => {
    const api = new FakeApi().onRefusal(helpCalls.getTutor, '10000002', '找不到');
    const { app } = await fakeApp({ api, user: TEST_USER });
    const store = new TutorStore(app, '3001');
    await store.load();
    expect(api.requests(helpCalls.getTutor)).toEqual([{ crUid: 3001 }]);
    expect(store.tutor.status).toBe('missing');
  });

  test.each(['', '0'])('is the child’s own where the address says "%s"', async (named) => {
    const api = new FakeApi().on(profileCalls.getPrivateInfo, { crUid: 3002 } as PrivateInfo);
    const { app } = await fakeApp({ api, user: TEST_USER });
    await new TutorStore(app, named).load();
    expect(api.requests(helpCalls.getTutor)).toEqual([{ crUid: 3002 }]);
  });

  test('is none where the child has none', async () => {
    const api = new FakeApi().on(profileCalls.getPrivateInfo, { crUid: 0 } as PrivateInfo);
    const { app } = await fakeApp({ api, user: TEST_USER });
    const store = new TutorStore(app, '');
    await store.load();
    expect(store.isNone).toBe(true);
    expect(api.requests(helpCalls.getTutor)).toEqual([]);
  });

  test('is added by the id that is copied', async () => {
    const { app, platform, toasts } = await fakeApp({ user: TEST_USER });
    await new TutorStore(app, '1').copyId('wandou-muzi');
    expect(platform.log.copied).toEqual(['wandou-muzi']);
    expect(toasts).toEqual(['微信号已复制，打开微信添加老师吧']);
  });
});
