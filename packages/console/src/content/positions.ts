/** The places of the app, as staff call them. */
import { SLOT } from '../../../../src/contract/home/values';

const { home, myClass, ...pages } = SLOT;

const KINDS = {
  banner: '轮播图',
  text: '文字',
  image: '图片',
  floatButton: '浮动按钮',
  popup: '弹窗',
  bottomText: '底部文字',
} as const;
const HOME_KINDS: Readonly<Record<keyof typeof home, string>> = {
  banner: KINDS.banner,
  topText: '顶部文字',
  categoryImage: '分类图',
  configImage: '图片区',
  sourceText: '资源文字',
  sourceImage: '资源图',
  floatButton: KINDS.floatButton,
  popup: KINDS.popup,
  bottomText: KINDS.bottomText,
};
const PAGES: Readonly<Record<keyof typeof pages, string>> = {
  login: '登录页',
  babyShow: '宝贝秀',
  straight: '学霸专区',
  classHour: '我的课时',
  parentCenter: '我的',
  courseReplay: '课程回放',
};
const TABS: Readonly<Record<keyof typeof myClass, string>> = {
  all: '课程（全部）',
  puzzle: '课程（思维）',
  eloquence: '课程（语文）',
  go: '课程（围棋）',
  programming: '课程（编程）',
  magic: '课程（魔力耳朵）',
};

const placesOf = <K extends string>(
  page: string,
  kinds: Readonly<Record<K, string>>,
  ids: Readonly<Record<K, number>>,
) => (Object.keys(kinds) as K[]).map((kind) => ({ id: ids[kind], name: `${page} · ${kinds[kind]}` }));

const namesOf = <K extends string>(
  names: Readonly<Record<K, string>>,
  of: Readonly<Record<K, Readonly<Record<keyof typeof KINDS, number>>>>,
) => (Object.keys(names) as K[]).flatMap((key) => placesOf(names[key], KINDS, of[key]));

/** Shown only by the modules that name it. */
const OF_MODULE = { id: 0, name: '首页的模块里' };

export const POSITIONS: readonly { readonly id: number; readonly name: string }[] = [
  ...placesOf('首页', HOME_KINDS, home),
  ...namesOf(PAGES, pages),
  ...namesOf(TABS, myClass),
  OF_MODULE,
];

export const positionName = (positionId: number): string =>
  POSITIONS.find(({ id }) => id === positionId)?.name ?? OF_MODULE.name;
