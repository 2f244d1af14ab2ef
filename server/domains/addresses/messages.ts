/** Shown to parents as toasts or above the form. */
import {
  ADDRESS_DETAIL_LENGTH,
  MAX_ADDRESSES,
  RECEIVER_LENGTH,
} from '../../../src/contract/addresses/values';

export const ADDRESS_MESSAGES = {
  receiverName: `收货人姓名需为${RECEIVER_LENGTH.min}–${RECEIVER_LENGTH.max}个字`,
  areaCode: '请选择正确的国家或地区代码',
  phone: '请填写正确的手机号码',
  region: '请选择完整的所在地区',
  detail: `详细地址需为${ADDRESS_DETAIL_LENGTH.min}–${ADDRESS_DETAIL_LENGTH.max}个字`,
  full: `最多保存${MAX_ADDRESSES}个地址，请先删除不用的地址`,
  deleted: '该地址已被删除',
} as const;
