import { CourseType, Subject } from '@/contract/courses/values';
import { helpCalls } from '@/contract/help/calls';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassListItem } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import ClassList from '@/pages/lessons/class-list';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';

export const lesson = (liveId: number, more: Partial<ClassListItem> = {}): ClassListItem => ({
  subject: Subject.wandou,
  chapterName: `第${liveId}讲`,
  teacherName: '李',
  chapterImgUrl: '',
  courseDate: '2030-01-01 19:00:00',
  liveId,
  liveCnListId: 1,
  liveStudentId: 42,
  courseResourceId: 1,
  courseConfig: { durationMinutes: 40, courseType: CourseType.live },
  status: StudyClassStatus.upcoming,
  courseName: '豌豆思维',
  ...more,
});

export function backend(items: readonly ClassListItem[] = [lesson(1), lesson(2)], due = false): FakeApi {
  return new FakeApi()
    .on(lessonsCalls.getClassList, [...items])
    .on(lessonsCalls.exportClassCalendar, {
      url: 'https://api.example/v1/course/calendar/t/wandou-classes.ics',
      fileName: 'wandou-classes.ics',
      expiresInSeconds: 300,
    })
    .on(helpCalls.isPushQuestionnaire, due);
}

export const open = (api: FakeApi = backend(), options: OpenOptions = {}) =>
  openScreen('myClassList', ClassList, { user: TEST_USER, student: OFFICIAL, api, ...options });
