import { coursesCalls } from '@/contract/courses/calls';
import type { FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { FilmAccess, FilmCourseKind } from '@/contract/courses/values';
import BabyStudyPlay from '@/pages/courses/baby-study-play';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { chapter, openStudy, studyDetail } from './samples';

jest.mock('@/features/films/stage/FilmStage', () => jest.requireActual('./fake-stage'));

const { getFilmCourse } = coursesCalls;

const open = (course: FilmCourseDetail | null, query: Record<string, string> = {}) =>
  openScreen('babyStudyPlay', BabyStudyPlay, {
    user: TEST_USER,
    student: OFFICIAL,
    api: new FakeApi().on(getFilmCourse, course),
    query: { id: '3001', ...query },
  });

const plays = (): string => document.querySelector('.fake-stage__plays')?.textContent ?? '';
const marked = (): string => document.querySelector('.chapter-row--playing')?.textContent ?? '';

describe('a course that plays', () => {
  test('goes on where the child stopped, and marks what plays', async () => {
    await open(openStudy({ currentChapterId: 35002 }));
    expect(plays()).toBe('chapter 35002');
    expect(marked()).toContain('2. 故事2正在播放');
  });

  test('plays the chapter that the address names', async () => {
    await open(openStudy({ currentChapterId: 35002 }), { chapterId: '35003' });
    expect(plays()).toBe('chapter 35003');
  });

  test('starts with what may be watched where nothing was begun', async () => {
    await open(
      studyDetail({
        chapters: [chapter(1, { access: FilmAccess.locked }), chapter(2, { access: FilmAccess.trial })],
      }),
    );
    expect(plays()).toBe('chapter 35002');
  });

  test('goes on with the next chapter by itself', async () => {
    const screen = await open(openStudy());
    await screen.tap('片尾到了');
    expect(plays()).toBe('chapter 35002');
    expect(marked()).toContain('故事2');
  });

  test('keeps playing while its numbers are refreshed', async () => {
    const screen = await open(openStudy({ currentChapterId: 35001 }));
    screen.api.on(getFilmCourse, openStudy({ currentChapterId: 35002, finishedNum: 1 }));
    await screen.tap('看完了');
    expect([plays(), screen.hasText('已学1/3集')]).toEqual(['chapter 35001', true]);
  });

  test('leads to the detail from what is locked', async () => {
    const screen = await open(studyDetail());
    await screen.tap('2. 故事2');
    expect(screen.platform.navigation.last?.url).toContain('courses/baby-study-detail/index?id=3001');
    expect(plays()).toBe('chapter 35001');
  });

  test('of a recorded category leads to its own detail', async () => {
    const screen = await open(studyDetail({ kind: FilmCourseKind.recorded }));
    const go = jest.spyOn(screen.app.router, 'go').mockResolvedValue(undefined);
    await screen.tap('课程介绍');
    expect(go).toHaveBeenCalledWith('courseDetailList', { id: '3001' });
  });

  test('without a chapter says that it is still being recorded, and leads on', async () => {
    const screen = await open(studyDetail({ chapters: [], chapterNum: 0 }));
    expect(screen.hasText('这门课程正在录制')).toBe(true);
    await screen.tap('去宝贝学');
    expect(screen.platform.navigation.last?.url).toContain('courses/baby-study-list');
  });

  test('that does not exist is missing', async () => {
    expect((await open(null)).hasText('找不到这门课程')).toBe(true);
    expect((await open(openStudy(), { id: 'x' })).hasText('找不到这门课程')).toBe(true);
  });
});
