import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import type { Labels } from '../../core/labels';
import { notifyAskedOfAll } from './collect/ask';
import { collectHandlers } from './collect/handlers';
import * as collectTables from './collect/tables';
import { materialHandlers } from './handlers';
import { wrongQuestionHandlers } from './wrong-questions/handlers';
import { teachAidHandlers } from './teach-aids/handlers';
import * as teachAidTables from './teach-aids/tables';
import * as tables from './tables';

const handlers: DomainHandlers<'materials'> = {
  ...materialHandlers,
  ...wrongQuestionHandlers,
  ...teachAidHandlers,
  ...collectHandlers,
};

const labels: Labels = {
  tables: {
    material_submissions: '提交的素材',
    teach_aid_deliveries: '教辅寄送',
  },
  columns: {
    aid_id: '教辅编号',
    'teach_aid_deliveries.delivery_id': '物流编号',
    'material_submissions.request_id': '征集编号',
    'material_submissions.answers': '提交的内容',
    consented_at: '同意使用的时间',
    looked_at: '查收时间',
    judged_at: '审核时间',
  },
};

export const materials = {
  handlers,
  tables: { ...tables, ...teachAidTables, ...collectTables },
  labels,
  jobs: [{ name: 'materialsAsked', everyMs: HOUSEKEEPING_MS, run: notifyAskedOfAll }],
} satisfies Domain;
