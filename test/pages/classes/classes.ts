/** Classes as the backend returns them. */
import { Subject } from '@/contract/courses/values';
import type { OpenClassDetail, PeaClassDetail } from '@/contract/classes/schema';
import { OpenClassState, PeaClassState } from '@/contract/classes/values';

const sitting = {
  classId: 4801,
  title: '奇妙的对称',
  subject: Subject.math,
  teacherName: '林老师',
  teacherAvatar: '',
  teacherIntroduction: '从教六年',
  picture: '',
  ages: '5–8岁',
  startsAt: '2030-01-01 19:00:00',
  teacherId: 801,
  minutes: 40,
  summary: '折一折，剪一剪',
  points: ['找到对称', '剪出一只蝴蝶'],
};

export const anOpenClass = (more: Partial<OpenClassDetail> = {}): OpenClassDetail => ({
  ...sitting,
  state: OpenClassState.soon,
  isReserved: false,
  seats: 30,
  seatsLeft: 20,
  hasReplay: false,
  ...more,
});

export const aPeaClass = (more: Partial<PeaClassDetail> = {}): PeaClassDetail => ({
  ...sitting,
  classId: 5401,
  title: '凑十法大作战',
  state: PeaClassState.coming,
  seriesId: 401,
  seriesName: '数学好好玩',
  nextId: 0,
  ...more,
});
