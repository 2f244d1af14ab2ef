/** Home with a backend of one class, two placements with pictures, and three modules. */
import { CourseType, Subject } from '@/contract/courses/values';
import { homeCalls } from '@/contract/home/calls';
import type { HomeModule, SlotItem } from '@/contract/home/schema';
import { ModuleStyle, ResourceType, SLOT } from '@/contract/home/values';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { TodayClass } from '@/contract/lessons/schema';
import { RedirectType } from '@/contract/links/values';
import { messagesCalls } from '@/contract/messages/calls';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import Home from '@/pages/home/home';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';

const slot = (id: number, title: string, fields: Partial<SlotItem> = {}): SlotItem => ({
  id,
  title,
  type: ResourceType.image,
  imgPath: `/files/${id}.svg`,
  redirectType: RedirectType.innerPage,
  url: '/myTabClass',
  rowSort: 1,
  ...fields,
});

const words = (id: number, textContent: string, rowSort = 1): SlotItem =>
  slot(id, textContent, { type: ResourceType.text, textContent, imgPath: undefined, rowSort });

export const lesson = (liveId: number, courseDate: string, chapterName: string): TodayClass => ({
  subject: Subject.wandou,
  chapterName,
  teacherName: '林',
  chapterImgUrl: '/files/chapter.svg',
  courseDate,
  liveId,
  liveCnListId: 5,
  liveStudentId: 42,
  courseResourceId: 6,
  courseConfig: { durationMinutes: 40, courseType: CourseType.live },
});

export const moduleOf = (contentTypeId: number, fields: Partial<HomeModule> = {}): HomeModule => ({
  contentTypeId,
  childModuleName: `模块 ${contentTypeId}`,
  styleTypeId: ModuleStyle.big,
  showConfigContentList: [
    {
      id: contentTypeId * 10,
      courseTitle: `课 ${contentTypeId}`,
      homePageImageUrl: '/files/cover.svg',
      redirectType: RedirectType.h5Link,
      courseLink: `https://www.example.com/${contentTypeId}`,
      participantNum: 12_860,
      participantPictureUrls: ['/files/a.svg', '/files/b.svg'],
    },
  ],
  bannerList: [],
  ...fields,
});

export const placements = [
  { displayPositionId: SLOT.home.banner, dataList: [slot(1, '新学期，和豌豆一起出发')] },
  {
    displayPositionId: SLOT.home.categoryImage,
    dataList: [slot(2, '围棋'), slot(3, '编程')],
  },
  {
    displayPositionId: SLOT.home.bottomText,
    dataList: [words(4, '关于豌豆'), words(5, '加入我们'), words(6, '下载家长端', 2)],
  },
];

export const backend = (): FakeApi =>
  new FakeApi()
    .on(homeCalls.getTabConfig, [])
    .on(homeCalls.getPositionBanner, placements)
    .on(homeCalls.bannerAccess, null)
    .on(messagesCalls.getUnReadMsgNum, { num: 120 })
    .on(lessonsCalls.getTodayClasses, [lesson(7, '2026-11-21 19:00:00', '第3讲 称重小侦探')])
    .on(homeCalls.getTonight, [])
    .on(profileCalls.getPrivateInfo, { kidName: '豆豆', headImg: '/files/me.svg' } as PrivateInfo)
    .on(homeCalls.homePageShowConfig, ({ page = 1 }) => [moduleOf(page * 2 - 1), moduleOf(page * 2)], 3);

export const openHome = (options: OpenOptions = {}) =>
  openScreen('index', Home, { api: backend(), user: TEST_USER, student: OFFICIAL, ...options });

export const asTourist = (options: OpenOptions = {}) =>
  openHome({ user: undefined, student: undefined, ...options });
