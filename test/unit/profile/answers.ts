import type { PersonalInfo } from '@/contract/profile/schema';

export const REGION = {
  provinceId: 110000,
  province: '北京市',
  cityId: 110100,
  city: '北京市',
  areaId: 110108,
  area: '海淀区',
};

export const PERSONAL_INFO: PersonalInfo = {
  version: 4,
  headImg: 'https://app.example/files/uploads/old.jpg',
  kidName: '豆豆',
  kidSex: 1,
  kidBornTime: '2021-03-08',
  parentName: '李女士',
  parentStatus: 1,
  parentPhone: '138****0003',
  region: REGION,
  addr: '中关村大街1号',
  starNum: 12,
  crUid: 0,
  missing: [],
};
