/** Addresses of the demo accounts, and what travels to them. Account 1 has neither. */
import { eq } from 'drizzle-orm';
import { ParcelState } from '../src/contract/deliveries/values';
import { DEMO_ACCOUNTS, DEMO_AREA_CODE } from './account/demo-accounts';
import { lookupOf, maskPhone } from './account/phone';
import { accounts, students } from './account/tables';
import { giveAddresses, type GivenAddress } from './demo/content/addresses';
import type { Db } from './db/types';
import { arrived, giveDelivery, type GivenDelivery, type GivenParcel } from './demo/content/deliveries';
import type { Keys } from './keys';
import { pictureKey } from './demo/pictures/catalogue';
import { shanghaiHour, type Clock } from './time';

const { onTheWay, arriving, problem } = ParcelState;
const DAY_HOURS = 24;
const ARRIVAL_HOUR = 15;

const demoPhone = (number: string) => ({ areaCode: DEMO_AREA_CODE, number });

const BEIJING = { provinceId: 110000, cityId: 110100, areaId: 110108 };
const SHENZHEN = { provinceId: 440000, cityId: 440300, areaId: 440305 };
const JIYUAN = { provinceId: 410000, cityId: 419001, areaId: 0 };
const HONG_KONG = { provinceId: 810000, cityId: 810100, areaId: 810001 };

const home = { ...BEIJING, detail: '中关村大街1号 海龙大厦 3单元1502室', isDefault: true };

const ADDRESSES = {
  oneSubject: [{ ...home, receiverName: '王先生', phone: demoPhone('13800000002') }],
  manySubjects: [
    { ...home, receiverName: '李女士', phone: demoPhone('13800000003') },
    {
      ...SHENZHEN,
      receiverName: '李女士（公司）',
      phone: demoPhone('13912345678'),
      detail: '粤海街道 科技园南区 软件产业基地5栋A座 前台代收',
    },
    {
      ...JIYUAN,
      receiverName: '豆豆姥姥',
      phone: demoPhone('13700001234'),
      detail: '沁园街道 济水大街108号院2号楼',
    },
    {
      ...HONG_KONG,
      receiverName: '陈家明',
      phone: { areaCode: '852', number: '61234567' },
      detail: '中环 德辅道中88号 12楼',
    },
  ],
  deviceLimited: [{ ...home, receiverName: '赵先生', phone: demoPhone('13800000004') }],
  captchaFirst: [{ ...home, receiverName: '孙女士', phone: demoPhone('13800000005') }],
} as const satisfies Record<string, readonly GivenAddress[]>;

type Receiver = keyof typeof ADDRESSES;

const kit = (contents: readonly string[], carrier: string, trackingNumber: string) => ({
  contents,
  carrier,
  trackingNumber,
});

const robotParcels: readonly GivenParcel[] = [
  {
    ...kit(['编程机器人主机 ×1', '遥控器 ×1', '充电线 ×1'], '顺丰速运', 'SF1432567890123'),
    events: [
      [30, onTheWay, '【杭州市】顺丰速运已收取快件'],
      [26, onTheWay, '【杭州市】快件已发往北京顺义集散中心'],
      [9, onTheWay, '【北京市】快件到达北京顺义集散中心'],
      [2, arriving, '【北京市】快件交给张师傅，正在派送途中（联系电话请在顺丰小程序查看）'],
    ],
  },
  {
    ...kit(['拼搭积木套装 ×1', '学习地图 ×2'], '中通快递', '78412345678901'),
    events: [
      [28, onTheWay, '【嘉兴市】包裹已由中通快递揽收'],
      [12, onTheWay, '【济南市】快件离开济南中转部，发往北京'],
    ],
  },
];

