/** What editors read on the screens of home's modules. */
import type { HomeModuleUserType, ModuleStyle } from '../../../../../src/contract/home/values';

const styles: Readonly<Record<ModuleStyle, string>> = {
  1: '大图',
  2: '第一张大图，其余小图',
  3: '小图',
  4: '小图，左右交替',
};
const audience: Readonly<Record<HomeModuleUserType, string>> = { 1: '游客', 2: '正式学员', 3: '未报名' };

export const moduleTexts = {
  add: '新增模块',
  name: '模块名称',
  style: '样式',
  styles,
  button: '按钮文字',
  buttonHelp: '打开第一张能点的卡片；不填就没有按钮',
  position: '顺序',
  positionHelp: '从小到大',
  userTypes: '给谁看',
  audience,
  platforms: '在哪里看',
  allHelp: '都不选就是全部',
  isActive: '展示',
  state: '状态',
  shown: '展示中',
  hidden: '已隐藏',
  cards: '卡片',
  cardTitle: '标题',
  subtitle: '副标题',
  content: '说明',
  endsAt: '结束',
  endsHelp: '北京时间；到时间就不再展示，不填就没有期限',
  placements: '展示的图',
  placementsHelp: '展示位为“首页的模块里”的展示，在模块名称下面轮播',
} as const;
