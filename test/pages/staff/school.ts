/** What the calls of the school answer, by path. */
const list = (...rows: readonly object[]) => ({ data: rows, count: rows.length });

const teacherCard = { teacherId: 801, name: '木子老师', picture: '', isPresented: true };

const course = {
  ...{ courseId: 2001, name: '围棋启蒙', title: '', subject: 5, type: 1, lessons: 24, picture: '' },
  ...{ audience: 'enrolled', position: 1, link: '' },
};

const lesson = (lessonId: number, state: string) => ({
  ...{ lessonId, userId: 9, kidName: '豆豆', phoneMask: '138****0001', courseName: '思维 S2', subject: 0 },
  ...{ chapterName: '第3讲 图形推理', teacherId: 801, teacher: '木子老师', minutes: 40, state, etag: 'e3' },
  startsAt: '2026-12-01 19:00:00',
});

const activity = {
  ...{ activityId: 9001, title: '亲子共读', isActive: true, state: 1, joined: 12 },
  ...{ startsAt: '2026-11-20 09:00:00', endsAt: '2026-12-20 09:00:00' },
};

export const SCHOOL: Readonly<Record<string, object>> = {
  '/operator/school/teachers': list(teacherCard),
  '/operator/school/teachers/teacher': {
    data: {
      ...{
        ...teacherCard,
        subjects: [5],
        years: '6年',
        satisfaction: '',
        motto: '先想再落子',
        introduction: '',
      },
      ...{ honours: ['一等奖'], styles: [], filmUrl: '', pageUrl: '', etag: 'e1' },
    },
  },
  '/operator/season/settings': {
    data: {
      ...{ startsAt: '2026-11-01 00:00:00', endsAt: '2026-11-30 23:59:59', seatsUntil: '', etag: 'first' },
      switches: { teacherControl: true, giftControl: true },
    },
  },
  '/operator/school/course-names': list({ courseId: 2001, name: '围棋启蒙', subject: 5 }),
  '/operator/season/teachers': list({ teacherId: 801, name: '木子老师' }, { teacherId: 802, name: '林老师' }),
  '/operator/school/lessons/find': list(
    lesson(700001, 'coming'),
    lesson(700002, 'leave'),
    lesson(700003, 'coming'),
  ),
  '/operator/school/courses': list({ ...course, chapterCount: 2 }),
  '/operator/school/courses/course': {
    data: {
      ...course,
      chapters: [
        { chapterId: 40001, name: '气', picture: '' },
        { chapterId: 40002, name: '眼', picture: '' },
      ],
      etag: 'e2',
    },
  },
  '/operator/school/activities': list(activity),
  '/operator/school/activities/activity': {
    data: {
      ...{ ...activity, summary: '一起读一本书', picture: 'pictures/a.png', isOurs: true, link: '' },
      ...{ xcxId: '', xcxUrl: '', userTypes: [2], userIds: [9], etag: 'e4' },
    },
  },
};

/** Ids of what was saved. */
export const SAVED = { teacherId: 801, courseId: 2001, activityId: 9001 };
