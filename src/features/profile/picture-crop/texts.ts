export const cropTexts = {
  title: '裁剪头像',
  hint: '拖动图片调整位置，双指或滑块缩放',
  frame: '头像裁剪区域，可用方向键移动图片',
  picture: '待裁剪的图片',
  zoom: '缩放',
  confirm: '使用',
  unreadable: '这张图片无法显示，请换一张',
} as const;
