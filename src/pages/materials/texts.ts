export const materialsTexts = {
  aids: '寄到家的教辅',
  all: '全部',
  empty: '老师还没有发布这个科目的资料',
  toHome: '回首页',
  files: (count: number) => `${count}份文件`,
  videos: (count: number) => `${count}个视频`,
  updated: (date: string) => `${date}更新`,
  noFiles: '这里还没有文件',
  toMaterials: '查看全部资料',
  pdf: 'PDF',
  image: '图片',
  video: '视频',
} as const;

export const videoTexts = {
  missing: '找不到这个视频',
  others: '相关视频',
  length: (time: string) => `时长 ${time}`,
} as const;

export const wrongTexts = {
  closed: '错题本暂未对您开放',
  closedWhy: '错题本正在分批开放中，开放后会在“我的”页面出现入口，请耐心等待。',
  back: '返回',
  points: '知识点',
  allPoints: (open: number) => `全部 ${open}`,
  point: (name: string, open: number) => `${name} ${open}`,
  summary: (open: number, total: number) => `共${total}题，还有${open}题待掌握`,
  allMastered: (total: number) => `共${total}题，全部掌握了，真棒！`,
  onlyOpen: '待掌握',
  none: '还没有错题，我真为孩子高兴',
  noneOpen: '这个知识点的错题都掌握了',
  showAll: '查看全部错题',
  toCourses: '去我的课程',
  toQuestion: '讲解和练习',
  times: (times: number) => `错了${times}次`,
  mastered: '已掌握',
} as const;
