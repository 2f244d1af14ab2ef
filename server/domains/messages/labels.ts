import type { Labels } from '../../core/labels';

export const messagesLabels: Labels = {
  tables: {
    inbox_messages: '消息',
    message_subscriptions: '微信订阅消息的选择',
    message_sends: '发到微信的订阅消息',
    outbox: '通知的发送记录',
  },
  columns: {
    target: '跳转',
    topic: '消息内容',
    accepted_by_app: '在小程序里同意的次数',
    accepted_by_wechat: '微信告知的同意次数',
    used: '已用次数',
    answer: '最近一次选择',
    reported_at: '微信告知的时间',
    event: '事项',
    happens_at: '事项时间',
    page: '打开的页面',
    attempts: '发送次数',
    failure: '没有发出的原因',
    letter: '通知内容',
    tries: '发送次数',
    'outbox.channel': '发送方式',
    'outbox.due_at': '下次发送时间',
  },
};
