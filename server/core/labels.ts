/**
 * Labels of tables and columns in a parent's data export. Each domain labels its own in its `index.ts`; here are the shared labels and
 * those of core's tables.
 */
export interface Labels {
  /** Every table with personal data; a test enforces it. `null`: not exported, for the reason in a comment beside it. */
  readonly tables: Readonly<Record<string, string | null>>;
  /** By column name, or `<table>.<column>` if a table uses the name differently. Default: the column name itself. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns, as `<table>.<column>`, with storage keys: the export contains the files' URLs. */
  readonly files?: readonly string[];
}

export const commonLabels: Labels = {
  tables: {
    push_messages: '推送的通知',
  },
  columns: {
    id: '编号',
    name: '名称',
    title: '标题',
    body: '内容',
    content: '内容',
    message: '内容',
    kind: '类别',
    type: '类型',
    status: '状态',
    remark: '备注',
    reason: '原因',
    amount: '数量',
    count: '数量',
    url: '地址',
    payload: '详情',
    info: '详情',
    pictures: '图片',
    created_at: '创建时间',
    updated_at: '更新时间',
    phone_mask: '手机号（已遮盖）',
    area_code: '国际区号',
    city: '城市',
    city_id: '城市编号',
    province_id: '省份编号',
    area: '区县',
    expires_at: '有效期至',
    used_at: '使用时间',
    seen_at: '查看时间',
    requested_at: '申请时间',
    day: '日期',
    course_id: '课程编号',
    sent_at: '发送时间',
    read_at: '阅读时间',
    brand_code: '学科',
    claimed_at: '领取时间',
    answered_at: '回答时间',
    time: '上课时间',
    receiver_name: '收货人',
    receiver_phone_mask: '收货电话（已遮盖）',
    receiver_address: '收货地址',
    area_id: '区县编号',
    state: '状态',
    order_no: '订单号',
    contents: '内容',
    picture: '图片',
    code: '兑换码',
    note: '备注',
    happened_at: '发生时间',
    change: '变动原因',
    period: '周期',
    source: '来源',
  },
};
