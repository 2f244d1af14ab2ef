import type { RegionOption } from '@/contract/addresses/schema';

const option = (regionId: number, name: string, isLast = false): RegionOption => ({ regionId, name, isLast });

/** A few regions by the id of their parent. */
export const REGION_LEVELS: Readonly<Record<number, RegionOption[]>> = {
  0: [
    option(110000, '北京市'),
    option(440000, '广东省'),
    option(710000, '台湾省', true),
    option(410000, '河南省'),
  ],
  110000: [option(110100, '北京市')],
  110100: [option(110101, '东城区', true), option(110108, '海淀区', true)],
  440000: [option(440100, '广州市'), option(440300, '深圳市')],
  440300: [option(440304, '福田区', true), option(440305, '南山区', true)],
  410000: [option(410100, '郑州市'), option(419001, '济源市', true)],
};
