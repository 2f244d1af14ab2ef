import { activitiesCalls } from '@/contract/activities/calls';
import type { CenterActivity, HomeActivity, NewStudentConfig } from '@/contract/activities/schema';
import { ActivityState } from '@/contract/activities/values';
import { configurationCalls } from '@/contract/configuration/calls';
import { homeCalls } from '@/contract/home/calls';
import { RedirectType } from '@/contract/links/values';
import { rewardsCalls } from '@/contract/rewards/calls';
import { activityPopup } from '@/features/activities/popup/entry';
import { checkInPopup } from '@/features/rewards/check-in-popup/entry';
import { freshmanPopup } from '@/features/activities/freshman/entry';
import FreshmanBanner from '@/features/activities/freshman/FreshmanBanner';
import { wonderfulPopup } from '@/features/activities/wonderful/entry';
import { screen } from '@/features/screen';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { isOpen, openOnHome } from './open-on-home';

const closes = (popup: string, acted: boolean) => [{ popup, page: 'index', acted }];

describe('the check-in popup', () => {
  const open = (dayNum: number) =>
    openOnHome(checkInPopup, { api: new FakeApi().on(rewardsCalls.isSignIn, { dayNum }) });

  test("shows this month's days", async () => {
    const opened = await open(12);
    expect(opened.byClass('popup-card__title').textContent).toBe('本月已签到12天');
    expect(opened.byClass('check-in__count').textContent).toBe('12');
  });

  test('begins a month kindly', async () => {
    const opened = await open(0);
    expect(opened.byClass('popup-card__title').textContent).toBe('本月还没有签到');
    expect(opened.hasText('从今天开始')).toBe(true);
  });

  test('leads to the check-in', async () => {
    const opened = await open(1);
    const go = jest.spyOn(opened.app.router, 'go');
    await opened.tap('去签到');
    expect(go).toHaveBeenCalledWith('dailyCheckIn');
    expect(isOpen(opened)).toBe(false);
    expect(opened.tracker.payloads('popup_close')).toEqual(closes('checkIn', true));
  });
});

const newborn: NewStudentConfig = {
  finishTaskCount: 2,
  totalTask: 5,
  isShowPop: true,
  homePageConfig: {
    firstLessonIconUrl: '/files/first.svg',
    newbornEntranceIconUrl: '/files/newborn.svg',
    activityImgUrl: '/files/activity.svg',
    popImgUrl: '/files/pop.svg',
  },
  firstScene: false,
  secondScene: true,
  thirdScene: false,
  fourthScene: false,
};

const enrolment = (change: Partial<NewStudentConfig> = {}): FakeApi =>
  new FakeApi()
    .on(configurationCalls.getNewStudentActivity, {})
    .on(activitiesCalls.getNewbornEntranceDetail, { ...newborn, ...change });

describe('the freshman popup', () => {
  test('shows the picture of the operator and leads to the enrolment', async () => {
    const opened = await openOnHome(freshmanPopup, { api: enrolment() });
    expect(opened.byClass('popup-card__title').textContent).toBe('新生入学');
    expect(opened.byClass('picture__image').getAttribute('src')).toBe('/files/pop.svg');
    const go = jest.spyOn(opened.app.router, 'go');
    await opened.tap('去看看');
    expect(go).toHaveBeenCalledWith('freshmanEnrollment');
    expect(opened.tracker.payloads('popup_close')).toEqual(closes('freshman', true));
  });

  test('does not show without its picture', async () => {
    const platform = { preloadImage: () => Promise.resolve(false) };
    const opened = await openOnHome(freshmanPopup, { api: enrolment(), platform });
    expect(isOpen(opened)).toBe(false);
  });
});

describe('the freshman card', () => {
  const Card = screen('index', FreshmanBanner);
  const open = (change: Partial<NewStudentConfig> = {}) =>
    openScreen('index', Card, { api: enrolment(change), user: TEST_USER, student: OFFICIAL });

  test('says how far the tasks are', async () => {
    const opened = await open();
    expect(opened.byClass('freshman-banner').getAttribute('aria-label')).toBe('新生入学，已完成2/5个小任务');
    expect(opened.byClass('freshman-banner__bar').style.width).toBe('40%');
  });

  test('says when they are done', async () => {
    const opened = await open({ finishTaskCount: 5, secondScene: false, thirdScene: true });
    expect(opened.hasText('小任务都完成啦，去领奖励')).toBe(true);
  });

  test('has no bar where there is nothing to count', async () => {
    const opened = await open({ finishTaskCount: 0, totalTask: 0 });
    expect(opened.allByClass('freshman-banner__bar')).toEqual([]);
  });

  test('leads to the enrolment', async () => {
    const opened = await open();
    const go = jest.spyOn(opened.app.router, 'go');
    await opened.tap(opened.byClass('freshman-banner'));
    expect(go).toHaveBeenCalledWith('freshmanEnrollment');
  });

  test('is not there for other children', async () => {
    const opened = await open({ secondScene: false });
    expect(opened.allByClass('freshman-banner')).toEqual([]);
  });
});

