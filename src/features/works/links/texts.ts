import { WorkKind } from '@/contract/works/values';

export const worksLinksTexts = {
  name: '孩子的小舞台',
  titles: {
    [WorkKind.littleTeacher]: '小老师',
    [WorkKind.teacherStar]: '小老师之星',
    [WorkKind.babyShow]: '宝贝秀',
  } satisfies Record<WorkKind, string>,
  notes: {
    [WorkKind.littleTeacher]: '讲给大家听',
    [WorkKind.teacherStar]: '比一比人气',
    [WorkKind.babyShow]: '展示小作品',
  } satisfies Record<WorkKind, string>,
} as const;
