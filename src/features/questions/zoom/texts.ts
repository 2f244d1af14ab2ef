export const zoomTexts = {
  hint: '双指或双击放大，也可以用下面的按钮',
  frame: (alt: string): string => `${alt}，可用方向键移动、加减键缩放`,
  larger: '放大',
  smaller: '缩小',
  close: '收起',
} as const;