describe('the activity popups', () => {
  const festival: HomeActivity = {
    id: 3,
    title: '阅读节',
    iconPath: '',
    popImgPath: '/files/pop-3.svg',
    redirectType: RedirectType.h5Link,
    url: 'https://www.example.com/reading',
  };
  const open = (...activities: HomeActivity[]) => {
    const typeValue = JSON.stringify(activities);
    const api = new FakeApi()
      .on(configurationCalls.getUpgradeConfig, [{ typeCode: 'homeActivities', typeValue }])
      .on(homeCalls.bannerAccess, null);
    return openOnHome(activityPopup, { api });
  };

  test('open what they lead to, and record it', async () => {
    const opened = await open(festival);
    const openLink = jest.spyOn(opened.app.router, 'openLink').mockResolvedValue();
    await opened.tap('去看看');
    expect(openLink).toHaveBeenCalledWith(
      expect.objectContaining({ url: 'https://www.example.com/reading' }),
    );
    expect(opened.api.requests(homeCalls.bannerAccess)).toEqual([{ id: 3, userId: 42 }]);
    expect(opened.tracker.payloads('activity_click')).toEqual([
      { activityId: 3, place: 'popup', title: '阅读节', redirectType: 1 },
    ]);
  });

  test('are only read where they lead nowhere', async () => {
    const opened = await open({ ...festival, redirectType: RedirectType.none });
    await opened.tap('知道了');
    expect(isOpen(opened)).toBe(false);
    expect(opened.tracker.payloads('activity_click')).toEqual([]);
  });

  test('come one after another', async () => {
    const opened = await open(festival, { ...festival, id: 4, title: '运动会' });
    await opened.tap(opened.byClass('popup-card__close'));
    await opened.advance(200);
    await opened.settle();
    expect(opened.byClass('popup-card__title').textContent).toBe('运动会');
    expect(opened.tracker.payloads('popup_show').map(({ popup }) => popup)).toEqual([
      'activity.3',
      'activity.4',
    ]);
  });
});

describe('the popup of the wonderful activities', () => {
  test('leads to the activities', async () => {
    const api = new FakeApi().on(activitiesCalls.checkWonderfulMoment, { popup: 1, icon: 0 });
    const opened = await openOnHome(wonderfulPopup, { api });
    const go = jest.spyOn(opened.app.router, 'go');
    await opened.tap('去看看');
    expect(go).toHaveBeenCalledWith('activityCenter');
    expect(opened.tracker.payloads('popup_close')).toEqual(closes('wonderful', true));
  });

  test('lists what there is to take part in, each with its own link', async () => {
    const activity = (id: number, title: string, redirectType: RedirectType, url = ''): CenterActivity => ({
      ...{ id, title, redirectType, url, summary: '', imgPath: '', isOurs: true, isJoined: false },
      ...{ startsAt: '2026-11-01 00:00:00', endsAt: '2026-12-01 00:00:00', state: ActivityState.current },
    });
    const api = new FakeApi()
      .on(activitiesCalls.checkWonderfulMoment, { popup: 1, icon: 0 })
      .on(activitiesCalls.listActivities, [
        activity(1, '读书月', RedirectType.innerPage, '/option'),
        activity(2, '围棋周', RedirectType.none),
      ]);
    const opened = await openOnHome(wonderfulPopup, { api });
    expect(opened.hasText('围棋周')).toBe(true);
    await opened.tap('读书月');
    expect(opened.platform.navigation.last?.url).toBe('/pages/account/option/index');
    expect(opened.tracker.payloads('popup_close')).toEqual(closes('wonderful', true));
    const again = await openOnHome(wonderfulPopup, { api });
    await again.tap('围棋周');
    expect(again.platform.navigation.last?.url).toBe('/pages/activities/activity-center/index');
  });
});
