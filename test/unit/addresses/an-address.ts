import type { Address } from '@/contract/addresses/schema';

export const AN_ADDRESS: Address = {
  addressId: 5001,
  receiverName: '李女士',
  areaCode: '86',
  phoneMask: '138****0003',
  provinceId: 110000,
  province: '北京市',
  cityId: 110100,
  city: '北京市',
  areaId: 110108,
  area: '海淀区',
  detail: '中关村大街1号3单元1502室',
  isDefault: true,
  version: 4,
};

export const SHENZHEN = {
  provinceId: 440000,
  province: '广东省',
  cityId: 440300,
  city: '深圳市',
  areaId: 440305,
  area: '南山区',
} as const;

export const anAddress = (more: Partial<Address> = {}): Address => ({ ...AN_ADDRESS, ...more });
