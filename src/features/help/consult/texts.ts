export const consultTexts = {
  heading: '联系我们',
  online: '在线咨询',
  phone: '电话咨询',
  feedback: '意见反馈',
  call: (phone: string): string => `呼叫 ${phone}`,
  confirm: { content: '即将呼叫客服电话，是否继续？', confirmText: '继续' },
  /** Includes the number, so that the parent can write it down. */
  copied: (phone: string): string => `已复制客服电话${phone}`,
  copyFailed: (phone: string): string => `复制失败，客服电话：${phone}`,
  dialFailed: (phone: string): string => `无法拨号，客服电话：${phone}`,
} as const;
