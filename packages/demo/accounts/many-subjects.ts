import { SubjectCode } from '../../../src/contract/courses/values';
import { ParcelState } from '../../../src/contract/deliveries/values';
import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { TaskKind } from '../../../src/contract/rewards/values';
import type { DemoAddress } from '../content/addresses';
import { inTheDay, parcel, pastDeliveries, type DemoDelivery, type DemoParcel } from '../content/deliveries';
import { goodsOf } from '../content/goods';
import type { WeeklyClass } from '../content/lessons/seed';
import { MANY_EXCHANGES, MANY_ORDERS } from '../content/orders/orders';
import { pictureKey } from '../pictures/catalogue';
import { demoPhone, inBeijing } from '../families';
import { beijingAddress, official, type DemoAccount } from './account';

const { onTheWay, arriving } = ParcelState;

/**
 * Six subjects, each once a week, three of them today. The lessons last held are those that the homework is of; three courses began
 * as long ago as growth looks back.
 */
const CLASSES: readonly WeeklyClass[] = [
  { course: 'wandou', teacher: 'lin', time: '10:30', offset: 0, held: 52 },
  { course: 'yuwen', teacher: 'su', time: '16:00', offset: 0, minutes: 45, held: 52 },
  { course: 'weiqi', teacher: 'zhou', time: '19:00', offset: 0, minutes: 50, held: 20 },
  { course: 'math', teacher: 'chen', time: '10:30', offset: 1, held: 52 },
  { course: 'moli', teacher: 'anna', time: '16:00', offset: 3, minutes: 25, held: 18 },
  { course: 'biancheng', teacher: 'he', time: '19:00', offset: 5, minutes: 60, held: 17 },
];

const ADDRESSES: readonly DemoAddress[] = [
  { ...beijingAddress, receiverName: '李女士', phone: demoPhone('13800000003') },
  {
    provinceId: 440000,
    cityId: 440300,
    areaId: 440305,
    receiverName: '李女士（公司）',
    phone: demoPhone('13912345678'),
    detail: '粤海街道 科技园南区 软件产业基地5栋A座 前台代收',
  },
  {
    provinceId: 410000,
    cityId: 419001,
    areaId: 0,
    receiverName: '豆豆姥姥',
    phone: demoPhone('13700001234'),
    detail: '沁园街道 济水大街108号院2号楼',
  },
  {
    provinceId: 810000,
    cityId: 810100,
    areaId: 810001,
    receiverName: '陈家明',
    phone: { areaCode: '852', number: '61234567' },
    detail: '中环 德辅道中88号 12楼',
  },
];

const ROBOT: readonly DemoParcel[] = [
  {
    ...parcel(goodsOf('编程机器人套装').contents, '顺丰速运', 'SF1432567890123'),
    events: [
      [30, onTheWay, '【杭州市】顺丰速运已收取快件'],
      [26, onTheWay, '【杭州市】快件已发往北京顺义集散中心'],
      [9, onTheWay, '【北京市】快件到达北京顺义集散中心'],
      [2, arriving, '【北京市】快件交给张师傅，正在派送途中（联系电话请在顺丰小程序查看）'],
    ],
  },
  {
    ...parcel(['电池充电套件 ×2'], '中通快递', '78412345678901'),
    events: [
      [28, onTheWay, '【嘉兴市】包裹已由中通快递揽收'],
      [12, onTheWay, '【济南市】快件离开济南中转部，发往北京'],
    ],
  },
];

const NEW_DELIVERIES: readonly DemoDelivery[] = [
  {
    title: '编程机器人套装',
    picture: goodsOf('编程机器人套装').picture,
    hoursAgo: 31,
    isSeen: false,
    parcels: ROBOT,
  },
  {
    title: '思维学具盒',
    picture: goodsOf('思维学具盒').picture,
    hoursAgo: 54,
    isSeen: true,
    parcels: [
      {
        ...parcel(goodsOf('思维学具盒').contents, '顺丰速运', 'SF1432567890777'),
        events: [
          [53, onTheWay, '【杭州市】顺丰速运已收取快件'],
          [28, onTheWay, '【北京市】快件到达北京顺义集散中心'],
        ],
      },
    ],
  },
  {
    title: '魔力耳朵 冬季教具礼盒',
    picture: goodsOf('魔力耳朵 冬季教具礼盒').picture,
    hoursAgo: 3,
    isSeen: true,
    parcels: [
      { ...parcel(goodsOf('魔力耳朵 冬季教具礼盒').contents, '京东物流', 'JDX018765432109'), events: [] },
    ],
  },
];

