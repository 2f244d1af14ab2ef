import type { Labels } from '../../core/labels';

export const homeLabels: Labels = {
  tables: {
    interest_tag_asks: '兴趣标签询问',
    interest_tag_choices: '选择的兴趣标签',
    slot_clicks: '点击的推荐位',
  },
  columns: {
    pop_id: '询问编号',
    tag_id: '标签编号',
    slot_id: '推荐位编号',
    clicked_at: '点击时间',
  },
};
