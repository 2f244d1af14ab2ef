import { lte } from 'drizzle-orm';
import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { agreementHandlers } from './agreements/handlers';
import { cancellationHandlers } from './cancellation/handlers';
import { captchaHandlers } from './captcha/handlers';
import { spokenCaptchaHandlers } from './captcha/spoken';
import { deviceHandlers } from './device-handlers';
import { loginHandlers } from './login';
import { commonHandlers } from './look-ups/handlers';
import { personalDataHandlers } from './own-data/handlers';
import { sessionHandlers } from './session-handlers';
import { wechatHandlers } from './wechat/handlers';
import * as agreementsTables from './agreements/tables';
import * as cancellationTables from './cancellation/tables';
import * as captchaTables from './captcha/tables';
import * as lookUpsTables from './look-ups/tables';
import * as originTables from './origins/tables';
import * as smsTables from './sms/tables';
import * as tables from './tables';
import * as wechatTables from './wechat/tables';
import { sendCode, sendCrmSms } from './send-code';
import { removeLoose } from './cancellation/remove';
import { accountJobs } from './jobs';
import { registerDataExport } from './own-data/route';
import { accountSeed } from './seed';
import { findSession } from './sessions';
import { accountTestTools } from './test-tools';
import { accountImports } from './imports';

const handlers: DomainHandlers<'account'> = {
  ...agreementHandlers,
  ...cancellationHandlers,
  ...captchaHandlers,
  ...spokenCaptchaHandlers,
  ...deviceHandlers,
  ...loginHandlers,
  ...commonHandlers,
  ...personalDataHandlers,
  ...sessionHandlers,
  ...wechatHandlers,
  sendVerificationCode: sendCode,
  sendLoginVerificationCode: sendCode,
  sendVerificationCodeV3: sendCode,
  sendCrmSms,
};

const labels: Labels = {
  tables: {
    accounts: '账号',
    students: '孩子与家长资料',
    devices: '登录设备',
    sessions: '登录记录',
    app_visits: '应用打开记录',
    wechat_identities: '绑定的微信',
    cancellations: '注销申请',
    account_origins: '注册来源',
    logins: '登录方式与来源',
    // Token hashes: useless to the reader, but useful to a thief.
    session_tokens: null,
    temporary_tokens: null,
    spent_ciphers: null,
  },
  columns: {
    device_limit: '设备数量上限',
    unification_id: '统一编号',
    student_status: '学员状态',
    step: '级别',
    payed_student_status_text: '报名状态',
    student_audition_status_enums: '试听状态',
    head_img: '头像',
    kid_name: '孩子昵称',
    parent_name: '家长称呼',
    parent_status: '与孩子的关系',
    star_num: '星星',
    pea_coin_num: '豌豆币',
    attend_class: '已上课次',
    attend_class_vo_list: '各科已上课次',
    kid_sex: '性别',
    kid_born_time: '生日',
    age: '年龄',
    cr_uid: '辅导老师编号',
    addr: '详细地址',
    is_gray: '参与新功能试用',
    is_subscribed: '关注公众号',
    device_id: '设备标识',
    device_type: '设备类型',
    first_seen_at: '首次登录',
    last_seen_at: '最近使用',
    revoked_at: '退出时间',
    visited_at: '打开时间',
    openid: '微信身份标识',
    bound_at: '绑定时间',
    agreed_at: '确认时间',
    due_at: '到期时间',
    relation_given: '已填写关系',
    way: '方式',
    present_id: '邀请活动编号',
    channel: '渠道',
    login_type: '登录类型',
    registered: '要求已注册',
    auto_register_type: '注册用途',
    came_at: '注册时间',
    logged_in_at: '登录时间',
  },
  files: ['students.head_img'],
};

export const account = {
  handlers,
  tables: {
    ...agreementsTables,
    ...cancellationTables,
    ...captchaTables,
    ...lookUpsTables,
    ...originTables,
    ...smsTables,
    ...tables,
    ...wechatTables,
  },
  labels,
  imports: accountImports,
  routes: [registerDataExport],
  jobs: accountJobs,
  queues: [
    {
      name: 'accountsToRemove',
      since: cancellationTables.cancellations.dueAt,
      waits: (now) => lte(cancellationTables.cancellations.dueAt, now),
    },
  ],
  seed: accountSeed,
  onRemoval: { rows: removeLoose },
  sessionOf: findSession,
  testTools: accountTestTools,
} satisfies Domain;
