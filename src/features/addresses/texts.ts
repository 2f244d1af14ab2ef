export const REGION_TEXT = {
  title: '选择所在地区',
  levels: ['省份', '城市', '区县'],
  pending: '请选择',
  empty: '暂无可选的地区',
} as const;

export const addressSummaryTexts = { isDefault: '默认' } as const;
