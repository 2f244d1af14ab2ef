export const playbackTexts = {
  loading: '课程回放加载中',
  missing: '没有找到这节课的回放',
  toHome: '去首页看看',
  cover: (title: string): string => `${title} 的封面`,
  stranger: '这是一节直播课的回放，只有上过这节课的家庭才能观看',
  login: '登录后观看',
  notOwn: '这节课不在孩子的课表里，看看孩子自己的课程回放吧',
  toOwn: '看孩子的回放',
  toList: '更多回放',
} as const;
