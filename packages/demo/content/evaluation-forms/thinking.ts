/** Questions of the evaluation of thinking: several for each ability and difficulty. */
import { EXPLORATION, LEVEL_ONE, LEVEL_TWO } from '../evaluation/thinking';
import { choose, coded, count, judge, ofBefore, type Plain } from './question';

type Level = 1 | 2 | 3 | 4 | 5;

/** In the order of the questions. */
const EXPLORATION_LEVELS: readonly Level[] = [1, 1, 1, 2, 1, 2, 3, 1, 2, 3];
const ONE_LEVELS: readonly Level[] = [1, 1, 1, 1, 1, 2, 1, 1];
const TWO_LEVELS: readonly Level[] = [4, 3, 3, 5, 3, 3, 4, 5, 3, 5, 5, 4];

const before: Plain[] = [
  ...EXPLORATION.map((question, at) => ofBefore(question, EXPLORATION_LEVELS[at] ?? 3)),
  ...LEVEL_ONE.map((question, at) => ofBefore(question, ONE_LEVELS[at] ?? 3)),
  ...LEVEL_TWO.map((question, at) => ofBefore(question, TWO_LEVELS[at] ?? 3)),
];

const further: Plain[] = [
  choose(['从起点走到红花再到蓝花', '先到蓝花再折回红花', '走到红花折回起点再去蓝花'], {
    ...{ point: '路线规划', level: 1 },
    stem: '一条直路上，依次是起点、红花、蓝花。两朵花都要摘到，怎么走最近？',
    why: '顺着一个方向走，先遇到红花，再遇到蓝花，不走回头路最近。',
  }),
  judge(true, {
    ...{ point: '一笔画', level: 2 },
    stem: '写“口”字的方框，可以从一个角出发，一笔画完又回到这个角。',
    why: '沿着四条边走一圈，正好一笔画完，回到出发的角。',
  }),
  count(3, {
    ...{ point: '火柴棒之谜', level: 2, unit: '根' },
    stem: '摆一个三角形要 3 根火柴。已经有一个三角形，再添几根，可以摆出两个不相连的三角形？答：[[a]]',
    why: '不相连的两个三角形，第二个也要用 3 根。',
  }),
  choose(['小兔', '小狗', '小猫'], {
    ...{ point: '错觉与真相', level: 2 },
    stem: '小猫、小狗、小兔赛跑。小狗比小猫先到，小兔比小狗先到，谁是第一名？',
    why: '小兔比小狗快，小狗比小猫快，小兔第一。',
  }),
  count(11, {
    ...{ point: '找规律', level: 2 },
    stem: '按规律填数：1，2，4，7，[[a]]',
    why: '每次多加的数是 1、2、3，接着加 4：7+4=11。',
  }),
  judge(false, {
    ...{ point: '立体拼搭', level: 2 },
    stem: '一个长方体放在桌上，不管从哪一面看，都是正方形。',
    why: '长方体的面有的是长方形，不一定都是正方形。',
  }),
  choose(['5 根', '6 根', '4 根'], {
    ...{ point: '火柴棒之谜', level: 3 },
    stem: '用火柴摆两个紧挨着、共用一条边的三角形，最少要几根火柴？',
    why: '两个三角形各 3 根，共用的一条边少摆 1 根：3+3-1=5 根。',
  }),
  choose(['图形变大了，形状没有变', '图形变成了别的形状', '图形转了方向'], {
    ...{ point: '图形推理', level: 3 },
    stem: '一个小正方形，每条边都变成原来的 2 倍长，说法正确的是哪一个？',
    why: '四条边一样长，角也没有变，还是正方形，只是变大了。',
  }),
  count(15, {
    ...{ point: '凑数游戏', level: 3 },
    stem: '1 到 9 填进三行三列的格子，每行、每列、每条斜线的和都相等，这个和是 [[a]]',
    why: '1 到 9 的和是 45，平均分到三行，每行是 15。',
  }),
  choose(['8 个', '6 个', '7 个'], {
    ...{ point: '巧数方块', level: 4 },
    stem: '一个 4×4×4 的大正方体，六个面都涂色，再切成 64 个小正方体。一个面也没有涂到的有几个？',
    why: '没有涂色的在里面，是 2×2×2 的正方体，共 8 个。',
  }),
  choose(['4 个奇点，不能一笔画', '2 个奇点，能一笔画', '没有奇点，能一笔画'], {
    ...{ point: '一笔画', level: 4 },
    stem: '“田”字形（一个大正方形分成四个小正方形），它能不能一笔画成？',
    why: '四条外边的中点各连着三条线，是 4 个奇点，多于 2 个就不能一笔画。',
  }),
  count(7, {
    ...{ point: '称重小侦探', level: 4, unit: '克' },
    stem: '有 1 克、2 克、4 克砝码各一个，放在天平的一边，最重能称出 [[a]] 的东西。',
    why: '三个砝码一起放：1+2+4=7 克。',
  }),
  choose(['18 岁', '14 岁', '16 岁'], {
    ...{ point: '有趣的排队', level: 4 },
    stem: '哥哥今年比弟弟大 4 岁。弟弟到哥哥现在的年龄时，哥哥 22 岁。哥哥今年几岁？',
    why: '弟弟长到哥哥现在的年龄要 4 年，那时哥哥 22 岁，所以今年 22-4=18 岁。',
  }),
  judge(true, {
    ...{ point: '错觉与真相', level: 4 },
    stem: '如果“所有的豆豆都会跳”，而且“小绿不会跳”，那么小绿一定不是豆豆。',
    why: '豆豆都会跳，不会跳的就不可能是豆豆。',
  }),
  count(18, {
    ...{ point: '找规律', level: 5, unit: '个' },
    stem: '一堆糖比 10 个多，3 个 3 个地数正好数完，5 个 5 个地数还剩 3 个。这堆糖最少有 [[a]]',
    why: '5 个 5 个数剩 3 个的有 13、18、23……，其中 18 正好能 3 个 3 个数完。',
  }),
  choose(['11 个', '10 个', '9 个'], {
    ...{ point: '立体拼搭', level: 5 },
    stem: '把正方体沿棱剪开，展开成六个正方形连在一起的平面图，一共有几种不同的样子？',
    why: '“一四一”型 6 种，“二三一”型 3 种，“二二二”和“三三”型各 1 种，一共 11 种。',
  }),
  count(13, {
    ...{ point: '有趣的排队', level: 5, unit: '人' },
    stem: '一个班的生日都在同一年，要保证至少有 2 个人在同一个月过生日，最少要有 [[a]]',
    why: '一年 12 个月，12 个人可能各占一个月，第 13 个人一定和别人同月。',
  }),
  choose(['7 分钟', '8 分钟', '10 分钟'], {
    ...{ point: '路线规划', level: 5 },
    stem: '洗水壶 1 分钟，烧水 6 分钟，洗杯子 2 分钟，拿茶叶 1 分钟。合理安排，最少几分钟能泡上茶？',
    why: '先洗水壶 1 分钟，烧水的 6 分钟里洗杯子、拿茶叶：1+6=7 分钟。',
  }),
];

export const THINKING = coded('evaluation-thinking', 'wandou', [...before, ...further]);
