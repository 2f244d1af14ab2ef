import type { ReminderAbout, SubscribeTopic } from '@/contract/messages/values';

export const topicNames: Readonly<Record<SubscribeTopic, string>> = {
  classSoon: '上课前提醒',
  homeworkGiven: '布置作业提醒',
  homeworkCorrected: '作业批改提醒',
  reportReady: '学习报告提醒',
  deliverySent: '物流寄出提醒',
  seatExpiring: '名额到期提醒',
};

/** The way to the page from where it is wanted. */
export const aboutTexts: Readonly<Record<ReminderAbout, string>> = {
  class: '上课前在微信提醒我',
  homework: '批改好了在微信提醒我',
  report: '有新报告在微信提醒我',
  delivery: '寄出后在微信提醒我',
  seat: '名额到期前在微信提醒我',
};
