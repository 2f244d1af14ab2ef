import type { Scenario } from '@/contract/scenario';

const orList = (values: readonly string[]): string => values.join('、');

export const PROBLEMS = {
  version: (found: string, known: string) => `版本“${found}”无法识别，目前只支持 ${known}，整个场景未生效`,
  unknownPart: (part: string) => `无法识别“${part}”，已忽略`,
  twice: (name: string) => `“${name}”写了两次，只用第一次的`,
  badValue: (name: string, value: string, offers: readonly string[]) =>
    `${name} 的值“${value}”无效，可用：${orList(offers)}`,
  unknownDue: (name: string) => `due 里没有“${name}”这个弹窗或卡片`,
  unknownCall: (name: string) => `calls 里没有“${name}”这个接口`,
  notOfRuntime: (name: string, runtime: string) => `${name} 不适用于 ${runtime}，已忽略`,
  runtimeHere: 'runtime 只在浏览器里有效，小程序里就是小程序，已忽略',
  dueOfNobody: 'due 需要同时写明 account=demo1 … demo10，已忽略',
  noBackend: '连不上后端：请先运行 WANDOU_TESTING=1 npm start，再点“打开”',
  noTesting: '后端没有开放测试接口：请停止后端，用 WANDOU_TESTING=1 npm start 重新启动，再点“打开”',
  refused: (what: string, status: number) => `${what}失败：后端返回 ${status}`,
  noLogin: '登录失败：后端没有返回会话，请确认演示账号存在',
} as const;

export const FAILED = { network: '网络不通', givenUp: '没有等到回答' } as const;

export const STEPS = { clock: '调整后端时间', scenario: '设置弹窗和卡片', login: '登录演示账号' } as const;

/** Message of a simulated error. */
export const FAULTS = { message: '场景设定的业务错误' } as const;

export const BACKEND = {
  asking: '正在询问后端……',
  ready: '后端已开放测试接口',
  noTesting: '后端没有开放测试接口。账号、日期、弹窗不会生效，请用 WANDOU_TESTING=1 npm start 重新启动后端。',
  none: '连不上后端。请先运行 WANDOU_TESTING=1 npm start。',
} as const;

export const CONSOLE = {
  badge: '场景',
  badgeLabel: '打开场景控制台',
  title: '场景控制台',
  close: '关闭',
  open: '打开',
  copy: '复制地址',
  copyText: '复制文字',
  copied: '已复制',
  notCopied: '无法复制，请手动选择下面的地址',
  clear: '清除',
  unchanged: '不变',
  usual: '默认',
  problems: '以下内容没有生效',
  failures: '失败的接口',
  noFailures: '还没有接口失败',
  shown: '这次已弹出',
  waiting: '没有弹出的弹窗',
  noWaiting: '没有弹窗在等待',
  hiddenEntries: '“我的”里哪些入口没有显示、为什么：见“我的”页面底部的“入口规则”表',
  events: '行为事件',
  address: '地址',
} as const;

/** Why a popup has not come up. */
export const WAITS = {
  next: '轮到它了',
  asking: '正在查询最多连续弹几个',
  after: '排在前面的先弹',
  afterUnanswered: '排在前面的接口还没有返回',
  unanswered: '接口还没有返回',
  late: '接口超过 4 秒没有返回，后面的先弹',
  limit: '这次连续弹出的已到上限',
  suppressed: '这次弹过的弹窗之后不再弹其他的',
  spent: '这台设备上已弹够次数',
  unready: '图片或程序没有加载出来',
  open: '另一个弹窗开着',
  preparing: '正在加载弹窗',
  hidden: '所在页面不在最前面',
  held: '页面上有别的浮层',
  covered: '加载提示或对话框盖着页面',
} as const;

export const FIELDS = {
  page: '起始页面',
  runtime: '运行环境',
  os: '手机系统',
  appVersion: 'App 版本',
  dialect: '桥接方言',
  network: '网络',
  account: '账号',
  date: '日期',
  dateHint: '北京时间，不填就是真实时间',
  device: '本机记录',
  popups: '连续弹窗',
  due: '弹窗和卡片',

  dueHint: '需要选择演示账号；不变的保持账号原来的状态',
  calls: '慢接口和失败接口',
  call: '接口名称或 all',
  delay: '延迟毫秒',
  failure: '失败方式',
  noFailure: '正常返回',
  detail: '状态码或业务码',
  add: '添加一个接口',
  remove: '删除',
} as const;

export const RUNTIME_NAMES: Readonly<Record<string, string>> = {
  web: '浏览器',
  wechat: '微信',
  miniProgram: '小程序网页',
  android: '安卓 App',
  ios: 'iOS App',
};

export const ACCOUNT_NAMES: Readonly<Record<string, string>> = {
  nobody: '未登录',
  demo1: 'demo1 未报名，未试听',
  demo2: 'demo2 正式，一科，今天一节课',
  demo3: 'demo3 正式，多科，今天三节课',
  demo4: 'demo4 正式，设备已满',
  demo5: 'demo5 正式，先过滑块',
  demo6: 'demo6 正式，全部弹窗',
  demo7: 'demo7 正式，升学弹窗',
  demo8: 'demo8 正式，只有卡片',
  demo9: 'demo9 未报名，新生',
  demo10: 'demo10 正式，签到和兴趣标签',
};

export const DUE_LABELS: Readonly<Record<keyof Scenario, string>> = {
  higherLevel: '升学',
  stepUp: '升学年状态',
  courses: '课程状态',
  study: '宝贝学状态',
  replay: '课程回放',
  openClass: '公开课状态',
  lesson: '当前课次',
  growth: '学情数据',
  evaluation: '测评状态',
  homework: '作业状态',
  exerciseBook: '练习册',
  works: '作品状态',
  surveys: '问卷状态',
  material: '资料征集',
  straight: '学习 PK',
  classHour: '待领课时',
  checkIn: '签到',
  dayNum: '本月已签天数',
  freshman: '新生场景',
  freshmanPopup: '新生弹窗',
  newcomer: '新人试听与链接',
  activities: '活动个数',
  interestTags: '兴趣标签',
  wonderful: '精彩活动',
  configured: '配置弹窗',
  report: '新报告类型',
  reports: '学习报告状态',
  share: '成长分享',
  poster: '分享海报',
  floatButton: '悬浮按钮',
  survey: '满意度调查',
};

export const DEVICE_NAMES = { fresh: '清空，弹窗重新计数', kept: '保留' } as const;

export const VALUE_NAMES: Readonly<Record<string, string>> = {
  yes: '有',
  no: '没有',
  none: '没有',
  'y-waiting': '升学，待确认',
  'y-original': '升学，原时间原班',
  'n-waiting': '不升学，待选择',
  'y-grouping': '组班中，已提交时间',
  'y-grouping-no-times': '组班中，未提交时间',
  complete: '已完成',
  other: '类型 1',
  'nothing-recommended': '没有推荐班级',
  'no-head-master': '没有班主任',
  'select-time': '选择时间阶段（LESI）',
  'address-confirm': '确认地址阶段（MINGSI）',
  'not-student': '10001 非正式学员',
  'not-step-up': '10002 不升学',
  'no-course': '10003 没有课程',
  'not-formal': '10004 非正式班',
  exclusive: '10005 专属学员',
};

export const FAILURE_NAMES: Readonly<Record<string, string>> = {
  network: '断网',
  timeout: '超时',
  http: 'HTTP 状态码',
  code: '业务码',
};

export const POPUP_LIMITS: Readonly<Record<string, string>> = { '': '按运营配置', all: '全部依次弹出' };