const PAST_DELIVERIES = [
  ['豌豆思维 S2 秋季教具', 12],
  ['围棋启蒙棋盘', 40],
  ['语文口才 阅读书包', 63],
  ['数学 口算卡片', 90],
  ['生日礼物 豌豆玩偶', 121],
  ['剑桥英语 教材上册', 150],
  ['豌豆思维 S2 夏季教具', 182],
  ['魔力耳朵 单词卡', 214],
  ['围棋 练习册', 245],
] as const;

export const manySubjects: DemoAccount = {
  phone: '13800000003',
  state: 'official student, several subjects, three classes today, 120 unread messages, unclaimed hours',
  student: {
    ...official,
    kidName: '豆豆',
    parentName: '李女士',
    parentStatus: ParentRelation.mother,
    kidSex: KidSex.boy,
    kidBornTime: '2019-11-02',
    age: 7,
    step: 'S2-3',
    starNum: 1280,
    peaCoinNum: 2660,
    crUid: 3002,
    headImg: pictureKey.avatar('child-3'),
    isGray: true,
    isSubscribed: true,
    ...inBeijing,
  },
  daysOld: 520,
  courses: [
    ...(['wandou', 'yuwen', 'weiqi', 'biancheng', 'moli', 'math'] as const),
    ...(['jianqiao', 'wandouCartoon', 'mindTalk', 'codeCamp'] as const),
    'weiqiTrial',
  ],
  classes: CLASSES,
  hours: {
    [SubjectCode.wandou]: [
      { hourGroup: 'smallLive', baseHours: 40, giveHours: 6 },
      { hourGroup: 'largeLive', baseHours: 12, giveHours: 2 },
      { hourGroup: 'record', baseHours: 24, giveHours: 0 },
    ],
    [SubjectCode.yuwen]: [
      { hourGroup: 'smallLive', baseHours: 28, giveHours: 2 },
      // Bought, not started: counted by the filter [0, 1].
      { hourGroup: 'smallLive', baseHours: 24, giveHours: 0, status: 0 },
    ],
    [SubjectCode.weiqi]: [{ hourGroup: 'largeLive', baseHours: 30, giveHours: 5 }],
    [SubjectCode.biancheng]: [
      { userHourType: 1, baseHours: 18, giveHours: 2 },
      { userHourType: 2, baseHours: 4, giveHours: 0.5 },
      { userHourType: 3, baseHours: 7, giveHours: 0 },
    ],
    [SubjectCode.moli]: [{ hourGroup: 'smallLive', baseHours: 52.5, giveHours: 3 }],
    [SubjectCode.math]: [
      { hourGroup: 'largeLive', baseHours: 36, giveHours: 4 },
      { hourGroup: 'record', baseHours: 10, giveHours: 2 },
    ],
    [SubjectCode.jianqiao]: [{ hourGroup: 'record', baseHours: 30, giveHours: 0 }],
  },
  hourGifts: [
    { brandCode: SubjectCode.wandou, name: '新学期礼包', giveClass: 2 },
    { brandCode: SubjectCode.yuwen, name: '邀请好友奖励', giveClass: 1 },
    { brandCode: SubjectCode.math, name: '周年庆礼包', giveClass: 3 },
  ],
  leave: {
    [SubjectCode.wandou]: 4,
    [SubjectCode.yuwen]: 2,
    [SubjectCode.weiqi]: 3,
    [SubjectCode.biancheng]: 1,
    [SubjectCode.moli]: 2,
    [SubjectCode.math]: 3,
  },
  hasOlderLeaves: true,
  hasWrongQuestions: true,
  seesWrongQuestions: true,
  messages: { unread: 120, read: 30 },
  // Enough for two pages.
  finishedTasks: {
    tasks: [
      ...Array.from({ length: 12 }, (_, index) => ({ kind: TaskKind.lessons, monthsAgo: index + 2 })),
      { kind: TaskKind.profile, monthsAgo: 14 },
      { kind: TaskKind.liveLesson, monthsAgo: 13 },
    ],
    arePaid: false,
  },
  activities: { '亲子共读周：每天一个好故事': 2, 中秋猜灯谜: 40 },
  addresses: ADDRESSES,
  deliveries: (clock) => [...inTheDay(clock, NEW_DELIVERIES), ...pastDeliveries(clock, PAST_DELIVERIES)],
  orders: MANY_ORDERS,
  exchanges: MANY_EXCHANGES,
};
