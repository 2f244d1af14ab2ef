import { Subject } from '@/contract/courses/values';
import { PlayableKind } from '@/contract/films/values';
import type { Report, Section } from '@/contract/growth/report.schema';
import { type ReportKind, PictureKind, SectionKey } from '@/contract/growth/values';

/** A section with a sentence only. */
export const sectionWith = (fields: Partial<Section> = {}): Section => ({
  key: SectionKey.overview,
  title: '学习概况',
  sentence: '这个月上了8节课，每一节都到了',
  isEnough: true,
  figures: [],
  pictures: [],
  good: [],
  practise: [],
  moments: [],
  recordings: [],
  ways: [],
  ...fields,
});

/** A section with every field. */
export const fullSection = (): Section =>
  sectionWith({
    figures: [{ name: '出勤', value: '8', unit: '节', note: '比之前多2节' }],
    pictures: [
      {
        kind: PictureKind.bars,
        unit: '节',
        max: 0,
        points: [{ label: '第一周', value: 2 }],
        nowName: '本月',
        beforeName: '',
      },
    ],
    good: ['每次都准时来上课'],
    practise: ['多说一说是怎么想的'],
    moments: [{ at: '2026-10-12 19:20:00', title: '第一个举手', text: '把规律讲给大家听' }],
    recordings: [
      { kind: PlayableKind.recording, id: 8801, title: '我的周末', seconds: 75, note: '声音很响亮' },
    ],
    ways: [{ text: '再看一遍这节课', why: '第二遍会发现更多', url: '/courseReplay?id=700001' }],
  });

export const reportWith = (kind: ReportKind, fields: Partial<Report> = {}): Report => ({
  id: 12001,
  kind,
  title: '10月学习报告',
  child: '豆豆',
  avatar: '',
  subject: Subject.wandou,
  about: '豌豆思维 S2',
  from: '2026-10-01',
  to: '2026-10-31',
  releasedAt: '2026-11-01 08:00:00',
  isRead: false,
  isExample: false,
  sentence: '豆豆这个月越来越爱开口说了',
  teacher: { name: '王', avatar: '', words: '豆豆很认真，继续加油' },
  sections: [fullSection()],
  tonight: { text: '一起看这节课的回放', why: '请豆豆讲给你听', url: '/courseReplay?id=700001' },
  evaluationId: 0,
  ...fields,
});
