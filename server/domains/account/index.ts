import { lte } from 'drizzle-orm';
import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
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
import { accountLabels } from './labels';
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
  labels: accountLabels,
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
