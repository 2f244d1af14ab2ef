import { Runtime } from '@/contract/host';
import type { AppError } from '@/contract/errors';
import { createFakePlatform } from '@/platform/fake';
import type { EnvironmentInfo } from '@/platform/types';
import { HttpApiClient } from '@/services/api/client';
import { ServerClock } from '@/services/server-clock';
import type { Caller } from '@/services/api/headers';
import { TEST_CONFIG } from '../../support/fakes/fake-app';
import { FakeTime } from '../../support/fakes/fake-time';
import { FakeTransport } from '../../support/fakes/fake-transport';

const ANDROID: EnvironmentInfo = {
  appVersion: '2.3.0',
  system: '1',
  systemVersion: '14',
  phoneModel: '红米 12',
  channel: '4',
  appDeviceId: 'native-1',
  appName: 'WandouParent',
};
const CALLER: Caller = { token: 'token-1', appToken: 'app-1', userId: 42, time: 1700 };

/** A client over a fake transport. */
export function openClient({ caller = CALLER, native = false, config = TEST_CONFIG } = {}) {
  const transport = new FakeTransport();
  const time = new FakeTime();
  const forced: string[] = [];
  const failures: AppError[] = [];
  const faults: string[] = [];
  const platform = createFakePlatform(native ? { runtime: Runtime.androidApp, environment: ANDROID } : {});
  const serverClock = new ServerClock(time, platform);
  const client = new HttpApiClient({
    transport,
    scheduler: time,
    clock: time,
    serverClock,
    config,
    source: { platform, caller: () => caller, deviceId: () => 'device-1' },
    onForcedLogin: (token) => forced.push(token),
    onFailure: (_entry, error) => failures.push(error),
    onFaults: (_entry, found) => faults.push(...found),
  });
  return { client, transport, time, serverClock, forced, failures, faults };
}

export const fine = (data: unknown, more = {}) => ({
  body: { code: '00000000', message: 'success', data, ...more },
});
