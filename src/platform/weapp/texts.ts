/** Texts of the mini program's dialogs. Buttons hold four characters. */
export const WEAPP = {
  loading: '加载中…',
  confirm: '确定',
  cancel: '取消',
  /** What a parent has to allow. */
  album: '添加到相册',
  camera: '摄像头',
  calendar: '日历',
  clipboard: '剪贴板',
  needs: (what: string) => `需要“${what}”权限，请在设置中开启`,
  needsOfSystem: (what: string) => `需要“${what}”权限，请在手机设置中允许微信使用`,
  privacyRefused: '同意《用户隐私保护指引》后，才能使用这个功能',
  understood: '知道了',
  toSettings: '去设置',
} as const;
