/** Demo content of the home modules: all four styles, varying by the visitor's state. */
import type { SubjectName } from '../../../../src/contract/courses/values';
import { HomeModuleUserType, ModuleStyle } from '../../../../src/contract/home/values';
import { DEMO_OPEN_CLASSES, OPEN_CLASS, type DemoSitting } from '../classes/open-classes';
import { DEMO_PEA_SERIES, PEA_CLASS } from '../classes/pea-classes';
import { STORY_SERIES } from '../stories/texts';
import {
  miniProgram,
  nowhere,
  outside,
  toClassHourDownload,
  toCourses,
  toDownload,
  toSubject,
  toTrial,
  toLittleTeachers,
  toMine,
  toOpenClass,
  toPeaClass,
  toStudyPlan,
  type DemoTarget,
  toReplays,
  toBabyShow,
  toStory,
  toStudy,
  type STORY_IDS,
} from '../targets';
import type { BannerName } from '../../pictures/banners';
import { pictureKey } from '../../pictures/catalogue';
import type { ChapterCover, CoverMood } from '../../pictures/covers';
import type { Thing } from '../../pictures/things';

const { tourist, unofficial, official } = HomeModuleUserType;
const { big, firstBig, small, alternateSmall } = ModuleStyle;

export interface DemoCard {
  readonly title: string;
  readonly subtitle: string;
  /** Key of a stored picture. */
  readonly picture: string;
  /** Of which the picture is drawn. */
  readonly cover?: ChapterCover;
  readonly participants: number;
  readonly target: DemoTarget;
  readonly content?: string;
  /** Days until the card expires, from seeding. */
  readonly endsIn?: number;
}

export interface DemoModule {
  readonly name: string;
  readonly style: ModuleStyle;
  /** Empty: all visitors. */
  readonly userTypes: readonly HomeModuleUserType[];
  readonly button?: string;
  readonly banner?: { readonly name: BannerName; readonly target: DemoTarget };
  readonly cards: readonly DemoCard[];
}

type Facts = Pick<DemoCard, 'content' | 'endsIn'>;

/** The cover of a subject, or of a thing on its background. */
function card(
  title: string,
  subtitle: string,
  [subject, mood, thing]: readonly [SubjectName, CoverMood, Thing?],
  participants: number,
  target: DemoCard['target'],
  more: Facts = {},
): DemoCard {
  const facts = { title, subtitle, participants, target, ...more };
  if (thing === undefined) return { ...facts, picture: pictureKey.cover(subject, mood) };
  const cover = { subject, mood, thing };
  return { ...facts, cover, picture: pictureKey.chapter(cover) };
}

const SITTINGS: readonly DemoSitting[] = [
  ...DEMO_OPEN_CLASSES,
  ...DEMO_PEA_SERIES.flatMap(({ classes }) => classes),
];

/** An open class or a pea class, with its own title and cover. */
function sitting(id: number, subtitle: string, participants: number, more: Facts = {}): DemoCard {
  const known = SITTINGS.find((one) => one.id === id);
  if (known === undefined) throw new Error(`There is no class ${id}`);
  const { mood, subject, thing, title } = known;
  const isOpen = DEMO_OPEN_CLASSES.some((one) => one.id === id);
  const target = isOpen ? toOpenClass(id) : toPeaClass(id);
  return card(title, subtitle, [subject, mood, thing], participants, target, more);
}

/** With the story's own title and cover. */
function story(key: keyof typeof STORY_IDS, participants: number): DemoCard {
  const known = STORY_SERIES.flatMap(({ stories }) => stories).find((one) => one.key === key);
  if (known === undefined) throw new Error(`There is no story ${key}`);
  const { title, summary } = known;
  return { title, subtitle: summary, picture: pictureKey.story(key), participants, target: toStory(key) };
}

