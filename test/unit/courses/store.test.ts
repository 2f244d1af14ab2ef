import { configurationCalls } from '@/contract/configuration/calls';
import { coursesCalls } from '@/contract/courses/calls';
import type { CourseCategoryCard, SubjectTab } from '@/contract/courses/schema';
import { CourseType, Subject, SubjectCode } from '@/contract/courses/values';
import { homeCalls } from '@/contract/home/calls';
import { SLOT } from '@/contract/home/values';
import { Runtime } from '@/contract/host';
import { MyTabClassStore } from '@/pages/courses/my-tab-class/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';

const card = (groupId: number): CourseCategoryCard => ({
  courseType: CourseType.live,
  groupId,
  groupName: `课程${groupId}`,
  imgUrl: '',
  subject: Subject.wandou,
  courseNum: 10,
});

const tabs: SubjectTab[] = [
  { name: '思维', brandCode: SubjectCode.wandou, status: 1, subject: Subject.wandou },
  { name: '围棋', brandCode: SubjectCode.weiqi, status: 0, subject: Subject.weiqi },
];

async function setUp(options: FakeAppOptions = {}) {
  const api = new FakeApi()
    .on(configurationCalls.getConfigurations, { parent_subject_list: tabs })
    .on(homeCalls.getPositionBanner, [])
    .on(coursesCalls.getCourseStudyList, ({ subject }) => [card(subject === undefined ? 1 : 2)]);
  const fake = await fakeApp({ api, user: TEST_USER, ...options });
  return { ...fake, api, store: new MyTabClassStore(fake.app) };
}

describe('the courses tab', () => {
  test('shows all courses first, and the subjects that the operator shows', async () => {
    const { store } = await setUp();
    await store.load();
    expect(store.cards.value?.map(({ groupId }) => groupId)).toEqual([1]);
    expect(store.subjects.value?.map(({ name }) => name)).toEqual(['思维']);
    expect(store.hasSubjectTabs).toBe(true);
  });

  test('asks for the courses and the placements of the chosen subject', async () => {
    const { store, api } = await setUp();
    await store.load();
    await store.choose(Subject.wandou);
    expect(store.cards.value?.map(({ groupId }) => groupId)).toEqual([2]);
    expect(api.requests(coursesCalls.getCourseStudyList)).toEqual([{}, { subject: Subject.wandou }]);
    expect(api.requests(homeCalls.getPositionBanner)[1]?.displayPositionId).toContain(
      SLOT.myClass.puzzle.banner,
    );
  });

  test('shows a list that was seen before at once, while it loads again', async () => {
    const { store, api } = await setUp();
    await store.load();
    await store.choose(Subject.wandou);
    api.onHold(coursesCalls.getCourseStudyList);
    void store.choose(undefined);
    expect(store.cards.value?.map(({ groupId }) => groupId)).toEqual([1]);
    expect(store.cards.status).toBe('loading');
  });

  test('has no subject tabs in the mini program and says which project it is', async () => {
    const { store, api } = await setUp({ platform: { runtime: Runtime.weixinMiniApp } });
    await store.load();
    expect(store.hasSubjectTabs).toBe(false);
    expect(api.requests(configurationCalls.getConfigurations)).toEqual([]);
    const sent = api.sent.find(({ call }) => call === coursesCalls.getCourseStudyList);
    expect(sent?.options?.headers).toEqual({ 'app-project': expect.any(String) as string });
  });

  test('names no project elsewhere', async () => {
    const { store, api } = await setUp();
    await store.load();
    const sent = api.sent.find(({ call }) => call === coursesCalls.getCourseStudyList);
    expect(sent?.options?.headers).toEqual({});
  });

  test('keeps what it shows when a pull fails, and says why', async () => {
    const { store, api, toasts } = await setUp();
    await store.load();
    api.onFailure(coursesCalls.getCourseStudyList, { kind: 'network' });
    await store.refresh();
    expect(store.cards.value).toHaveLength(1);
    expect(toasts).toEqual(['网络异常']);
  });

  test('forgets everything when the session ends', async () => {
    const { store } = await setUp();
    await store.load();
    await store.choose(Subject.wandou);
    store.reset();
    expect(store.subject).toBeUndefined();
    expect(store.cards.value).toBeUndefined();
    expect(store.hasSubjectTabs).toBe(false);
  });
});
