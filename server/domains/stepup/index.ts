import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import { changeHandlers } from './change';
import { flagHandlers } from './flags';
import { homeroomTeacherHandlers } from './homeroom-teacher';
import { infoHandlers } from './info';
import { resourceHandlers } from './resources';
import { sessionHandlers } from './session';
import * as tables from './tables';
import { teacherHandlers } from './teachers';
import { tonightLine } from '../home/tonight';
import { stepUpTonight } from './tonight';
import { releaseSeats } from './holds';
import { announceExpiringSeats, notifyFormed, notifyOperator } from './notices';

tonightLine.add(stepUpTonight);

const handlers: DomainHandlers<'stepup'> = {
  ...changeHandlers,
  ...flagHandlers,
  ...homeroomTeacherHandlers,
  ...infoHandlers,
  ...resourceHandlers,
  ...sessionHandlers,
  ...teacherHandlers,
};

const labels: Labels = {
  tables: {
    step_ups: '升班信息',
    step_up_refusals: '暂不能升班的原因',
    step_up_preferred_times: '升班意向时间',
    step_up_seats: '升班班级名额',
    step_up_changes: '升班操作记录',
    step_up_flags: '升班功能开关',
    head_master_notices: '通知班主任',
  },
  columns: {
    step_id: '级别编号',
    course: '课程',
    new_step_id: '新级别编号',
    new_step: '新级别',
    new_teacher_id: '新老师编号',
    new_class_id: '新班级编号',
    new_first_at: '首次上课时间',
    plan_step_id: '计划级别编号',
    plan_step: '计划级别',
    plan_cate_id: '计划类目编号',
    old_cycle: '原上课时间',
    new_cycle: '新上课时间',
    release_at: '原名额释放时间',
    is_update: '是否更新',
    head_master_id: '班主任编号',
    stage: '阶段',
    provider: '服务方',
    address_id: '教具收货地址编号',
    may_choose: '可自主选班',
    completed_by: '完成方式',
    formed_told_at: '组班告知时间',
    week1: '第一节星期',
    time1: '第一节时间',
    week2: '第二节星期',
    time2: '第二节时间',
    position: '次序',
    class_id: '班级编号',
    held_by: '为谁保留',
    held_until: '保留至',
    operator_id: '操作人编号',
    operator: '操作人',
    before: '变更前',
    after: '变更后',
    changed_at: '变更时间',
    told_at: '告知时间',
    h5_update: '网页端更新',
    partner_update: '学习伙伴更新',
    'step_up_refusals.code': '原因代码',
    'step_up_changes.kind': '操作',
  },
};

export const stepup = {
  handlers,
  tables,
  labels,
  jobs: [
    {
      name: 'stepUps',
      everyMs: HOUSEKEEPING_MS,
      run: async (services) => {
        const { db, clock } = services;
        const now = clock.now();
        await releaseSeats(db, now);
        await notifyOperator(db, now);
        await notifyFormed(services);
        await announceExpiringSeats(services);
      },
    },
  ],
} satisfies Domain;
