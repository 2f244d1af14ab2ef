import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
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
import { worksLabels } from './labels';
import { workFileOf } from './files/read';
import { worksJobs } from './jobs';
import { worksQueues } from './queues';
import { worksRemoval } from './leave';
import { workLosses } from './losses';
import { workOfWeek } from '../growth/week/words';
import { newestOfWeek } from './week';

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

export const works = {
  handlers,
  tables,
  labels: worksLabels,
  jobs: worksJobs,
  queues: worksQueues,
  onRemoval: worksRemoval,
  losses: workLosses,
  fileAt: { 'works/': workFileOf },
} satisfies Domain;
