import { FEEDBACK_LENGTH, FeedbackKind, OrderTopic } from '@/contract/help/values';

export const feedbackTexts = {
  guide: '您的每一条建议，我们都会认真阅读',
  kind: '您想反馈哪方面的问题？',
  kindMissing: '请选择反馈类型',
  content: '详细描述',
  placeholder: '请告诉我们遇到的问题或您的建议，描述得越具体，越能帮助我们改进',
  contentMissing: '请填写反馈内容',
  contentShort: (missing: number) => `再写${missing}个字就可以提交了（至少${FEEDBACK_LENGTH.min}个字）`,
  contentLong: (surplus: number) => `超出${surplus}个字，请精简后再提交`,
  pictures: '添加图片',
  optional: '选填',
  addPicture: '添加图片',
  picture: (place: number) => `第${place}张图片`,
  removePicture: (place: number) => `删除第${place}张图片`,
  retryPicture: (place: number) => `第${place}张图片上传失败，点按重新上传`,
  uploading: '上传中',
  uploadFailed: '重新上传',
  uploadHint: '上传失败的图片可以点按重试，也可以删除',
  picturesBusy: '图片正在上传，请稍候再提交',
  picturesFailed: '有图片上传失败，请重新上传或删除',
  submit: '提交反馈',
  submitAgain: '重新提交',
  failed: (reason: string) => `${reason}。您填写的内容都还在，可以重新提交`,
  draftRestored: '已恢复上次未提交的内容',
  leave: {
    title: '确定离开吗？',
    content: '反馈还没有提交，离开后填写的内容将不会保存。',
    confirmText: '离开',
    cancelText: '继续填写',
  },
  order: '订单编号',
  about: '咨询内容',
  aboutTitle: '联系客服',
  aboutContent: (thing: string): string => `我想咨询：${thing}\n`,
  requestSubmit: '提交给客服',
  requestSentTitle: '已经提交给客服',
  requestSentNote: '客服处理后，会在消息里回复您。',
  toOrders: '查看我的订单',
  sentTitle: '感谢您的反馈',
  sentNote: '我们已经收到，会认真阅读并持续改进，让孩子学得更开心。',
  back: '返回',
  another: '再写一条',
} as const;

export const kindTexts: Readonly<Record<FeedbackKind, string>> = {
  [FeedbackKind.product]: '产品功能',
  [FeedbackKind.course]: '课程内容',
  [FeedbackKind.teacher]: '老师服务',
  [FeedbackKind.order]: '订单物流',
  [FeedbackKind.other]: '其他',
};

/** For orders: the page's title, and a prefilled request with placeholders. */
export const requestTexts: Readonly<Record<OrderTopic, { title: string; content: string }>> = {
  [OrderTopic.pay]: { title: '咨询支付', content: '我想支付这个订单，请告诉我怎样支付。' },
  [OrderTopic.invoice]: {
    title: '申请发票',
    content: '请为这个订单开具电子发票。\n发票抬头：\n税号（个人不用填）：\n接收邮箱：',
  },
  [OrderTopic.refund]: { title: '申请退款', content: '我想申请退款。\n退款原因：' },
  [OrderTopic.afterSale]: { title: '申请售后', content: '这个订单需要售后。\n遇到的问题：' },
  [OrderTopic.again]: { title: '重新购买', content: '我想重新购买这个订单里的商品，请告诉我怎样下单。' },
};
