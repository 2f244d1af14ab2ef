import { Subject, SubjectCode } from '@/contract/courses/values';
import type { UserSubject } from '@/contract/courses/schema';
import { coursesCalls } from '@/contract/courses/calls';
import type { Section } from '@/contract/growth/report.schema';
import type { Situation } from '@/contract/growth/schema';
import { SectionKey } from '@/contract/growth/values';
import { homeCalls } from '@/contract/home/calls';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { FakeApi } from '../../support/fakes/fake-api';
import { sectionWith } from './report-fixture';

export const WANDOU: UserSubject = {
  subject: Subject.wandou,
  name: '豌豆思维',
  brandCode: SubjectCode.wandou,
  cateId: 7,
};
export const WEIQI: UserSubject = {
  subject: Subject.weiqi,
  name: '围棋',
  brandCode: SubjectCode.weiqi,
  cateId: 9,
};

/** Answers the calls of every page of the growth space; the child studies two subjects. */
export const spaceBackend = (subjects: UserSubject[] = [WANDOU, WEIQI]): FakeApi =>
  new FakeApi()
    .on(homeCalls.getTabConfig, [])
    .on(profileCalls.getPrivateInfo, { kidName: '豆豆' } as PrivateInfo)
    .on(coursesCalls.getUserSubject, subjects);

export const section = (key: SectionKey, title: string, more: Partial<Section> = {}): Section =>
  sectionWith({ key, title, sentence: `${title}说得清楚。`, ...more });

/** All sections in order. */
export const situation = (more: Partial<Situation> = {}): Situation => ({
  child: '豆豆',
  avatar: '',
  from: '2026-10-23',
  to: '2026-11-21',
  sentence: '这一个月上了12节课，比之前多2节。',
  sections: [
    section(SectionKey.overview, '学习概览', { sentence: '这一个月上了12节课，比之前多2节。' }),
    section(SectionKey.recent, '近期学习表现'),
    section(SectionKey.classroom, '课堂表现'),
    section(SectionKey.habits, '学习习惯'),
    section(SectionKey.mastery, '课程掌握情况', {
      isEnough: false,
      sentence: '再上2节课，就能看出掌握得怎样。',
    }),
    section(SectionKey.achievements, '学习成果小结'),
    section(SectionKey.monthly, '月度报告', {
      ways: [{ text: '10月学习报告', why: '', url: '/report/stage?id=12' }],
    }),
  ],
  ...more,
});
