import { act } from 'react';
import { activitiesCalls } from '@/contract/activities/calls';
import type { FreeTrial } from '@/contract/activities/newcomers.schema';
import { FreeTrialState } from '@/contract/activities/values';
import { configurationCalls } from '@/contract/configuration/calls';
import { coursesCalls } from '@/contract/courses/calls';
import type { CourseCategoryCard } from '@/contract/courses/schema';
import { CourseType, Subject, SubjectCode } from '@/contract/courses/values';
import { homeCalls } from '@/contract/home/calls';
import type { SlotItem } from '@/contract/home/schema';
import { ResourceType, SLOT } from '@/contract/home/values';
import { Runtime } from '@/contract/host';
import { hoursCalls } from '@/contract/hours/calls';
import type { PackageReceive } from '@/contract/hours/schema';
import { RedirectType } from '@/contract/links/values';
import { AuditionStatus } from '@/contract/profile/status';
import MyTabClass from '@/pages/courses/my-tab-class';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';
import { swipe } from '../components/support';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen, type OpenOptions } from '../support/open-screen';

const card = (fields: Partial<CourseCategoryCard> = {}): CourseCategoryCard => ({
  courseType: CourseType.live,
  groupId: 31,
  groupName: '豌豆思维 进阶班',
  imgUrl: '/files/cover.png',
  subject: Subject.wandou,
  courseNum: 48,
  courseTitle: '小班直播，每节40分钟',
  ...fields,
});

const notice: SlotItem = {
  id: 9,
  title: '通知',
  type: 'text',
  textContent: '课程有调整时，班主任会提前通知您',
  redirectType: RedirectType.none,
};

const picture = (id: number, title: string, rowSort: number): SlotItem => ({
  id,
  title,
  rowSort,
  type: ResourceType.image,
  imgPath: `/files/${id}.svg`,
  redirectType: RedirectType.none,
});

function backend(): FakeApi {
  return new FakeApi()
    .on(configurationCalls.getConfigurations, {
      parent_subject_list: [
        { name: '思维', brandCode: SubjectCode.wandou, status: 1, subject: Subject.wandou },
        { name: '围棋', brandCode: SubjectCode.weiqi, status: 1, subject: Subject.weiqi },
      ],
    })
    .on(homeCalls.getPositionBanner, [
      { displayPositionId: SLOT.myClass.all.text, dataList: [notice] },
      {
        displayPositionId: SLOT.myClass.all.image,
        dataList: [picture(1, '本周学习计划', 1), picture(2, '睡前故事', 1), picture(3, '新学期', 2)],
      },
    ])
    .on(homeCalls.getTabConfig, [])
    .on(coursesCalls.getCourseStudyList, ({ subject }) =>
      subject === Subject.weiqi ? [card({ groupId: 5, groupName: '围棋 启蒙班', subject })] : [card()],
    );
}

const open = (api: FakeApi, options: OpenOptions = {}) =>
  openScreen('myTabClass', MyTabClass, { user: TEST_USER, student: OFFICIAL, api, ...options });

