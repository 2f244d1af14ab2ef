/** What a demonstration's parents are told. */
import { RedirectType } from '../../../../src/contract/links/values';
import { MessageKind } from '../../../../src/contract/messages/values';
import { routes } from '../../../../src/contract/routes';
import { outside } from '../targets';
import type { MessageTarget } from '../../../messages/tables';

interface DemoMessage {
  readonly kind: MessageKind;
  readonly title: string;
  /** {lesson}: one of the child's. */
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

const toClasses = inside(`${routes.myClassList.path}?multiSubject=1`, '查看课程列表');
const toHomework = inside(routes.homeworkList.path, '查看作业');

export const MESSAGES: readonly DemoMessage[] = [
  {
    kind: MessageKind.class,
    title: '上课提醒',
    body: '{lesson}今晚 19:00 开始，请提前几分钟准备好教具和练习册，并确认设备电量充足。',
    hour: 18,
    target: toClasses,
  },
  {
    kind: MessageKind.homework,
    title: '作业待完成',
    body: '老师布置了{lesson}的课后作业，建议在两天内完成，趁热打铁效果更好。',
    hour: 20,
    target: toHomework,
  },
  {
    kind: MessageKind.report,
    title: '课后报告已生成',
    body: '{lesson}的课堂表现和老师点评已经整理好了。',
    hour: 21,
    target: inside(routes.growUpGrowReportList.path, '查看我的报告'),
  },
  {
    kind: MessageKind.hours,
    title: '课时变动',
    body: '上完{lesson}，消耗 1 课时，可在“我的课时”查看明细。',
    hour: 21,
    target: inside(`${routes.myClassHour.path}?hourType=0`, '查看我的课时'),
  },
  {
    kind: MessageKind.homework,
    title: '作业已批改',
    body: '老师批改了{lesson}的作业。做错的题目已经收进错题本，可以和孩子一起再做一遍。',
    hour: 19,
    target: toHomework,
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
    body: '明天要上{lesson}，记得提前准备好教具。',
    hour: 20,
    target: toClasses,
  },
  {
    kind: MessageKind.report,
    title: '月度报告已送达',
    body: '上个月的学习报告已送达，看看孩子的进步吧。',
    hour: 18,
    target: inside(routes.growUpGrowReportList.path, '查看我的报告'),
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
    title: '任务奖励可以领取',
    body: '这个月的上课任务已经完成，奖励在“我的任务”里等着孩子。',
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
