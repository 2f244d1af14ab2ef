/** Demo activities, dated around today. */
import { eq } from 'drizzle-orm';
import { BannerUserType } from '../../../../src/contract/home/values';
import type { Db } from '../../../../server/core/db/types';
import { toOwnPage } from '../../pages';
import {
  miniProgram,
  nowhere,
  outside,
  toCourses,
  toDownload,
  toTeacherStar,
  type DemoTarget,
} from '../targets';
import { plusDays } from '../../../../server/core/day';
import { pictureKey } from '../../pictures/catalogue';
import { addDays, shanghaiTime, today, type Clock } from '../../../../server/core/time';
import { activities, activityJoins } from '../../../../server/domains/activities/center/tables';

const { scene, poster } = pictureKey;

interface Announced {
  readonly title: string;
  readonly summary: string;
  readonly picture: string;
  /** Days from today and a time, both Asia/Shanghai. */
  readonly from: readonly [number, string];
  readonly to: readonly [number, string];
  readonly isOurs: boolean;
  readonly target: DemoTarget;
  readonly userTypes?: readonly BannerUserType[];
}

const MIDNIGHT = '23:59';
const ours = { isOurs: true, target: nowhere } as const;

const CURRENT: readonly Announced[] = [
  {
    title: '家庭数学游戏日',
    summary: '一副扑克、一张桌子，全家一起玩出数感',
    picture: scene('building-blocks'),
    from: [-2, '09:00'],
    to: [0, MIDNIGHT],
    ...ours,
  },
  {
    title: '围棋入门公开课',
    summary: '和老师下第一盘棋，认识气与提子',
    picture: scene('live-lesson'),
    from: [-4, '09:00'],
    to: [1, '20:30'],
    isOurs: false,
    target: toCourses,
    userTypes: [BannerUserType.official],
  },
  {
    title: '亲子共读周：每天一个好故事',
    summary: '每晚二十分钟，读完记一句孩子的话',
    picture: poster('reading-week'),
    from: [-3, '08:00'],
    to: [4, MIDNIGHT],
    ...ours,
  },
  {
    title: '21天口算小挑战',
    summary: '每天十道题，慢慢变快，慢慢变准',
    picture: scene('learning-path'),
    from: [-6, '08:00'],
    to: [15, MIDNIGHT],
    ...ours,
  },
  {
    title: '假期思维营，和伙伴一起闯关',
    summary: '五天五个关卡，小组合作解谜题',
    picture: poster('puzzle-camp'),
    from: [-1, '10:00'],
    to: [18, '18:00'],
    isOurs: false,
    target: miniProgram('pages/camp/index?id=9', 'puzzle-camp'),
  },
  {
    title: '豌豆小舞台，等你来展示',
    summary: '录一段三分钟的讲解，让更多孩子看到',
    picture: poster('talent-show'),
    from: [-10, '09:00'],
    to: [25, MIDNIGHT],
    isOurs: false,
    target: toTeacherStar,
  },
  {
    title: '邀请好友，一起领课时好礼',
    summary: '好友成功报名，两家都有奖励课时',
    picture: poster('invite-gift'),
    from: [-30, '00:00'],
    to: [60, MIDNIGHT],
    isOurs: false,
    target: toDownload,
  },
];

const COMING: readonly Announced[] = [
  {
    title: '睡前故事会',
    summary: '关灯之前，听老师讲一个星星的故事',
    picture: scene('night-stories'),
    from: [1, '19:30'],
    to: [1, '20:10'],
    ...ours,
  },
  {
    title: '气球飞行科学周',
    summary: '五个在家就能做的小实验',
    picture: scene('balloon-ride'),
    from: [4, '09:00'],
    to: [11, MIDNIGHT],
    ...ours,
  },
  {
    title: '新学期迎新会',
    summary: '认识老师和同班小伙伴',
    picture: scene('welcome'),
    from: [14, '10:00'],
    to: [14, '11:30'],
    isOurs: false,
    target: outside('welcome'),
  },
];

const ENDED_TITLES: readonly (readonly [string, string, string])[] = [
  ['国庆拼图接力', '七天拼完一张中国地图', scene('building-blocks')],
  ['中秋猜灯谜', '月亮下面，一起猜谜语', scene('night-stories')],
  ['开学第一课', '和新老师打个招呼', scene('first-day')],
  ['暑期阅读马拉松', '一个夏天，二十本好书', poster('reading-week')],
  ['儿童节礼物派对', '每个孩子都有一份小惊喜', scene('gift-party')],
  ['春日气球节', '量一量，气球能飞多高', scene('balloon-ride')],
];

const ENDED: readonly Announced[] = ENDED_TITLES.map(([title, summary, picture], index) => ({
  title,
  summary,
  picture,
  from: [-20 - index * 28, '09:00'],
  to: [-9 - index * 28, MIDNIGHT],
  ...ours,
}));

const PERSONAL: Announced = {
  title: '生日月专属：许一个学习小愿望',
  summary: '写下一个小目标，老师陪孩子一起完成',
  picture: scene('gift-party'),
  from: [-5, '09:00'],
  to: [8, MIDNIGHT],
  ...ours,
};

/** `owners`: parents who see the activities limited to one parent. */
export async function seedActivities(db: Db, clock: Clock, owners: number[]): Promise<void> {
  const rows = [...CURRENT, ...COMING, ...ENDED].map((announced) => rowOf(clock, announced, []));
  const all = [...rows, rowOf(clock, PERSONAL, owners)];
  await db.insert(activities).values(all.map((row) => toOwnPage(row)));
}

function rowOf(clock: Clock, announced: Announced, userIds: number[]) {
  const { title, summary, picture, from, to, isOurs, target, userTypes = [] } = announced;
  const at = ([days, time]: readonly [number, string]) => shanghaiTime(plusDays(today(clock), days), time);
  return {
    ...{ title, summary, picture, isOurs, ...target, userIds },
    startsAt: at(from),
    endsAt: at(to),
    userTypes: [...userTypes],
  };
}

/** Joins activities by title, each some days ago. */
export async function seedJoins(
  db: Db,
  clock: Clock,
  userId: number,
  joined: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [title, daysAgo] of Object.entries(joined)) {
    const [found] = await db
      .select({ id: activities.id })
      .from(activities)
      .where(eq(activities.title, title));
    if (found === undefined) throw new Error(`There is no activity ${title}`);
    const joinedAt = addDays(clock.now(), -daysAgo);
    await db.insert(activityJoins).values({ userId, activityId: found.id, joinedAt }).onConflictDoNothing();
  }
}
