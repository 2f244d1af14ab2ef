/** Demo content of the placements: banners, picture rows and texts, as an operator would configure them. */
import { filled } from '../../../../server/core/facts';
import { BannerUserType, ResourceType, SLOT } from '../../../../src/contract/home/values';
import {
  miniProgram,
  nowhere,
  outside,
  toCourses,
  toDownload,
  toTrial,
  toMine,
  toStories,
  toStraight,
  toStudyPlan,
  toWeek,
  toSubject,
  toBabyShow,
  toBabyStudy,
} from '../targets';
import { bannerTitle, type BannerName } from '../../pictures/banners';
import { pictureKey } from '../../pictures/catalogue';
import type { slots } from '../../../../server/domains/home/slots/tables';

type NewSlot = typeof slots.$inferInsert;
type Content = Omit<NewSlot, 'positionId' | 'type' | 'rowSort' | 'serial'>;

const { tourist, unofficial, official } = BannerUserType;
const NEWCOMERS = [tourist, unofficial];

export const BANNER_SIZE = '686x282';
/** Rows 686 wide with gaps of 20: five, four and two pictures. */
const FIFTH = '121x121';
const QUARTER = '156x88';
const HALF = '333x188';

/** One row of a placement, in order. */
const row = (
  positionId: number,
  type: NewSlot['type'],
  rowSort: number,
  items: readonly Content[],
): NewSlot[] => items.map((item, index) => ({ ...item, positionId, type, rowSort, serial: index + 1 }));

const pictures = (positionId: number, rowSort: number, displaySize: string, items: readonly Content[]) =>
  row(positionId, ResourceType.image, rowSort, items).map((item) => ({ ...item, displaySize }));

const banners = (positionId: number, items: readonly Content[]) =>
  pictures(positionId, 1, BANNER_SIZE, items);

/** One line; the texts of a placement target different visitors. */
const texts = (positionId: number, items: readonly (Omit<Content, 'title'> & { textContent: string })[]) =>
  row(
    positionId,
    ResourceType.text,
    1,
    items.map((item) => ({ ...item, title: item.textContent })),
  );

/** With the words that are drawn on it. */
export const banner = (name: BannerName) => ({ title: bannerTitle(name), picture: pictureKey.banner(name) });

const homeSlots = (): NewSlot[] => [
  ...banners(SLOT.home.banner, [
    { ...banner('courses'), ...toCourses },
    { ...banner('live'), ...toStudyPlan, userTypes: [official] },
    { ...banner('trial'), ...toTrial, userTypes: NEWCOMERS },
    { ...banner('stories'), ...toStories },
    { ...banner('camp'), ...miniProgram('pages/camp/index?id=7', 'camp') },
  ]),
  ...texts(SLOT.home.topText, [
    { textContent: '新学期课表已经排好，点此查看本周安排', ...toStudyPlan, userTypes: [official] },
    { textContent: '完成首次试听，送三节思维小课', ...toTrial, userTypes: NEWCOMERS },
  ]),
  ...pictures(SLOT.home.categoryImage, 1, FIFTH, [
    { title: '豌豆思维', picture: pictureKey.subjectTile('wandou'), ...toSubject('wandou') },
    { title: '语文口才', picture: pictureKey.subjectTile('yuwen'), ...toSubject('yuwen') },
    { title: '围棋', picture: pictureKey.subjectTile('weiqi'), ...toSubject('weiqi') },
    { title: '编程', picture: pictureKey.subjectTile('biancheng'), ...toSubject('biancheng') },
    { title: '全部课程', picture: pictureKey.allSubjectsTile(), ...toCourses },
  ]),
  ...pictures(SLOT.home.categoryImage, 2, QUARTER, [
    { title: '学习计划', picture: pictureKey.wideTile('plan'), ...toStudyPlan },
    { title: '睡前故事', picture: pictureKey.wideTile('story'), ...toStories },
    { title: '我的奖励', picture: pictureKey.wideTile('medal'), ...toMine },
    { title: '下载App', picture: pictureKey.wideTile('app'), ...toDownload },
  ]),
  ...pictures(SLOT.home.sourceImage, 1, BANNER_SIZE, [
    { ...banner('pk'), ...toStraight, userTypes: [official] },
    { ...banner('invite'), ...toDownload, userTypes: NEWCOMERS },
  ]),
  ...texts(SLOT.home.sourceText, [
    { textContent: filled('周日{weekHour}:00，每周小结告诉您孩子这一周'), ...toWeek, userTypes: [official] },
    { textContent: '每天一道思维题，三分钟就够', ...outside('daily-puzzle'), userTypes: NEWCOMERS },
  ]),
  ...row(SLOT.home.bottomText, ResourceType.text, 1, [
    { title: '关于豌豆', textContent: '关于豌豆', ...outside('about') },
    { title: '加入我们', textContent: '加入我们', ...outside('jobs') },
  ]),
  ...row(SLOT.home.bottomText, ResourceType.text, 2, [
    { title: '下载家长端', textContent: '下载家长端', ...toDownload },
  ]),
];

