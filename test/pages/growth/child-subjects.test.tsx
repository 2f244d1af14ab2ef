import { ChildSubjects } from '@/features/growth/filters';
import { screen } from '@/features/screen';
import { coursesCalls } from '@/contract/courses/calls';
import type { UserSubject } from '@/contract/courses/schema';
import { ok } from '@/contract/errors';
import { Subject, SubjectCode } from '@/contract/courses/values';
import { cacheEntries } from '@/services/storage/cache';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenedScreen } from '../support/open-screen';

const Page = screen('downloadApp', () => <ChildSubjects chosen={undefined} onChange={() => undefined} />);
const MATHS: UserSubject = { name: '思维', subject: Subject.wandou, brandCode: SubjectCode.wandou };
const CHINESE: UserSubject = { name: '语文', subject: Subject.yuwen, brandCode: SubjectCode.yuwen };

/** What the row is before and after the child's subjects are known, and what the device keeps of it. */
async function rows(subjects: UserSubject[], hadRow?: boolean) {
  const api = new FakeApi();
  const answer = api.onHold(coursesCalls.getUserSubject);
  const opened = await openScreen('downloadApp', Page, {
    api,
    user: TEST_USER,
    student: OFFICIAL,
    prepare: ({ app }) =>
      hadRow === undefined ||
      app.storage.set(cacheEntries.subjectRow, { owner: TEST_USER.userId, value: hadRow }),
  });
  void opened.app.student.loadSubjects();
  await opened.settle();
  const seen = (screen: OpenedScreen) =>
    [screen.allByClass('tabs-place').length, screen.allByClass('tabs__text').length] as const;
  const before = seen(opened);
  answer(ok(subjects));
  await opened.settle();
  return { before, after: seen(opened), kept: opened.app.storage.get(cacheEntries.subjectRow)?.value };
}

describe('the row of a child’s subjects', () => {
  it('has its place before they are known, unless the last visit had none', async () => {
    expect(await rows([MATHS, CHINESE])).toEqual({ before: [1, 0], after: [0, 3], kept: true });
    expect(await rows([MATHS], false)).toEqual({ before: [0, 0], after: [0, 0], kept: false });
  });

  it('is remembered for the next visit when it is another than the last one', async () => {
    expect(await rows([MATHS], true)).toEqual({ before: [1, 0], after: [0, 0], kept: false });
  });
});
