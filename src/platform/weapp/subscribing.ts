import Taro from '@tarojs/taro';
import { ok, type Result } from '@/contract/errors';
import type { SubscribeSettings } from '../types';
import { attempt } from './abilities';

/** `entityIds` is Alipay's; WeChat ignores it. */
export async function ask(
  templateIds: readonly string[],
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const asked = Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] });
  const answer = await attempt('subscribe', asked);
  return answer.ok ? ok({ ...answer.value }) : answer;
}

export async function settings(): Promise<Result<SubscribeSettings>> {
  const answer = await attempt('subscribe', Taro.getSetting({ withSubscriptions: true }));
  if (!answer.ok) return answer;
  // Absent before WeChat has asked for anything.
  const { mainSwitch = true, itemSettings = {} } = (answer.value.subscriptionsSetting ??
    {}) as Partial<SubscribeSettings>;
  return ok({ mainSwitch, itemSettings });
}
