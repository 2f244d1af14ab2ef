import type { HomeActivity } from '@/contract/activities/schema';
import { MiniProgramEdition, RedirectType } from '@/contract/links/values';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { ok } from '@/contract/errors';
import { readConfig } from '@/features/configuration/read-config';
import { sharedResponse } from '@/stores/data/shared-response';

/** The operator's activities of home in order, for tourists too: each with a popup, a floating icon or both. */
export const activitiesAnswer = sharedResponse<readonly HomeActivity[]>([], async ({ api }) => {
  const answer = await readConfig(api, ConfigTypeCode.homeActivities);
  return answer.ok ? ok(parseActivities(answer.value[0]?.typeValue)) : answer;
});

export const withIcon = ({ iconPath }: HomeActivity): boolean => iconPath !== '';
export const withPopup = ({ popImgPath }: HomeActivity): boolean => popImgPath !== '';

/**
 * Parses the operator's `typeValue` (assumed: a JSON list). Invalid entries and duplicate ids are dropped: counters and icons use
 * the id as key.
 */
export function parseActivities(typeValue: string | undefined): readonly HomeActivity[] {
  const seen = new Set<number>();
  return listOf(typeValue).flatMap((entry) => {
    const activity = activityOf(entry);
    if (!activity || seen.has(activity.id)) return [];
    seen.add(activity.id);
    return [activity];
  });
}

function listOf(typeValue: string | undefined): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(typeValue ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function activityOf(entry: unknown): HomeActivity | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, title, iconPath = '', popImgPath = '', redirectType } = entry as Record<string, unknown>;
  const { url, xcxId, xcxUrl, miniprogramType } = entry as Record<string, unknown>;
  if (!isId(id) || !isText(title) || title.trim() === '' || !isText(iconPath) || !isText(popImgPath))
    return undefined;
  if (!isOneOf(RedirectType, redirectType) || ![url, xcxId, xcxUrl].every(isTextOrAbsent)) return undefined;
  if (miniprogramType !== undefined && !isOneOf(MiniProgramEdition, miniprogramType)) return undefined;
  return {
    id,
    title: title.trim(),
    iconPath: iconPath.trim(),
    popImgPath: popImgPath.trim(),
    redirectType,
    url: url as string | undefined,
    xcxId: xcxId as string | undefined,
    xcxUrl: xcxUrl as string | undefined,
    miniprogramType,
  };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrAbsent = (value: unknown): value is string | undefined => value === undefined || isText(value);

function isOneOf<T>(values: Readonly<Record<string, T>>, value: unknown): value is T {
  return Object.values<unknown>(values).includes(value);
}