const many = (clock: Clock): readonly GivenDelivery[] => [
  {
    title: '编程机器人套装',
    picture: pictureKey.subjectTile('biancheng'),
    hoursAgo: 31,
    isSeen: false,
    parcels: robotParcels,
  },
  {
    title: '魔力英语 冬季教具礼盒',
    picture: pictureKey.subjectTile('moli'),
    hoursAgo: 3,
    isSeen: true,
    parcels: [{ ...kit(['点读笔 ×1', '绘本 ×12'], '京东物流', 'JDX018765432109'), events: [] }],
  },
  ...past(clock, [
    ['豌豆思维 S2 秋季教具', 'wandou', 12],
    ['围棋启蒙棋盘', 'weiqi', 40],
    ['豌豆素养 阅读书包', 'yuwen', 63],
    ['数学 口算卡片', 'math', 90],
    ['生日礼物 豌豆玩偶', 'wandou', 121],
    ['剑桥英语 教材上册', 'jianqiao', 150],
    ['豌豆思维 S2 夏季教具', 'wandou', 182],
    ['魔力英语 单词卡', 'moli', 214],
    ['围棋 练习册', 'weiqi', 245],
    ['豌豆思维 S1 教具', 'wandou', 300],
  ]),
];

const deliveriesFor = (clock: Clock): Readonly<Record<Receiver, readonly GivenDelivery[]>> => ({
  oneSubject: past(clock, [['豌豆思维 秋季教具', 'wandou', 20]]),
  manySubjects: many(clock),
  deviceLimited: [
    {
      title: '数学 秋季教具',
      picture: pictureKey.subjectTile('math'),
      hoursAgo: 75,
      isSeen: true,
      parcels: [
        {
          ...kit(['教具盒 ×1'], '圆通速递', 'YT7456123098765'),
          events: [
            [70, onTheWay, '【杭州市】圆通速递已收件'],
            [26, arriving, '【北京市】派送员正在派件'],
            [22, problem, '【北京市】派件不成功：多次联系收件人未果，快件暂存中关村营业点，将于次日再次派送'],
          ],
        },
      ],
    },
  ],
  // Not packed yet.
  captchaFirst: [
    {
      title: '豌豆素养 开学礼盒',
      picture: pictureKey.subjectTile('yuwen'),
      hoursAgo: 1,
      isSeen: true,
      parcels: [],
    },
  ],
});

export async function seedDemoPost(db: Db, clock: Clock, keys: Keys): Promise<void> {
  const given = deliveriesFor(clock);
  for (const name of Object.keys(ADDRESSES) as Receiver[]) {
    const phone = demoPhone(DEMO_ACCOUNTS[name].phone);
    const userId = await userOf(db, lookupOf(keys, phone));
    await giveAddresses({ db, clock, keys }, userId, ADDRESSES[name]);
    const receiver = {
      receiverName: ADDRESSES[name][0].receiverName,
      receiverPhoneMask: maskPhone(phone),
      receiverAddress: `北京市 海淀区 ${home.detail}`,
    };
    for (const delivery of given[name]) await giveDelivery(db, clock, userId, { ...receiver, ...delivery });
  }
}

type Tile = Parameters<typeof pictureKey.subjectTile>[0];

/** Long arrived; the third of them came in three parcels. */
function past(
  clock: Clock,
  given: readonly (readonly [title: string, tile: Tile, daysAgo: number])[],
): GivenDelivery[] {
  const severalAt = 2;
  return given.map(([title, tile, daysAgo], index) => {
    const number = (part: number) => `SF13${String(daysAgo).padStart(4, '0')}${String(7_001_002 + part)}`;
    // Nobody delivers at night, whenever the demonstration is made.
    const hours = daysAgo * DAY_HOURS + shanghaiHour(clock.now()) - ARRIVAL_HOUR;
    const contents =
      index === severalAt ? [['书包 ×1'], ['绘本 ×8'], ['识字卡 ×2', '贴纸 ×1']] : [['教具盒 ×1']];
    return {
      title,
      picture: pictureKey.subjectTile(tile),
      hoursAgo: hours + 70,
      isSeen: true,
      parcels: contents.map((inside, part) => ({
        ...kit(inside, '顺丰速运', number(part)),
        events: arrived(hours + part * 3, '北京市', '中关村营业点'),
      })),
    };
  });
}

async function userOf(db: Db, phoneLookup: string): Promise<number> {
  const [found] = await db
    .select({ userId: students.userId })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(accounts.phoneLookup, phoneLookup));
  if (!found) throw new Error('A demo account is missing');
  return found.userId;
}
