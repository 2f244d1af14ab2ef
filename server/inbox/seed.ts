import type { Db } from '../db/types';
import { addDays, addMillis, HOUR, startOfDay, type Clock } from '../time';
import { inboxMessages, type MessageKind } from './tables';

interface Sample {
  readonly kind: MessageKind;
  readonly title: string;
  readonly body: string;
  /** Hour of the day at which such messages are sent. */
  readonly hour: number;
}

const SAMPLES: readonly Sample[] = [
  {
    kind: 'class',
    title: '上课提醒',
    body: '今晚 19:00 的直播课即将开始，请提前 5 分钟进入教室。',
    hour: 18,
  },
  {
    kind: 'homework',
    title: '作业待完成',
    body: '老师布置了新的课后作业，完成后可获得一颗小星星。',
    hour: 20,
  },
  { kind: 'report', title: '课堂报告已生成', body: '点击查看孩子今天的课堂表现和老师点评。', hour: 21 },
  { kind: 'hours', title: '课时变动', body: '本次课程已消耗 1 课时，可在【我的课时】查看明细。', hour: 21 },
  { kind: 'homework', title: '作业已批改', body: '老师批改了孩子的作业，并留下了一段语音点评。', hour: 19 },
  { kind: 'activity', title: '周末思维挑战', body: '本周挑战题已更新，邀请孩子一起来动动脑筋。', hour: 10 },
  { kind: 'class', title: '明日课程预告', body: '明天有 3 节直播课，记得提前准备好教具。', hour: 20 },
  { kind: 'report', title: '学习周报', body: '本周学习周报已送达，看看孩子的进步吧。', hour: 18 },
  { kind: 'service', title: '教具已发货', body: '新学期教具已经寄出，预计三天内送达。', hour: 15 },
  { kind: 'activity', title: '打卡奖励到账', body: '连续打卡 7 天，奖励 20 颗小星星已放入账户。', hour: 9 },
];

const A_DAY = 4;

/** The newest first: `unread` that wait, and `read` older ones. */
export async function giveMessages(
  db: Db,
  clock: Clock,
  userId: number,
  { unread, read }: { readonly unread: number; readonly read: number },
): Promise<void> {
  const midnight = startOfDay(clock.now());
  const rows = Array.from({ length: unread + read }, (_, index) => {
    const sample = SAMPLES[index % SAMPLES.length];
    if (sample === undefined) throw new Error('There are no sample messages');
    const { kind, title, body, hour } = sample;
    const sentAt = addMillis(addDays(midnight, -1 - Math.floor(index / A_DAY)), hour * HOUR);
    return { userId, kind, title, body, sentAt, readAt: index < unread ? null : addMillis(sentAt, HOUR) };
  });
  if (rows.length > 0) await db.insert(inboxMessages).values(rows);
}
