import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import type { HourDialog } from '@/contract/hours/schema';
import type { ApiClient } from '@/services/api/types';

/** What the operator wants to say about class hours after the age was given; undefined: nothing. */
export async function loadHourDialog(api: ApiClient): Promise<HourDialog | undefined> {
  const result = await api.call(configurationCalls.getUpgradeConfig, {
    typeCode: ConfigTypeCode.classHourDialog,
  });
  return result.ok ? parse(result.value[0]?.typeValue) : undefined;
}

/** `typeValue` is typed by hand in the operator's back office: anything may stand in it. */
function parse(typeValue: string | undefined): HourDialog | undefined {
  try {
    const value = JSON.parse(typeValue ?? 'null') as Partial<HourDialog> | null;
    if (typeof value?.title !== 'string' || typeof value.content !== 'string' || value.content === '')
      return undefined;
    return { type: value.type ?? '', title: value.title, content: value.content };
  } catch {
    return undefined;
  }
}
