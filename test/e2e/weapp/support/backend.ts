import { accountCalls } from '../../../../src/contract/account/calls';
import { APP_TYPE_CODE } from '../../../../src/contract/account/values';
import { APP_ID, APP_PROJECT_MINI_PROGRAM, HEADER } from '../../../../src/contract/wire';
import { BackendControl } from '../../support/backend-control';
import { openTestContext, type OpenTestContext } from '../../support/test-context';

/** URL of the mini program's backend, which is part of its build. */
export const backendOrigin = process.env.WEAPP_API ?? process.env.BACKEND_ORIGIN ?? 'http://127.0.0.1:18081';

let opened: OpenTestContext | undefined;

/** Builders' context. Closed with the test file (suite.ts). */
export function testContext(): OpenTestContext['testContext'] {
  opened ??= openTestContext(process.env.WEAPP_DATABASE_URL ?? '');
  return opened.testContext;
}

export const closeTestContext = async (): Promise<void> => opened?.close();

export const backend = new BackendControl({
  get: async (path) => answerOf(await fetch(backendOrigin + path)),
  post: async (path, { data }) =>
    answerOf(
      await fetch(backendOrigin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      }),
    ),
});

const answerOf = (response: Response) => ({
  ok: () => response.ok,
  status: () => response.status,
  json: () => response.json() as Promise<unknown>,
});

/** Reports WeChat's identity of this phone, as the mini program does at its start: the openid. */
export async function sendWeChatIdentity(deviceId: string): Promise<void> {
  const answer = await fetch(backendOrigin + accountCalls.wechatBackup.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'device-id': deviceId,
      [HEADER.appid]: APP_ID,
      [HEADER.appProject]: APP_PROJECT_MINI_PROGRAM,
    },
    body: JSON.stringify({ code: 'weapp-tests', appTypeCode: APP_TYPE_CODE }),
  });
  if (!answer.ok) throw new Error(`WeChat's word was answered with ${answer.status}`);
}
