export const calendarTexts = {
  making: '正在生成...',
  saving: '日历文件已开始下载，打开它即可加入日历',
  outTitle: '请在 Safari 中打开',
  out: '微信里打不开日历文件。点右上角“···”，选择“在浏览器打开”，或复制本页链接到 Safari 里打开，登录后再点一次这里。',
  copy: '复制链接',
  known: '我知道了',
  copied: '链接已复制',
  copyFailed: '复制失败，请点右上角“···”打开',
} as const;
