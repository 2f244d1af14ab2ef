/** Words of the area-code picker and of the phone field. */
export const AREA_CODE_TEXT = {
  title: '选择国家和地区',
  search: '搜索国家、地区或区号',
  searchLabel: '搜索',
  hot: '热门',
  nothingFound: '没有找到相关的国家或地区',
  empty: '暂无可选的国家和地区',
  failed: '国家和地区列表加载失败',
  indexBar: '字母索引',
  code: (areaCode: string): string => `+${areaCode}`,
  phoneLabel: '手机号',
  phonePlaceholder: '请输入手机号码',
  changed: (areaCode: string): string => `区号已按号码换成 +${areaCode}`,
  pick: (areaCode: string): string => `国家和地区代码 +${areaCode}，点击更换`,
} as const;
