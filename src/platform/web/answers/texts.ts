export const PICTURE = {
  pressToSave: '长按图片保存',
  pressToShare: '长按图片保存或发送给朋友',
  close: '关闭',
} as const;
