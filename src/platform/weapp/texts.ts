/** Texts of the mini program's dialogs. Buttons hold four characters. */
export const WEAPP = {
  loading: '加载中...',
  confirm: '确定',
  cancel: '取消',
  albumRefused: '保存到相册需要您的允许，可在设置中开启“添加到相册”',
  toSettings: '去设置',
} as const;
