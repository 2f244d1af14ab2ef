import type { Labels } from '../../core/labels';

export const materialsLabels: Labels = {
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
