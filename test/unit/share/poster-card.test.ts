import { configurationCalls } from '@/contract/configuration/calls';
import { Subject, SubjectCode } from '@/contract/courses/values';
import { shareCalls } from '@/contract/share/calls';
import { ok } from '@/contract/errors';
import { PosterStore } from '@/features/share/poster-card/poster-store';
import { readInviteConfig } from '@/features/share/poster-card/invite-config';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';

const TASK = { rewardValue: 20, taskStatus: 1, remark: '邀请好友体验课' };
const INVITE = {
  inviteTitle: '邀请好友，一起成长',
  indexHide: 0,
  indexPosterUrl: 'https://other.example/poster',
  indexPresentUrl: '/activityCenter',
};
const inviteRows = (invite: unknown) => [{ typeCode: 'inviteConfig', typeValue: JSON.stringify(invite) }];

const backend = (task: object = {}, invite: object = {}) =>
  new FakeApi()
    .on(shareCalls.getPosterTask, { ...TASK, ...task })
    .on(configurationCalls.getUpgradeConfig, inviteRows({ ...INVITE, ...invite }));

async function open(api = backend(), options: FakeAppOptions = {}) {
  const fake = await fakeApp({ api, user: TEST_USER, student: OFFICIAL, ...options });
  const store = new PosterStore(fake.app);
  await store.load();
  return { ...fake, store };
}

describe('the share poster card', () => {
  test('says what the operator and the task say', async () => {
    const { api, store } = await open();
    expect(store.poster).toEqual({
      title: '邀请好友，一起成长',
      remark: '邀请好友体验课',
      reward: 20,
      links: { poster: 'https://other.example/poster', present: '/activityCenter' },
    });
    expect(api.requests(configurationCalls.getUpgradeConfig)).toEqual([{ typeCode: 'inviteConfig' }]);
  });

  test('asks for the task of the child’s subjects', async () => {
    const { api, app, store } = await open();
    app.student.subjects.set([
      { subject: Subject.weiqi, name: '围棋', brandCode: SubjectCode.weiqi },
      { subject: Subject.yuwen, name: '口才', brandCode: SubjectCode.yuwen },
    ]);
    await store.load();
    expect(api.requests(shareCalls.getPosterTask)).toEqual([
      { courseBelong: 'VIP_WanDou', courseSubjectTypes: '0' },
      { courseBelong: 'VIP_WeiQi', courseSubjectTypes: '5,1' },
    ]);
  });

  test.each<[string, object, object]>([
    ['the task status is 5', { taskStatus: 5 }, {}],
    ['the operator hides it', {}, { indexHide: 1 }],
    ['the hide flag is missing', {}, { indexHide: undefined }],
    ['it would lead nowhere', {}, { indexPosterUrl: '', indexPresentUrl: undefined }],
  ])('stays away when %s', async (_why, task, invite) => {
    const { store } = await open(backend(task, invite));
    expect(store.poster).toBeUndefined();
    expect(store.isAwaited).toBe(false);
  });

  test('takes a hide flag that is text', async () => {
    const { store } = await open(backend({}, { indexHide: '0' }));
    expect(store.poster).toBeDefined();
  });

  test.each([
    ['the task', shareCalls.getPosterTask],
    ['the configuration', configurationCalls.getUpgradeConfig],
  ])('stays hidden when %s fails', async (_what, call) => {
    const { store, toasts } = await open(backend().onRefusal(call, '500', '服务异常'));
    expect(store.poster).toBeUndefined();
    expect(toasts).toEqual([]);
  });

  test('is not asked for without a session', async () => {
    const { api, store } = await open(backend(), { user: undefined, student: undefined });
    expect(store.poster).toBeUndefined();
    expect(api.sent).toEqual([]);
  });

  test('goes with the session at once, and an answer that comes later does not bring it back', async () => {
    const { api, app, store } = await open();
    const release = api.onHold(shareCalls.getPosterTask);
    const loading = store.load();
    app.session.clear();
    expect(store.poster).toBeUndefined();
    store.reset();
    release(ok(TASK));
    await loading;
    app.session.setUser({ ...TEST_USER, token: 'token-2', userId: 43 });
    expect(store.poster).toBeUndefined();
  });

  test('opens its entrances by the router, and records them', async () => {
    const { platform, store, time, tracker } = await open();
    store.press('present');
    store.press('poster');
    for (let round = 0; round < 60; round += 1) await Promise.resolve();
    time.advance(50);
    for (let round = 0; round < 60; round += 1) await Promise.resolve();
    expect(platform.log.opened[0]).toContain('https://other.example/poster');
    expect(tracker.payloads('invite_click')).toEqual([
      { entrance: 'present', page: 'index' },
      { entrance: 'poster', page: 'index' },
    ]);
  });
});

test.each(['', 'null', '[]', '7', '{', undefined])('the invite configuration %p is invalid', (typeValue) => {
  expect(readInviteConfig([{ typeCode: 'inviteConfig', typeValue }])).toBeUndefined();
  expect(readInviteConfig([])).toBeUndefined();
});
