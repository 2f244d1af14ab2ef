/** Texts of the upgrade dialog in an outdated app (not shown in the specification, assumed). */
export const UPGRADE = {
  title: '请升级应用',
  content: '当前版本暂不支持该功能，升级到最新版本后即可使用',
  confirmText: '去升级',
  cancelText: '暂不升级',
} as const;
