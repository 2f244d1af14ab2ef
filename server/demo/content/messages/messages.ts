/** What a demonstration's parents are told. */
import { RedirectType } from '../../../../src/contract/links/values';
import { MessageKind } from '../../../../src/contract/messages/values';
import { routes } from '../../../../src/contract/routes';
import { outside } from '../targets';
import type { MessageTarget } from '../../../messages/tables';

interface DemoMessage {
  readonly kind: MessageKind;
  readonly title: string;
  readonly body: string;
  /** Hour of the day at which such messages are sent. */
  readonly hour: number;
  readonly target?: MessageTarget;
}

const inside = (url: string, text: string): MessageTarget => ({
  redirectType: RedirectType.innerPage,
  url,
  text,
});

const toCourses = inside(routes.myTabClass.path, '查看课程');

export const MESSAGES: readonly DemoMessage[] = [
  {
    kind: MessageKind.class,
    title: '上课提醒',
    body: '今晚 19:00 的直播课即将开始，请提前 5 分钟进入教室。\n请准备好本节课的教具和练习册，并确认设备电量充足。',
    hour: 18,
    target: toCourses,
  },
  {
    kind: MessageKind.homework,
    title: '作业待完成',
    body: '老师布置了新的课后作业，完成后可获得一颗小星星。建议在两天内完成，趁热打铁效果更好。',
    hour: 20,
    target: toCourses,
  },
  {
    kind: MessageKind.report,
    title: '课堂报告已生成',
    body: '孩子今天的课堂表现和老师点评已经整理好了。\n本节课共发言 4 次，完成 6 道随堂练习，其中 5 道一次答对。',
    hour: 21,
    target: inside(routes.growUpStudyPlan.path, '查看学习计划'),
  },
  {
    kind: MessageKind.hours,
    title: '课时变动',
    body: '本次课程已消耗 1 课时，可在【我的课时】查看明细。',
    hour: 21,
    target: inside(`${routes.myClassHour.path}?hourType=0`, '查看我的课时'),
  },
  {
    kind: MessageKind.homework,
    title: '作业已批改',
    body: '老师批改了孩子的作业，并留下了一段语音点评。做错的题目已经收进错题本，可以和孩子一起再做一遍。',
    hour: 19,
    target: toCourses,
  },
  {
    kind: MessageKind.activity,
    title: '周末思维挑战',
    body: '本周挑战题已更新，邀请孩子一起来动动脑筋。完成三关即可获得本周的思维勋章。',
    hour: 10,
    target: { ...outside('weekend-challenge'), text: '去挑战' },
  },
  {
    kind: MessageKind.class,
    title: '明日课程预告',
    body: '明天有 3 节直播课，记得提前准备好教具。',
    hour: 20,
    target: toCourses,
  },
  {
    kind: MessageKind.report,
    title: '学习周报',
    body: '本周学习周报已送达，看看孩子的进步吧。',
    hour: 18,
    target: inside(routes.growUpStudyPlan.path, '查看学习计划'),
  },
  {
    kind: MessageKind.logistics,
    title: '教具已发货',
    body: '新学期教具已经寄出，预计三天内送达。签收前请检查外包装是否完好。',
    hour: 15,
    target: inside(routes.myExpressList.path, '查看物流'),
  },
  {
    kind: MessageKind.system,
    title: '服务升级通知',
    body: '为了给孩子带来更流畅的课堂体验，我们将于本周日 01:00 至 05:00 升级直播服务，期间回放可能无法观看，给您带来不便敬请谅解。',
    hour: 9,
  },
  {
    kind: MessageKind.activity,
    title: '打卡奖励到账',
    body: '连续打卡 7 天，奖励 20 颗小星星已放入账户。',
    hour: 9,
  },
  {
    kind: MessageKind.logistics,
    title: '包裹已签收',
    body: '您的教具包裹已由本人签收。如果发现缺少或损坏，可以在 7 天内通过意见反馈联系我们补寄。',
    hour: 16,
    target: inside(routes.feedback.path, '意见反馈'),
  },
];