const loginSlots = (): NewSlot[] => [
  ...banners(SLOT.login.banner, [
    { title: '欢迎来到豌豆', picture: pictureKey.scene('welcome'), ...nowhere },
  ]),
  ...texts(SLOT.login.text, [{ textContent: '登录遇到问题？班主任可以帮您', ...nowhere }]),
];

const parentCenterSlots = (): NewSlot[] => [
  ...banners(SLOT.parentCenter.banner, [
    { ...banner('pk'), ...toStraight, userTypes: [official] },
    { ...banner('reading'), ...outside('reading') },
    { ...banner('babyStudy'), ...toBabyStudy },
  ]),
  ...pictures(SLOT.parentCenter.image, 1, HALF, [
    { title: '本周学习计划', picture: pictureKey.wideTile('plan'), ...toStudyPlan },
    { title: '下载豌豆家长端', picture: pictureKey.wideTile('app'), ...toDownload },
  ]),
  ...texts(SLOT.parentCenter.text, [
    { textContent: filled('课时有疑问？班主任在{headMasterHours}小时内与您联系'), ...nowhere },
  ]),
  ...texts(SLOT.parentCenter.bottomText, [{ textContent: '豌豆，陪孩子爱上思考', ...nowhere }]),
];

const myClassSlots = (): NewSlot[] => {
  const { all, puzzle, eloquence, go, programming, magic } = SLOT.myClass;
  return [
    ...banners(all.banner, [
      { ...banner('afterClass'), ...outside('camp') },
      { ...banner('babyStudy'), ...toBabyStudy },
    ]),
    ...pictures(all.image, 1, HALF, [
      { title: '本周学习计划', picture: pictureKey.wideTile('plan'), ...toStudyPlan },
      { title: '睡前故事', picture: pictureKey.wideTile('story'), ...toStories },
    ]),
    ...texts(all.text, [{ textContent: '课程有变动，会在消息里告诉您', ...nowhere }]),
    ...banners(puzzle.banner, [{ ...banner('puzzle'), ...outside('camp') }]),
    ...texts(puzzle.text, [{ textContent: '思维课请提前准备好剪刀、彩笔和本周教具', ...nowhere }]),
    ...banners(eloquence.banner, [{ ...banner('speaking'), ...toStudyPlan }]),
    ...texts(eloquence.text, [{ textContent: '讲得精彩的一段，可以放进宝贝秀', ...toBabyShow }]),
    ...texts(go.text, [{ textContent: '下完一盘，和孩子一起说说哪一步最好', ...nowhere }]),
    ...texts(programming.text, [{ textContent: '编程课请使用电脑或平板上课', ...nowhere }]),
    ...texts(magic.text, [{ textContent: filled('外教课开始前{entryMinutes}分钟即可进入教室'), ...nowhere }]),
  ];
};

const courseReplaySlots = (): NewSlot[] => [
  ...banners(SLOT.courseReplay.banner, [{ ...banner('babyStudy'), ...toBabyStudy }]),
  ...texts(SLOT.courseReplay.text, [{ textContent: '看完和孩子聊一聊：今天学会了什么？', ...nowhere }]),
];

const straightSlots = (): NewSlot[] => [
  ...banners(SLOT.straight.banner, [{ ...banner('contest'), ...nowhere }]),
  ...texts(SLOT.straight.text, [{ textContent: '上课、作业、签到都会变成积分，每周一重新出发', ...nowhere }]),
];

const babyShowSlots = (): NewSlot[] => [
  ...banners(SLOT.babyShow.banner, [{ ...banner('works'), ...nowhere }]),
  ...texts(SLOT.babyShow.text, [
    { textContent: '每个作品都有人看过才会展示，请不要拍到校名和住址', ...nowhere },
  ]),
];

export const slotRows = (): NewSlot[] => [
  ...homeSlots(),
  ...loginSlots(),
  ...parentCenterSlots(),
  ...myClassSlots(),
  ...courseReplaySlots(),
  ...babyShowSlots(),
  ...straightSlots(),
];
