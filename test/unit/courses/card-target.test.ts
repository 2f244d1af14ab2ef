import type { CourseCategoryCard } from '@/contract/courses/schema';
import { CourseType, Subject } from '@/contract/courses/values';
import { cardTarget } from '@/pages/courses/my-tab-class/card-target';

const card = (fields: Partial<CourseCategoryCard>): CourseCategoryCard => ({
  courseType: CourseType.live,
  groupId: 31,
  groupName: '思维训练 & 启蒙',
  imgUrl: '/cover.png',
  subject: Subject.wandou,
  courseNum: 12,
  ...fields,
});

describe('a tap on a course-category card', () => {
  test.each([CourseType.live, CourseType.trial])(
    'opens the class list for live and trial courses (%s)',
    (courseType) => {
      expect(cardTarget(card({ courseType, demoType: 2 }))).toEqual({
        screen: 'myClassList',
        params: {
          id: '31',
          name: '思维训练 & 启蒙',
          courseType: String(courseType),
          source: '0',
          groupType: '2',
        },
      });
    },
  );

  test('opens the class list with group type 0 when the card names none', () => {
    expect(cardTarget(card({}))?.params).toMatchObject({ groupType: '0' });
  });

  test('opens the course list for recorded courses', () => {
    expect(cardTarget(card({ courseType: CourseType.recorded }))).toEqual({
      screen: 'courseList',
      params: { id: '31', name: '思维训练 & 启蒙' },
    });
  });

  test('plays other recorded courses that have no link', () => {
    expect(cardTarget(card({ courseType: CourseType.recordedOther, courseId: 77 }))).toEqual({
      screen: 'babyStudyPlay',
      params: { id: '77' },
    });
  });

  test('opens the link of other recorded courses', () => {
    const courseLink = 'https://example.com/course?id=1&from=app';
    expect(cardTarget(card({ courseType: CourseType.recordedOther, courseId: 77, courseLink }))).toEqual({
      screen: 'iframePage',
      params: { url: courseLink, name: card({}).groupName },
    });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'weixin://x', '//example.com', ''])(
    'never opens %p and plays the course instead',
    (courseLink) => {
      expect(
        cardTarget(card({ courseType: CourseType.recordedOther, courseId: 77, courseLink }))?.screen,
      ).toBe('babyStudyPlay');
    },
  );

  test('opens the detail of a recommended course, whatever its type', () => {
    expect(cardTarget(card({ courseType: CourseType.recorded, isRecommend: true, courseId: 5 }))).toEqual({
      screen: 'babyStudyDetail',
      params: { id: '5' },
    });
  });

  test('opens nothing when the card names no course', () => {
    expect(cardTarget(card({ courseType: CourseType.recordedOther }))).toBeUndefined();
    expect(cardTarget(card({ isRecommend: true, courseId: 0 }))).toBeUndefined();
  });
});
