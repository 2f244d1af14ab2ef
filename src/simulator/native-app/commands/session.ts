import type { AppInfo } from '@/contract/bridge';
import { AppSystem } from '@/contract/host';
import { systemOf } from '../options';
import { SILENT } from '../phone';
import type { Command } from './command';

const PHONES = {
  android: { system: AppSystem.android, systemVersion: '13', phoneModel: 'M2012K11AC' },
  ios: { system: AppSystem.ios, systemVersion: '16.6', phoneModel: 'iPhone14,5' },
} as const;

export const getSystemEnvInfo: Command = (_params, { options }): AppInfo => {
  const { dialect, appVersion } = options();
  return {
    appVersion,
    ...PHONES[systemOf(dialect)],
    channel: '0',
    appDeviceId: 'simulated-device',
    appName: 'parent',
  };
};

/** On Android the user may be JSON inside a JSON text with unescaped quotes, which is invalid JSON. */
export const getUserData: Command = (_params, { options, memory }) =>
  options().wrapsUserData ? `{"userInfo":"${JSON.stringify(memory.user)}"}` : memory.user;

/** The page sends empty values for a logout. */
export const setUserData: Command = ({ userId, token, time, appToken, openId }, { memory }) => {
  memory.user = {
    userId: Number(userId),
    token: String(token),
    time: Number(time),
    appToken: String(appToken ?? ''),
    openId: String(openId ?? ''),
  };
  return SILENT;
};
