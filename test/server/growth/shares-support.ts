/** A report with everything that shares must hide. */
import { ReportKind, SectionKey } from '../../../src/contract/growth/values';
import type { Report, Section } from '../../../src/contract/growth/report.schema';
import { learningReports } from '../../../server/domains/learning/tables';
import type { Backend } from '../support/backend';
import type { Parent } from '../support/people';

export const CHILD = '王小豆';
export const TEACHER = '林晓';
export const PARENT = '王大明';
export const PHONE = '13812345678';

const SECRETS = `${CHILD}今天很棒，小豆举手三次。${TEACHER}老师的电话是${PHONE}，${PARENT}可以联系林老师`;
const secrets = (most: number): string => SECRETS.slice(0, most);

export const sectionOf = (key: SectionKey): Section => ({
  key,
  title: `${CHILD}的表现`,
  sentence: SECRETS,
  isEnough: true,
  figures: [{ name: CHILD, value: '12', unit: '节', note: secrets(64) }],
  pictures: [
    {
      kind: 'bars',
      unit: '次',
      max: 0,
      points: [{ label: `${CHILD}一`, value: 3, before: 2 }],
      nowName: `${CHILD}现在`,
      beforeName: '',
    },
  ],
  good: [secrets(128)],
  practise: [secrets(128)],
  moments: [{ at: '2026-11-20 19:00:00', title: `${TEACHER}老师说`, text: SECRETS }],
  recordings: [{ kind: 'recording', id: 8801, title: CHILD, seconds: 30, note: SECRETS }],
  ways: [{ text: `给${CHILD}听`, why: SECRETS, url: '/courseReplay?id=700001' }],
});

export const contentOf = (kind: ReportKind = ReportKind.month): Report => ({
  id: 77,
  kind,
  title: `${CHILD}的10月学习报告`,
  child: CHILD,
  avatar: '/files/avatar-of-child.png',
  subject: 1,
  about: `${CHILD}的课`,
  from: '2026-10-01',
  to: '2026-10-31',
  releasedAt: '2026-11-01 08:00:00',
  isRead: false,
  isExample: false,
  sentence: SECRETS,
  teacher: { name: TEACHER, avatar: '/files/avatar-of-teacher.png', words: SECRETS },
  sections: Object.values(SectionKey).map(sectionOf),
  tonight: { text: '今晚一起看', why: SECRETS, url: '/courseReplay?id=700001' },
  evaluationId: 88_001,
});

export async function storeReport({ services }: Backend, { userId }: Parent, content = contentOf()) {
  const [stored] = await services.db
    .insert(learningReports)
    .values({
      ...{ userId, reportType: 1, kind: content.kind, message: '报告已送达', content },
      createdAt: services.clock.now(),
    })
    .returning({ id: learningReports.id });
  if (stored === undefined) throw new Error('No report was stored');
  return stored.id;
}
