const teacher = (name: string): string => (name.endsWith('老师') ? name : `${name}老师`);

export const choiceTexts = {
  none: '孩子现在没有需要选择的班级',
  grouping: '意向时间已经收到，正在为孩子组班',
  over: '孩子新学年的班级已经安排好了',
  toArrangement: '查看新学年安排',
  again: '取消',
  finding: '正在加载选班安排',
} as const;

export const classTexts = {
  tabs: { recommended: '推荐班级', all: '全部班级' },
  step: (step: string): string => `新学年课程 ${step}`,
  perWeek: (lessons: number): string => (lessons === 1 ? '每周一节课' : '每周两节课'),
  first: (when: string): string => `首次上课 ${when}`,
  firstUnknown: '首次上课时间待定',
  teacher,
  film: '看视频',
  filmOf: (name: string): string => `观看${teacher(name)}的视频`,
  choose: '选这个班',
  chooseOf: (cycle: string): string => `选这个班：${cycle}`,
  more: '查看更多班级',
  loading: '正在为孩子查找班级',
  noneRecommended: '暂时没有适合推荐的班级',
  seeAll: '查看全部班级',
  noneFits: '没有符合这个时间的班级，换个时间试试',
  clearFilter: '查看全部时间',
  noneLeft: '暂时没有可以选的班级，可以告诉我们合适的上课时间',
  noneSuits: '都不合适，提交意向时间',
  submitTimes: '提交意向时间',
  holding: '已为孩子保留推荐班级的名额，请放心挑选',
  holdLost: '为孩子保留的名额已经到期，您仍可以重新查看还有名额的班级',
  seatLost: '刚才选的班级已经没有名额了，下面是还可以选的班级',
  look: '重新查看',
  join: {
    title: '确定加入这个班级吗？',
    confirm: '确定加入',
    again: '再试一次',
    failed: (reason: string): string => `加入班级失败：${reason}`,
  },
  joined: '已为孩子选好班级',
} as const;

export const filterTexts = {
  name: '按上课时间筛选',
  start: '第一节',
  end: '第二节',
  any: '不限',
  startFirst: '先选第一节',
  of: (name: string, value: string): string => `${name}：${value}`,
  pick: (name: string): string => `选择${name}的时间`,
  clear: '清除',
  weekday: '星期',
  time: '时间',
} as const;

/** The three error messages are the specification's. */
export const timeTexts = {
  title: '哪些时间适合孩子上课？',
  note: '每周两节课，请选择两个不同的日子。最多可以选择5组，我们会优先按靠前的时间为孩子组班。',
  row: (n: number): string => `第${n}条`,
  placeholder: '请选择两节课的时间',
  remove: (n: number): string => `删除第${n}条`,
  add: '添加一组时间',
  sheet: '选择每周两节课的时间',
  heads: ['第一节课', '第二节课'],
  columns: ['第一节星期', '第一节时间', '第二节星期', '第二节时间'],
  submit: '提交意向时间',
  submitAgain: '再次提交',
  noneChosen: '请选择意向时间~',
  rowNotChosen: (n: number): string => `第${n}条未选择意向时间~`,
  sameWeekday: (weekday: string): string => `不可选择相同的“${weekday}”时间`,
  twice: (n: number): string => `第${n}条和前面的意向时间相同~`,
  review: {
    title: '确认提交这些意向时间吗？',
    confirm: '确认提交',
    change: '取消',
  },
  submitted: '意向时间已提交，我们会尽快为孩子组班',
  help: '没有合适的时间？联系我们',
  notReady: '可选的上课时间还在准备中，请稍后再来',
  look: '重新查看',
} as const;

export const filmTexts = {
  title: (name: string): string => `${teacher(name)}的视频`,
  loading: '正在打开视频',
  none: '这位老师还没有准备视频',
} as const;