export const MODULES: readonly DemoModule[] = [
  {
    name: '为孩子挑一节好课',
    style: firstBig,
    userTypes: [tourist, unofficial],
    button: '去试听',
    cards: [
      card('思维启蒙体验课', '25分钟，看见孩子怎么想', ['wandou', 'meadow', 'puzzle'], 12860, toTrial, {
        endsIn: 45,
      }),
      card('小小演说家', '敢开口，说得清', ['yuwen', 'stage', 'mic'], 5320, toTrial),
      sitting(OPEN_CLASS.soon, '认识黑白世界', 3184),
    ],
  },
  {
    name: '老朋友专享',
    style: firstBig,
    userTypes: [official],
    button: '查看计划',
    banner: { name: 'works', target: toBabyShow },
    cards: [
      card('本周学习计划', '一张表看清这一周', ['wandou', 'room'], 8642, toStudyPlan),
      card('课程回放', '没听懂的地方，再看一遍', ['math', 'stage'], 4275, toReplays),
      card('邀请好友得课时', '好课一起上', ['xinli', 'meadow'], 2963, toClassHourDownload),
    ],
  },
  {
    name: '豌豆思维，从玩开始',
    style: small,
    userTypes: [],
    button: '更多',
    cards: [
      card('动手拼一拼', '一张纸、几块积木，玩出空间感', ['wandou', 'stage'], 6210, toStudy('hands')),
      card('找规律小侦探', '观察里藏着答案', ['wandou', 'evening'], 5874, toSubject('wandou')),
      card('分类与排序', '把世界理一理', ['wandou', 'room', 'basket'], 4436, outside('puzzle/sort')),
      card('数独四宫格', '一格一格想清楚', ['math', 'meadow', 'sudoku'], 7102, outside('puzzle/sudoku')),
    ],
  },
  {
    name: '今晚直播',
    style: big,
    userTypes: [unofficial, official],
    cards: [
      sitting(OPEN_CLASS.live, '陈老师带你折出一只蝴蝶', 1893, {
        content: '准备一张正方形彩纸，一起动手。',
        endsIn: 30,
      }),
      sitting(OPEN_CLASS.oneLeft, '从一次小争吵说起', 1127, { endsIn: 30 }),
    ],
  },
  {
    name: '口才与表达',
    style: alternateSmall,
    userTypes: [],
    cards: [
      card('我来当小老师', '会了，就讲给大家听', ['yuwen', 'meadow'], 3380, toLittleTeachers),
      card('古诗里的四季', '春眠不觉晓', ['yuwen', 'room', 'mountain'], 6045, outside('speech/poem')),
      card('我来当小导游', '介绍家乡的一处风景', ['yuwen', 'evening', 'map'], 2217, nowhere),
      sitting(PEA_CLASS.joke, '幽默也能练出来', 1968),
    ],
  },
  {
    name: '围棋小将',
    style: firstBig,
    userTypes: [],
    cards: [
      card('棋盘上的小故事', '听故事，认识黑白世界', ['weiqi', 'stage'], 2740, toStudy('go')),
      card('九路盘对弈', '一局十分钟', ['weiqi', 'meadow'], 3316, miniProgram('pages/go/index', 'go')),
      card('名局故事', '听老师讲一盘好棋', ['weiqi', 'evening', 'scroll'], 1452, outside('go/stories')),
    ],
  },
  {
    name: '编程小创客',
    style: small,
    userTypes: [],
    button: '更多',
    cards: [
      card('让机器人动起来', '顺序与循环', ['biancheng', 'stage'], 4129, toSubject('biancheng')),
      card('做一个小游戏', '从接苹果开始', ['biancheng', 'meadow'], 3870, toSubject('biancheng')),
      card('算法闯关', '怎样走路最短', ['biancheng', 'evening', 'maze'], 2508, outside('code/path')),
      card('我的第一个动画', '会眨眼的小怪兽', ['biancheng', 'room', 'frog'], 2996, toDownload),
    ],
  },
  {
    name: '双语磨耳朵',
    style: big,
    userTypes: [],
    banner: { name: 'english', target: toBabyShow },
    cards: [
      card('每天十分钟英文儿歌', '早餐时间放一首', ['moli', 'meadow', 'sun'], 9205, outside('english/songs')),
      card('早餐英文儿歌', '每天十分钟，跟着唱就好', ['moli', 'room'], 5417, toStudy('songs')),
    ],
  },
  {
    name: '情绪小课堂',
    style: alternateSmall,
    userTypes: [],
    cards: [
      card('我有一点生气', '认识情绪的颜色', ['xinli', 'stage', 'volcano'], 4011, outside('mind/anger')),
      card('勇敢说不', '学会保护自己', ['xinli', 'room', 'hand'], 3642, outside('mind/no')),
      sitting(PEA_CLASS.sleep, '给孩子的放松练习', 2875),
    ],
  },
  {
    name: '数学好好玩',
    style: firstBig,
    userTypes: [],
    cards: [
      sitting(PEA_CLASS.makingTen, '进位加法不再难', 8316),
      sitting(PEA_CLASS.clocks, '现在是几点', 5160),
      card('超市里的数学', '买东西，算一算', ['math', 'meadow', 'coins'], 4492, outside('math/market')),
    ],
  },
  {
    name: '剑桥英语',
    style: small,
    userTypes: [unofficial, official],
    cards: [
      card('自然拼读第一册', '看到单词就会读', ['jianqiao', 'stage'], 3658, toCourses),
      card('分级阅读', '每周读懂一本书', ['jianqiao', 'room', 'book'], 2984, toCourses),
      card(
        '口语小剧场',
        '演一演，说一说',
        ['jianqiao', 'evening', 'castle'],
        1763,
        outside('english/theatre'),
      ),
      card(
        '少儿英语测评',
        '十分钟了解水平',
        ['jianqiao', 'meadow', 'letters'],
        2210,
        outside('english/test'),
        {
          endsIn: 90,
        },
      ),
    ],
  },
  {
    name: '家长必读',
    style: alternateSmall,
    userTypes: [],
    button: '更多',
    cards: [
      card(
        '孩子总说不会，怎么回应',
        '三句话换一种说法',
        ['xinli', 'meadow', 'brothers'],
        10234,
        outside('parents/reply'),
      ),
      card(
        '屏幕时间怎么安排',
        '给幼小衔接家庭的建议',
        ['moli', 'stage', 'hourglass'],
        7721,
        outside('parents/screen'),
      ),
      card(
        '开学前要准备什么',
        '一份清单就够',
        ['jianqiao', 'meadow', 'suitcase'],
        6938,
        outside('parents/list'),
      ),
    ],
  },
  {
    name: '睡前故事',
    style: big,
    userTypes: [],
    cards: [story('moon-boat', 8127), story('rain-song', 6650)],
  },
  {
    name: '同学们的作品',
    style: small,
    userTypes: [official],
    cards: [
      card('会唱歌的贺卡', '二年级 小满', ['biancheng', 'room'], 912, toMine),
      card('我的家乡', '一年级 安安', ['yuwen', 'meadow'], 1046, toMine),
      card('九十九个圆', '大班 乐乐', ['math', 'evening'], 874, nowhere),
      card('我的棋谱', '三年级 一诺', ['weiqi', 'room'], 655, nowhere),
    ],
  },
];
