import { shownAddress } from '@/features/addresses/summary/shown-address';
import {
  checkAddress,
  mergedValues,
  NEW_ADDRESS,
  saysTheSame,
  shownValues,
  valuesOf,
  type AddressValues,
} from '@/pages/addresses/address-values';
import { AN_ADDRESS, anAddress, SHENZHEN } from './an-address';

const filled = (more: Partial<AddressValues> = {}): AddressValues => ({
  receiverName: '陈女士',
  areaCode: '86',
  phone: '13812345678',
  region: SHENZHEN,
  detail: '科技园南区5栋',
  isDefault: false,
  ...more,
});
const complaintsOf = (more: Partial<AddressValues>) =>
  Object.values(checkAddress(filled(more))).filter((complaint) => complaint !== undefined);

describe('an address is complained about', () => {
  it('at every field that is empty', () => {
    expect(checkAddress(NEW_ADDRESS)).toEqual({
      receiverName: '请填写收货人姓名',
      phone: '请填写手机号码',
      region: '请选择所在地区',
      detail: '请填写详细地址',
    });
  });

  it.each<[Partial<AddressValues>, string]>([
    [{ receiverName: '陈' }, '收货人姓名至少2个字'],
    [{ receiverName: '陈'.repeat(21) }, '收货人姓名最多20个字'],
    [{ phone: '1381234567' }, '请填写正确的手机号码'],
    [{ phone: '12812345678' }, '请填写正确的手机号码'],
    [{ areaCode: '852', phone: '1234' }, '请填写正确的手机号码'],
    [{ detail: ' 一号楼 ' }, '详细地址至少5个字，请写到门牌号'],
    [{ detail: '号'.repeat(103) }, '超出3个字，请精简'],
  ])('for %j', (more, complaint) => {
    expect(complaintsOf(more)).toEqual([complaint]);
  });

  it.each<[string, Partial<AddressValues>]>([
    ['is complete', {}],
    ['keeps the stored phone', { phone: null }],
    ['has a number of Hong Kong', { areaCode: '852', phone: '61234567' }],
    ['has emoji, each of which is one character', { receiverName: '😀'.repeat(20) }],
    [
      'is in Taiwan',
      { region: { ...SHENZHEN, provinceId: 710000, cityId: 0, city: '', areaId: 0, area: '' } },
    ],
  ])('never when it %s', (_what, more) => {
    expect(complaintsOf(more)).toEqual([]);
  });
});

describe('an address is shown', () => {
  it('with its masked phone, and a municipality named once', () => {
    expect(shownAddress(AN_ADDRESS)).toEqual({
      receiverName: '李女士',
      phone: '138****0003',
      place: '北京市 海淀区 中关村大街1号3单元1502室',
      isDefault: true,
    });
  });

  it('with the code of another country', () => {
    expect(shownAddress(anAddress({ areaCode: '852', phoneMask: '61****567' })).phone).toBe('+852 61****567');
  });

  it('with a newly typed phone masked, too', () => {
    expect(shownValues(filled(), AN_ADDRESS).phone).toBe('138****5678');
    expect(shownValues(filled({ phone: null }), AN_ADDRESS).phone).toBe('138****0003');
  });
});

describe('own changes on top of those of another device', () => {
  const before = AN_ADDRESS;

  it('keep what this parent changed, and take the rest', () => {
    const mine = { ...valuesOf(before), detail: '颐和园路5号' };
    const theirs = anAddress({ receiverName: '爸爸', detail: '别的地方1号', version: 5 });
    expect(mergedValues(before, mine, theirs)).toMatchObject({ receiverName: '爸爸', detail: '颐和园路5号' });
  });

  it('keep a newly typed phone, and the other device’s where none was typed', () => {
    const theirs = anAddress({ areaCode: '852', phoneMask: '61****567' });
    expect(mergedValues(before, valuesOf(before), theirs)).toMatchObject({ phone: null, areaCode: '852' });
    const typed = { ...valuesOf(before), phone: '13900000000' };
    expect(mergedValues(before, typed, theirs)).toMatchObject({ phone: '13900000000', areaCode: '86' });
  });

  it('are no choice where both say the same', () => {
    const theirs = anAddress({ detail: '颐和园路5号' });
    const mine = mergedValues(before, { ...valuesOf(before), detail: '颐和园路5号 ' }, theirs);
    expect(saysTheSame(mine, theirs)).toBe(true);
    expect(saysTheSame({ ...mine, phone: '13900000000' }, theirs)).toBe(false);
  });
});
