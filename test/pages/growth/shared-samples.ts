/** Shared content as the server returns it to others. */
import { CourseType, Subject } from '@/contract/courses/values';
import type { Report, Section } from '@/contract/growth/report.schema';
import type { Shared } from '@/contract/growth/schema';
import { ReportKind, SectionKey, ShareOf } from '@/contract/growth/values';
import { StudyClassStatus } from '@/contract/lessons/values';

export const SHARE_KEY = 'abcdefghijklmnopqrstuv';

export const SECTION: Section = {
  key: SectionKey.overview,
  title: '总览',
  sentence: '小豆这个月上了十二节课',
  isEnough: true,
  figures: [],
  pictures: [],
  good: ['每节课都举手'],
  practise: [],
  moments: [],
  recordings: [],
  ways: [],
};

export const REPORT: Report = {
  id: 0,
  kind: ReportKind.month,
  title: '10月学习报告',
  child: '小豆',
  avatar: '',
  about: '',
  from: '2026-10-01',
  to: '2026-10-31',
  releasedAt: '2026-11-01 08:00:00',
  isRead: true,
  isExample: false,
  sentence: '小豆这个月进步很大',
  sections: [SECTION],
  evaluationId: 0,
};

const of = { shownName: '小豆', endsAt: '2026-12-21 10:00:00' };
export const SHARED: Readonly<Record<ShareOf, Shared>> = {
  report: { ...of, of: ShareOf.report, report: REPORT },
  situation: {
    ...of,
    of: ShareOf.situation,
    situation: {
      child: '小豆',
      avatar: '',
      from: '2026-10-22',
      to: '2026-11-20',
      sentence: '小豆学得很稳',
      sections: [SECTION],
    },
  },
  plan: {
    ...of,
    of: ShareOf.plan,
    plan: [
      {
        date: '2026-11-20',
        classes: [
          {
            subject: Subject.wandou,
            chapterName: '找规律',
            teacherName: '',
            chapterImgUrl: '',
            courseDate: '2026-11-20 19:00:00',
            ...{ liveId: 0, liveCnListId: 0, liveStudentId: 0, courseResourceId: 0 },
            courseConfig: { durationMinutes: 40, courseType: CourseType.live },
            status: StudyClassStatus.upcoming,
          },
        ],
      },
    ],
  },
  week: {
    ...of,
    of: ShareOf.week,
    week: {
      ...{ child: '*豆', from: '2026-11-16', to: '2026-11-22' },
      lessons: { now: 3, of: 3, before: 2 },
      homework: { now: 2, of: 3, before: 2 },
      checkIns: { now: 5, of: 7, before: 6 },
      teacher: { name: '老师', avatar: '', words: '*豆今天第一个举手！' },
    },
  },
};
