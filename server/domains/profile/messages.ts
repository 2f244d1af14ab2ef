/** Shown to parents at the field or as toasts. */
import { ADDR_MAX, KID_NAME_MAX, PARENT_NAME_MAX } from '../../../src/contract/profile/values';

export const PERSONAL_INFO_MESSAGES = {
  kidName: {
    missing: '请填写孩子姓名',
    tooLong: `孩子姓名不能超过${KID_NAME_MAX}个字`,
    unseen: '孩子姓名包含无法显示的字符',
  },
  parentName: {
    missing: '请填写家长姓名',
    tooLong: `家长姓名不能超过${PARENT_NAME_MAX}个字`,
    unseen: '家长姓名包含无法显示的字符',
  },
  addr: {
    missing: '请填写详细地址',
    tooLong: `详细地址不能超过${ADDR_MAX}个字`,
    unseen: '详细地址包含无法显示的字符',
  },
  birth: {
    noDate: '请选择正确的出生日期',
    future: '出生日期不能晚于今天',
    tooOld: '出生日期过早，请重新选择',
  },
  region: '请选择正确的所在地区',
  headImg: '头像无效，请重新上传',
  changedElsewhere: '资料已在另一台设备上修改，请核对后重新保存',
} as const;
