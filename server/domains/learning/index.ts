import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { onFinished } from '../films/finished';
import { recordFinished } from './film-events';
import * as tables from './tables';

onFinished.add(recordFinished);

const handlers: DomainHandlers<'learning'> = {};

const labels: Labels = {
  tables: {
    learning_events: '学习记录',
    learning_reports: '学习报告',
  },
  columns: {
    subject: '学科',
    kind: '种类',
    ref: '对应的事',
    occurred_at: '发生时间',
    recorded_at: '记录时间',
    amount: '数量',
    out_of: '总数',
    is_on_time: '是否准时',
    note: '老师的话',
    report_type: '报告类型',
    from_day: '开始日期',
    to_day: '结束日期',
    about: '关于',
    content: '报告内容',
    evaluation_id: '测评编号',
  },
};

export const learning = { handlers, tables, labels };
