import { homeworkCalls } from '@/contract/homework/calls';
import type { Draft, HomeworkDetail } from '@/contract/homework/homework.schema';
import { HomeworkKind, HomeworkState } from '@/contract/homework/values';
import { QuestionKind } from '@/contract/questions/values';
import Writing from '@/pages/homework/writing';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aCorrection, aDetail, aQuestion } from '../../support/fakes/homework';
import { openScreen } from '../support/open-screen';
import { backend } from './open-submit';

const { handInHomework } = homeworkCalls;

const page = (id: string) => ({
  id,
  url: `https://x.example/${id}.jpg`,
  name: `${id}.jpg`,
  bytes: 9,
  seconds: 0,
});
const writing = (change: Partial<HomeworkDetail> = {}): HomeworkDetail =>
  aDetail({
    ...{ kind: HomeworkKind.writing, title: '我的好朋友', task: '写满两页，注意分段。' },
    questions: [
      aQuestion(1, { kind: QuestionKind.photo, stem: '把作文拍下来', body: { kind: 'photo', most: 9 } }),
    ],
    ...change,
  });
const written = (...pages: string[]): Draft => ({
  ...{ version: 3, savedAt: 1_700_000_000_000, device: '电脑' },
  answers: [{ questionId: 1, answer: { kind: 'photo', pictures: pages.map(page) } }],
});
const open = (detail: HomeworkDetail | null = writing(), draft: Draft | null = null) =>
  openScreen('uploadWritingQuestions', Writing, {
    ...{ user: TEST_USER, student: OFFICIAL, query: { id: '7' } },
    api: backend(detail, draft),
  });

describe('handwriting of several pages', () => {
  test('says what is to be written, and how many pages are there', async () => {
    const screen = await open();
    for (const words of ['我的好朋友', '写满两页，注意分段。', '林老师布置', '还没有拍'])
      expect(screen.hasText(words)).toBe(true);
  });

  test('is handed in by the same queue as every homework, its pages in their order', async () => {
    const screen = await open(writing(), written('one', 'two'));
    expect(screen.hasText('已拍2页')).toBe(true);
    await screen.tap('提交作业');
    const [, confirm] = screen.allByClass('dialog__action');
    await screen.tap(confirm as HTMLElement);
    expect(screen.api.requests(handInHomework)).toMatchObject([
      {
        homeworkId: 7,
        round: 1,
        answers: [{ questionId: 1, answer: { pictures: [page('one'), page('two')] } }],
      },
    ]);
    expect(screen.hasText('交作业啦！')).toBe(true);
    expect(screen.allByClass('celebration')).toHaveLength(1);
  });

  test('without a page is not handed in, and says what is missing', async () => {
    const screen = await open();
    await screen.tap('提交作业');
    expect(screen.hasText('还有1道题没有作答')).toBe(true);
    expect(screen.api.requests(handInHomework)).toEqual([]);
  });

  test('that came back shows what the teacher said', async () => {
    const correction = aCorrection({ words: '结尾再写两句', isHandedBack: true });
    const screen = await open(writing({ state: HomeworkState.handedBack, round: 2, correction }));
    expect(screen.hasText('上次的批改')).toBe(true);
    expect(screen.hasText('结尾再写两句')).toBe(true);
  });

  test.each([
    [{ state: HomeworkState.handedIn }, '这份作业已经提交了'],
    [{ isExcused: true }, '老师说这份作业不用做'],
  ])('that is closed for now says so: %j', async (change, words) => {
    const screen = await open(writing(change));
    expect(screen.hasText(words)).toBe(true);
    expect(screen.hasText('提交作业')).toBe(false);
  });

  test('that there is not leads to the homework that there is', async () => {
    const screen = await open(null);
    await screen.tap('查看全部作业');
    expect(screen.platform.navigation.last?.url).toContain('homework/list/index');
  });
});
