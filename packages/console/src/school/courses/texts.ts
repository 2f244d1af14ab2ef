/** What editors read on the screens of courses. */
import type { CourseAudience, CourseType } from '../../../../../src/contract/courses/values';

const types: Readonly<Record<CourseType, string>> = {
  1: '直播课',
  2: '录播课',
  3: '体验课',
  4: '其他录播课',
};
const audiences: Readonly<Record<CourseAudience, string>> = {
  enrolled: '报名的孩子',
  unofficial: '所有未报名的孩子',
  recommended: '推荐给所有在读学员',
};

export const courseTexts = {
  add: '新增课程',
  name: '名称',
  keyword: '名称里的字',
  title: '标题',
  titleHelp: '没有名称时显示；可以不填',
  subject: '科目',
  type: '形式',
  types,
  lessons: '共几节',
  lessonsHelp: '家长看到的节数',
  audience: '谁有这门课',
  audiences,
  position: '顺序',
  positionHelp: '从小到大',
  chapters: '章节',
  chapterCount: '章节',
  chapter: '章节名称',
  chaptersHelp: '按顺序上课。改了名称和图片，还没上的课也跟着改；已有的章节不能删除',
} as const;
