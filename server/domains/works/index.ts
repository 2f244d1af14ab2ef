import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import { MINUTE } from '../../core/time';
import { commentHandlers } from './comments';
import { draftHandlers } from './drafts';
import { likeHandlers } from './likes';
import { listHandlers } from './list';
import { reportHandlers } from './reports';
import { sendingHandlers } from './sending';
import { starHandlers } from './star-activity';
import { starPlaceHandlers } from './star-places';
import { topicHandlers } from './topics';
import * as tables from './tables';
import { workFileOf } from './files/read';
import { worksQueues } from './queues';
import { worksRemoval } from './leave';
import { workLosses } from './losses';
import { workOfWeek } from '../growth/week/words';
import { newestOfWeek } from './week';
import { removeGivenUp } from './files/removals';
import { settleEditions } from './settle';

workOfWeek.add(newestOfWeek);

const handlers: DomainHandlers<'works'> = {
  ...commentHandlers,
  ...draftHandlers,
  ...likeHandlers,
  ...listHandlers,
  ...reportHandlers,
  ...sendingHandlers,
  ...starHandlers,
  ...starPlaceHandlers,
  ...topicHandlers,
};

const labels: Labels = {
  tables: {
    works: '作品',
    work_likes: '点赞的作品',
    work_collects: '收藏的作品',
    work_comments: '对作品的评论',
    work_reports: '举报的作品',
    // Keys of files to be deleted: their owners are in the table of uploads.
    work_file_removals: null,
  },
  columns: {
    work_id: '作品编号',
    submission_id: '提交编号',
    'works.words': '作品介绍',
    'work_reports.words': '补充说明',
    nickname: '展示昵称',
    'works.topic_id': '主题编号',
    is_film: '是视频',
    'works.files': '文件',
    cover_file: '封面',
    'works.round': '第几次提交',
    'works.likes': '点赞数',
    'works.collected': '收藏数',
    'works.comments': '评论数',
    saved_at: '保存时间',
    consented_at: '同意展示时间',
    shown_at: '展示时间',
    'works.reason': '未通过的原因',
    'works.place': '名次',
    prize_stars: '奖励星星',
    liked_at: '点赞时间',
    collected_at: '收藏时间',
    'work_comments.text': '文字',
    written_at: '评论时间',
    reported_at: '举报时间',
    handled_at: '处理时间',
  },
};

export const works = {
  handlers,
  tables,
  labels,
  jobs: [
    { name: 'givenUpFiles', everyMs: HOUSEKEEPING_MS, run: (services) => removeGivenUp(services) },
    { name: 'editions', everyMs: 5 * MINUTE, waitsForTester: true, run: settleEditions },
  ],
  queues: worksQueues,
  onRemoval: worksRemoval,
  losses: workLosses,
  fileAt: { 'works/': workFileOf },
} satisfies Domain;
