import { Subject, SubjectCode } from '@/contract/courses/values';
import type { UserSubject } from '@/contract/courses/schema';
import { coursesCalls } from '@/contract/courses/calls';
import { homeCalls } from '@/contract/home/calls';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { FakeApi } from '../../support/fakes/fake-api';

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

/** What every page of the growth space asks; the child studies two subjects. */
export const spaceBackend = (subjects: UserSubject[] = [WANDOU, WEIQI]): FakeApi =>
  new FakeApi()
    .on(homeCalls.getTabConfig, [])
    .on(profileCalls.getPrivateInfo, { kidName: '豆豆' } as PrivateInfo)
    .on(coursesCalls.getUserSubject, subjects);
