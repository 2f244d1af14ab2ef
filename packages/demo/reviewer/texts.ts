import type { WorkKind, WorkReportReason, WorkState } from '../../../src/contract/works/values';

const kinds: Readonly<Record<WorkKind, string>> = {
  babyShow: '宝贝秀',
  littleTeacher: '小老师',
  teacherStar: '小老师之星',
};

const states: Readonly<Record<WorkState, string>> = {
  draft: '草稿',
  waiting: '待审核',
  shown: '展示中',
  refused: '未通过',
  takenBack: '已撤回',
};

const reasons: Readonly<Record<WorkReportReason, string>> = {
  1: '泄露隐私',
  2: '内容不合适',
  3: '不是孩子的作品',
  4: '广告',
  5: '其他',
};

export const REVIEWER_TEXTS = {
  kinds,
  states,
  reasons,
  waiting: '待审核的作品',
  comments: '待审核的评论',
  reported: '被举报的作品',
  nothing: '没有需要处理的内容',
  back: '返回列表',
  untitled: '未命名',
  reports: (number: number) => `${number}位家长举报`,
  cover: '封面',
  photo: (index: number) => `第${index}张照片`,
  film: '视频',
  show: '通过，公开展示',
  keep: '保留展示',
  refuse: '不通过',
  reason: '不通过的原因（家长会看到）',
  done: '这个作品现在不需要审核',
  missing: '找不到这个作品',
} as const;