describe('the courses tab', () => {
  test('has the next lesson of a course after one was booked on another page', async () => {
    const api = backend();
    const screen = await open(api);
    await leaveAndComeBack(screen, () => screen.app.student.lessonsChanged());
    expect(api.requests(coursesCalls.getCourseStudyList)).toHaveLength(2);
  });

  test('shows a card with name, kind and number of lessons', async () => {
    const screen = await open(backend());
    expect(screen.byClass('course-card').textContent).toBe('豌豆思维 进阶班小班直播，每节40分钟直播课共48节');
  });

  test.each([
    [undefined, '共48节'],
    [35, '共48节 · 已学35%'],
    [100, '共48节 · 已学完'],
  ])('of %s percent done says %s', async (donePercent, said) => {
    const api = backend().on(coursesCalls.getCourseStudyList, [
      card(donePercent === undefined ? {} : { donePercent }),
    ]);
    const screen = await open(api);
    expect(screen.byClass('course-card__count').textContent).toBe(said);
  });

  test('opens the class list of a live course', async () => {
    const screen = await open(backend());
    await screen.tap(screen.byClass('course-card'));
    expect(screen.tracker.payloads('course_card_click')).toEqual([
      { courseType: CourseType.live, groupId: 31, courseId: 0, subject: Subject.wandou },
    ]);
    expect(screen.platform.navigation.moves).toHaveLength(1);
  });

  test('shows the courses of the chosen subject', async () => {
    const screen = await open(backend());
    await screen.tap('围棋');
    expect(screen.hasText('围棋 启蒙班')).toBe(true);
    expect(screen.hasText('豌豆思维 进阶班')).toBe(false);
    expect(screen.tracker.payloads('subject_tab_click')).toEqual([{ subject: Subject.weiqi, name: '围棋' }]);
    await screen.tap('全部');
    expect(screen.hasText('豌豆思维 进阶班')).toBe(true);
  });

  test('shows what the operator placed', async () => {
    const screen = await open(backend());
    expect(screen.hasText('课程有调整时，班主任会提前通知您')).toBe(true);
  });

  test("shows the cards first: they do not wait for the operator's slots, which wait for them", async () => {
    const api = backend();
    const placed = api.onHold(homeCalls.getPositionBanner);
    expect((await open(api)).hasText('豌豆思维 进阶班')).toBe(true);
    await act(async () => placed({ ok: true, value: [] }));
    const slow = backend();
    slow.onHold(coursesCalls.getCourseStudyList);
    const screen = await open(slow);
    expect(screen.allByClass('resource-rows')).toEqual([]);
  });

  test('shows the own cards above what the operator places', async () => {
    const screen = await open(backend());
    const [card, placed] = [screen.byClass('course-card'), screen.byClass('resource-rows')];
    expect(card.compareDocumentPosition(placed) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('opens at the subject of its address, each time that one leads there', async () => {
    const go = String(Subject.weiqi);
    const screen = await open(backend(), { query: { subject: go } });
    const chosen = () => screen.byClass('tabs__tab--active').textContent;
    expect(chosen()).toBe('围棋');
    await screen.tap(screen.byText('全部'));
    for (const [subject, name] of [
      [go, '围棋'],
      ['none', '围棋'],
    ] as const) {
      await act(async () => screen.app.router.tabParams.set('myTabClass', { subject }));
      await screen.settle();
      expect(chosen()).toBe(name);
    }
  });

  test('holds the place of the subjects until they are known', async () => {
    const api = backend();
    const answer = api.onHold(configurationCalls.getConfigurations);
    const screen = await open(api);
    expect(screen.allByClass('tabs-place')).toHaveLength(1);
    answer({ ok: false, error: { kind: 'network' } });
    await screen.settle();
    expect(screen.allByClass('tabs-place')).toEqual([]);
  });

  test.each([
    ['a browser', {}],
    ['the mini program', { runtime: Runtime.weixinMiniApp }],
    ['its web-view', { runtime: Runtime.weixinWeb, insideMiniProgram: true }],
  ])('has the operator’s floating button and popup in %s', async (_where, platform) => {
    const { floatButton, popup } = SLOT.myClass.all;
    const api = backend().on(homeCalls.getPositionBanner, ({ displayPositionId }) =>
      [floatButton, popup]
        .filter((id) => [displayPositionId].flat().includes(id))
        .map((id) => ({
          displayPositionId: id,
          dataList: [{ ...picture(id, '活动', 1), redirectType: RedirectType.innerPage, url: '/option' }],
        })),
    );
    const screen = await open(api, { platform });
    for (let round = 0; round < 4; round += 1) await screen.settle();
    expect(screen.allByClass('float__icon')).toHaveLength(1);
    expect(screen.tracker.payloads('popup_show')).toEqual([
      { popup: `configured.${String(popup)}`, page: 'myTabClass' },
    ]);
  });

  test('has the button and the popup of the subject that is looked at, each popup once a visit', async () => {
    const { all, puzzle } = SLOT.myClass;
    const offered = [all.floatButton, all.popup, puzzle.floatButton, puzzle.popup];
    const api = backend().on(homeCalls.getPositionBanner, ({ displayPositionId }) =>
      offered
        .filter((id) => [displayPositionId].flat().includes(id))
        .map((id) => ({
          displayPositionId: id,
          dataList: [
            { ...picture(id, `活动${id}`, 1), redirectType: RedirectType.innerPage, url: '/option' },
          ],
        })),
    );
    const screen = await open(api);
    const shown = async () => {
      for (let round = 0; round < 4; round += 1) await screen.settle();
      return screen.tracker.payloads('popup_show').map(({ popup }) => popup);
    };
    const putAway = async () => {
      await screen.tap(screen.byClass('configured-popup__close'));
      await screen.advance(1000);
    };
    const [ofAll, ofPuzzle] = [`configured.${all.popup}`, `configured.${puzzle.popup}`];
    expect(await shown()).toEqual([ofAll]);
    await putAway();
    await screen.tap('思维');
    expect(await shown()).toEqual([ofAll, ofPuzzle]);
    await putAway();
    await screen.tap(screen.byClass('float__icon'));
    expect(screen.tracker.payloads('float_button_click')).toMatchObject([{ positionId: puzzle.floatButton }]);
    await screen.tap('全部');
    expect(await shown()).toEqual([ofAll, ofPuzzle]);
  });

  test('asks again on a pull for a popup that failed', async () => {
    const { popup } = SLOT.myClass.all;
    const slot = { displayPositionId: popup, dataList: [picture(popup, '活动', 1)] };
    let isThere = false;
    const api = backend().on(homeCalls.getPositionBanner, ({ displayPositionId }) =>
      isThere && [displayPositionId].flat().includes(popup) ? [slot] : [],
    );
    const screen = await open(api);
    for (let round = 0; round < 4; round += 1) await screen.settle();
    expect(screen.tracker.payloads('popup_show')).toEqual([]);
    isThere = true;
    await act(async () =>
      swipe(screen.byClass('pull-to-refresh'), [
        [100, 100],
        [100, 110],
        [100, 600],
      ]),
    );
    for (let round = 0; round < 4; round += 1) await screen.settle();
    expect(screen.tracker.payloads('popup_show')).toHaveLength(1);
  });

  test('names pictures side by side, and keeps the label of one alone', async () => {
    const screen = await open(backend());
    const captions = screen.allByClass('resource-caption').map(({ textContent }) => textContent);
    expect(captions).toEqual(['本周学习计划', '睡前故事']);
  });

  test('lets a newcomer claim the free trial and the gift of hours in the mini program, which has no home', async () => {
    const packageReceives = [{} as PackageReceive];
    const api = backend()
      .on(activitiesCalls.getFreeTrial, { state: FreeTrialState.open } as FreeTrial)
      .on(activitiesCalls.claimFreeTrial, { state: FreeTrialState.claimed } as FreeTrial)
      .on(hoursCalls.listUnclaimedAward, [{ giveClass: 6, packageReceives }] as never)
      .on(hoursCalls.receiveAward, null as never);
    const newcomer = {
      ...UNOFFICIAL,
      studentAuditionStatusEnums: [{ subject: Subject.wandou, status: AuditionStatus.notYet }],
    };
    const mini = await open(api, { platform: { runtime: Runtime.weixinMiniApp }, student: newcomer });
    for (let round = 0; round < 4; round += 1) await mini.settle();
    await mini.tap(mini.byClass('audition-card').querySelector('.button') as HTMLElement);
    expect(api.requests(activitiesCalls.claimFreeTrial)).toHaveLength(1);
    await mini.tap(mini.byClass('gift-line').querySelector('.button') as HTMLElement);
    expect(api.requests(hoursCalls.receiveAward)).toHaveLength(1);
    const web = await open(api, { student: newcomer });
    for (let round = 0; round < 4; round += 1) await web.settle();
    expect(web.allByClass('gift-line')).toEqual([]);
  });

  test('hides the subjects in the mini program', async () => {
    const screen = await open(backend(), { platform: { runtime: Runtime.weixinMiniApp } });
    expect(screen.allByClass('tabs')).toEqual([]);
    expect(screen.allByClass('course-card')).toHaveLength(1);
  });

  test('still shows the courses when the subjects fail', async () => {
    const api = backend().onFailure(configurationCalls.getConfigurations, { kind: 'network' });
    const screen = await open(api);
    expect(screen.allByClass('tabs')).toEqual([]);
    expect(screen.allByClass('course-card')).toHaveLength(1);
  });

  test('says so when there is nothing', async () => {
    const screen = await open(backend().on(coursesCalls.getCourseStudyList, []));
    expect(screen.hasText('暂无课程内容~')).toBe(true);
  });

  test('shows the shape of the list while it loads', async () => {
    const api = backend();
    const answer = api.onHold(coursesCalls.getCourseStudyList);
    const screen = await open(api);
    expect(screen.allByClass('skeleton-part')).toHaveLength(3);
    answer({ ok: true, value: [card()] });
    await screen.settle();
    expect(screen.allByClass('skeleton-part')).toEqual([]);
    expect(screen.allByClass('course-card')).toHaveLength(1);
  });

  test('offers to try again after a failure', async () => {
    const api = backend().onFailure(coursesCalls.getCourseStudyList, { kind: 'network' });
    const screen = await open(api);
    expect(screen.hasText('网络异常')).toBe(true);
    api.on(coursesCalls.getCourseStudyList, [card()]);
    await screen.tap('重新加载');
    expect(screen.allByClass('course-card')).toHaveLength(1);
  });
});
