import { ParentRelation } from '@/contract/profile/status';
import { ADDR_MAX, KID_NAME_MAX, KidSex, PARENT_NAME_MAX } from '@/contract/profile/values';

export const infoTexts = {
  kidName: {
    label: '孩子姓名',
    placeholder: '请输入孩子的姓名或小名',
    missing: '请填写孩子姓名',
    tooLong: `孩子姓名不能超过${KID_NAME_MAX}个字`,
    unseen: '孩子姓名包含无法显示的字符',
  },
  parentName: {
    label: '家长姓名',
    placeholder: '请输入您的姓名（选填）',
    missing: '请填写家长姓名',
    tooLong: `家长姓名不能超过${PARENT_NAME_MAX}个字`,
    unseen: '家长姓名包含无法显示的字符',
  },
  addr: {
    label: '详细地址',
    placeholder: '街道、小区、门牌号（选填）',
    missing: '请填写详细地址',
    tooLong: `详细地址不能超过${ADDR_MAX}个字`,
    unseen: '详细地址包含无法显示的字符',
  },
  sex: { label: '孩子性别' },
  birth: {
    label: '出生日期',
    placeholder: '请选择孩子的出生日期',
    missing: '请选择孩子的出生日期',
    noDate: '请选择正确的出生日期',
    future: '出生日期不能晚于今天',
    tooOld: '出生日期过早，请重新选择',
  },
  relation: { label: '您是孩子的', placeholder: '请选择与孩子的关系', missing: '请选择您与孩子的关系' },
  region: { label: '所在地区', placeholder: '请选择省 / 市 / 区', missing: '请选择所在地区' },
  headImg: { label: '头像', uploading: '头像正在上传，请稍候再保存', failed: '头像上传失败，请重新上传' },
  date: {
    year: '年',
    month: '月',
    day: '日',
    ofYear: (year: number): string => `${year}年`,
    ofMonth: (month: number): string => `${month}月`,
    ofDay: (day: number): string => `${day}日`,
  },
  /** 2021年3月8日 */
} as const;

export const relationNames: Readonly<Record<ParentRelation, string>> = {
  [ParentRelation.mother]: '妈妈',
  [ParentRelation.father]: '爸爸',
  [ParentRelation.grandfather]: '爷爷',
  [ParentRelation.grandmother]: '奶奶',
  [ParentRelation.maternalGrandfather]: '外公',
  [ParentRelation.maternalGrandmother]: '外婆',
  [ParentRelation.other]: '其他',
};

export const sexNames: Readonly<Record<KidSex, string>> = {
  [KidSex.boy]: '男孩',
  [KidSex.girl]: '女孩',
  [KidSex.unknown]: '保密',
};

export const saveTexts = {
  relation: '与孩子的关系',
  /** Conflict: another device's changes are in the form now. */
  changedElsewhere: (fields: string): string =>
    `另一台设备刚刚修改了${fields}，已为您更新到最新；您的修改仍保留，请核对后再保存`,
} as const;
