export const teachAidQrcodeTexts = {
  loading: '二维码加载中',
  hint: '用微信或浏览器扫一扫，就能看到里面有什么、怎么用',
  alt: (title: string): string => `${title}的二维码`,
  why: '盒子上的二维码看不清了？扫这里也一样。',
  copy: '复制链接',
  copied: '链接已复制',
} as const;
