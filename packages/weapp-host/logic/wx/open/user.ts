import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods } from '../methods';
import { tapMethods } from './gesture';
import { allows } from './permission';

interface ProfileOptions {
  desc?: unknown;
  lang?: string;
}

const DESC_LIMIT = 30;
const OFFLINE = 'net::ERR_INTERNET_DISCONNECTED';

/** Data that only a server with the session key can decrypt. */
export const sealed = () => ({ encryptedData: 'weapp-host', iv: 'weapp-host' });

/** Profile as returned by WeChat; the location is empty nowadays. */
export function userInfo({ options }: WxContext): object {
  const info = { ...options.userInfo, city: '', province: '', country: '', is_demote: true };
  return {
    userInfo: info,
    rawData: JSON.stringify(info),
    signature: '0'.repeat(40),
    ...sealed(),
  };
}

function requireNetwork({ network }: WxContext): void {
  if (network.type === 'none') throw new WxError(OFFLINE);
}

async function getUserProfile(context: WxContext, { desc }: ProfileOptions): Promise<object> {
  if (typeof desc !== 'string' || desc === '' || desc.length > DESC_LIMIT)
    throw new WxError('desc length does not meet the requirements');
  if (!(await allows(context, 'scope.userInfo'))) throw new WxError('auth deny');
  return userInfo(context);
}

export const userMethods = (context: WxContext): WxMethods => ({
  ...asyncMethods(context, {
    login: () => {
      requireNetwork(context);
      const code = context.options.loginCode;
      if (code === '') throw new WxError('login failed');
      return { code };
    },
    checkSession: () => requireNetwork(context),
    getUserInfo: () => userInfo(context),
  }),
  ...tapMethods(context, { getUserProfile: (options: ProfileOptions) => getUserProfile(context, options) }),
});
