import { Subject } from '@/contract/courses/values';
import { ShareOf, SituationPeriod } from '@/contract/growth/values';
import type { RouteParamsOf } from '@/contract/routes';
import type { ToShare } from '@/features/growth/sharing/share-store';
import { recordId } from '@/services/helpers/record-id';

const oneOf = <T extends string | number>(
  values: Readonly<Record<string, T>>,
  text?: string,
): T | undefined => Object.values(values).find((value) => String(value) === text);

/** What the address asks to share, untrusted. undefined: nothing valid. */
export function toShareOf({
  of,
  reportId,
  subject,
  period,
}: RouteParamsOf<'sharePoster'>): ToShare | undefined {
  const kind = oneOf(ShareOf, of);
  if (kind === undefined) return undefined;
  if (kind === ShareOf.plan) return { of: kind };
  if (kind === ShareOf.report) {
    const id = recordId(reportId);
    return id === undefined ? undefined : { of: kind, reportId: id };
  }
  const about = oneOf(Subject, subject);
  const span = oneOf(SituationPeriod, period);
  return { of: kind, ...(about !== undefined && { subject: about }), ...(span && { period: span }) };
}
