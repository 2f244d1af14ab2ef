export const spaceTexts = {
  title: (child: string) => `${child}的成长空间`,
  /** Fallback without a name. */
  someChild: '孩子',
  studyPlan: '学习计划',
  situation: '动态学情',
  reports: '我的报告',
  notInBrowser: '浏览器版本暂不支持此功能，请下载家长端',
  notInBrowserHint: '学习计划、动态学情和成长报告，都在家长端里',
  download: '下载家长端',
  inMiniProgram: '浏览器版本暂不支持此功能，请用微信小程序',
  inMiniProgramHint: '学习计划、动态学情和成长报告，都在小程序里',
} as const;
