/** Inbox texts of the demo, including general ones for weeks without events. */
import { RedirectType } from '../../../../src/contract/links/values';
import { MessageKind } from '../../../../src/contract/messages/values';
import { routes } from '../../../../src/contract/routes';
import type { inboxMessages, MessageTarget } from '../../../../server/domains/messages/tables';
import { outside } from '../targets';

/** A message of a known child. */
export type Notification = Omit<typeof inboxMessages.$inferInsert, 'id' | 'userId' | 'readAt'>;
type Words = Omit<Notification, 'sentAt'>;

const inside = (url: string, text: string): MessageTarget => ({
  redirectType: RedirectType.innerPage,
  url,
  text,
});

/** `lesson`: 豌豆思维《第15讲 路线规划》. `when`: 12月1日 19:00, as a message is read on other days too. */
interface LessonWords {
  readonly lesson: string;
  readonly liveId: number;
  readonly when: string;
}

export const comingUp = ({ lesson, liveId, when }: LessonWords): Words => ({
  kind: MessageKind.class,
  title: `${when}：${lesson}`,
  body: '记得提前准备好教具。',
  target: inside(`${routes.beforeClass.path}?liveId=${liveId}`, '去做课前准备'),
});

export const beginsSoon = ({ lesson, liveId, when }: LessonWords): Words => ({
  kind: MessageKind.class,
  title: `${when}：${lesson}`,
  body: '请提前几分钟准备好教具和练习册，并确认设备电量充足。',
  target: inside(`${routes.classContent.path}?liveId=${liveId}`, '查看这节课'),
});

export const hourTaken = (lesson: string, brandCode: string): Words => ({
  kind: MessageKind.hours,
  title: '课时变动',
  body: `上完${lesson}，消耗1课时。`,
  target: inside(`${routes.classHourRecord.path}?brandCode=${brandCode}`, '查看课时记录'),
});

export const parcelArrived = (title: string, parcelId: number): Words => ({
  kind: MessageKind.logistics,
  title: `已签收：${title}`,
  body: `“${title}”的包裹已由本人签收。如果发现缺少或损坏，可以在意见反馈里联系我们补寄。`,
  target: inside(`${routes.myExpressDetail.path}?id=${parcelId}`, '查看包裹'),
});

/** For a refunded order. */
export const PAID_BACK = '退款已原路退回，一般 1到3个工作日到账。';

/** General messages, one a week in rotation. */
export const WEEKLY: readonly Words[] = [
  {
    kind: MessageKind.activity,
    title: '周末思维挑战',
    body: '新的周末挑战题来了，邀请孩子一起来动动脑筋。完成三关即可获得思维勋章。',
    target: { ...outside('weekend-challenge'), text: '去挑战' },
  },
  {
    kind: MessageKind.system,
    title: '服务升级通知',
    body: '为了给孩子带来更流畅的课堂体验，每周日 1:00–5:00 例行升级直播服务，期间回放可能无法观看，给您带来不便敬请谅解。',
  },
];
