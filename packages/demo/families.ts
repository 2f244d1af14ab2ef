/** Addresses and phone numbers of the demo families. */
export const DEMO_AREA_CODE = '86';

export const demoPhone = (number: string) => ({ areaCode: DEMO_AREA_CODE, number });

export const inBeijing = {
  provinceId: 110000,
  cityId: 110100,
  city: '北京市',
  area: '海淀区',
  areaId: 110108,
  addr: '中关村大街1号',
};
