export const filmSavingTexts = {
  saving: '正在保存视频',
  stay: '请不要离开，保存好了会告诉您',
  failed: '视频保存失败',
  checkNetwork: '请检查网络后重试',
  checkAlbum: '请在手机设置中允许访问相册，再试一次',
  retry: '重试',
  close: '关闭',
  saved: '视频已保存',
  opened: '视频已在新页面打开，可以在那里保存',
  inBrowser: '这里不能保存视频，请点右上角“…”在浏览器中打开后保存',
  busy: '请等上一个视频保存好',
} as const;
