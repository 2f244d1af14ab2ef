/** Tutors of the demo children. Never in production. */
import type { Db } from '../../../../server/core/db/types';
import { pictureKey } from '../../pictures/catalogue';
import { tutors } from '../../../../server/domains/help/tutor/tables';

type Tutor = typeof tutors.$inferInsert;

const WEEK = [
  { days: '周一至周五', hours: '13:00–21:30' },
  { days: '周六、周日', hours: '9:00–20:30' },
];

export const TUTORS: readonly Tutor[] = [
  {
    crUid: 3001,
    name: '青青老师',
    title: '豌豆辅导老师 · 5年教龄',
    headImg: pictureKey.avatar('tutor-1'),
    weChatId: 'wandou-qingqing',
    weChatQrCode: pictureKey.tutorCard(3001),
    workingHours: WEEK,
    helpsWith: ['换时间、请假与补课', '作业答疑与批改', '学情报告解读', '教具与物流'],
  },
  {
    crUid: 3002,
    name: '木子老师',
    title: '豌豆资深辅导老师 · 8年教龄',
    headImg: pictureKey.avatar('tutor-2'),
    weChatId: 'wandou-muzi',
    weChatQrCode: pictureKey.tutorCard(3002),
    workingHours: [...WEEK, { days: '法定节假日', hours: '10:00–18:00' }],
    helpsWith: ['多科目学习规划', '换时间、请假与补课', '错题整理与复习', '升班与测评咨询'],
  },
];

export async function seedTutors(db: Db): Promise<void> {
  await db.insert(tutors).values([...TUTORS]);
}
