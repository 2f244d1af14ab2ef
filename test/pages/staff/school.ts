/** What the calls of the school answer, by path. */
const list = (...rows: readonly object[]) => ({ data: rows, count: rows.length });

const teacherCard = { teacherId: 801, name: '木子老师', picture: '', isPresented: true };

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
};

/** Ids of what was saved. */
export const SAVED = { teacherId: 801 };
