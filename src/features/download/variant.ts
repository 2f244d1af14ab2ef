/** The variant of the download page, and its button's target. */
import { DownloadEnter, DownloadType } from '@/contract/download/values';
import type { ValueOf } from '@/contract/wire';

/** Unknown types show the parent app's page. */
export const downloadType = (type: string | undefined): DownloadType =>
  member(DownloadType, type) ?? DownloadType.parent;

/** The visitor's source: the union of both lists of the specification, default 0 (rule download-2). */
export const downloadEnter = (enter: string | undefined): DownloadEnter =>
  member(DownloadEnter, enter) ?? DownloadEnter.other;

function member<const O extends Readonly<Record<string, number>>>(
  values: O,
  text: string | undefined,
): ValueOf<O> | undefined {
  const found = Object.values(values).find((value) => String(value) === text);
  return found as ValueOf<O> | undefined;
}
