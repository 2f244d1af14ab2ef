/**
 * Generates due reports. A report and its order's completion are one transaction: a crash loses none and duplicates none. Workers do
 * not share orders (SKIP LOCKED). A failed one is retried later, up to a limit, and does not block the others.
 */
import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { REPORT_TYPE_OF, type ReportKind } from '../../../../src/contract/growth/values';
import type { Db } from '../../../core/db/types';
import { ATTEMPTS, pauseAfter } from '../../../core/jobs/attempts';
import { notify } from '../../messages/outbox/notify';
import { addMillis, formatDateTime, type Clock } from '../../../core/time';
import { learningReports } from '../../learning/tables';
import { reportJobs } from '../tables';
import { grouped } from './grouped';
import { noticeOf } from './inbox';
import { reportKinds } from './kinds';
import type { KindOfReport, ReportContent, ReportOrder } from '../report-kinds/spec';

/** Orders per transaction. */
const AT_ONCE = 100;
/** Batches per round; the rest is left to the next round. */
export const BATCHES = 200;

export interface ReleaseServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** Checked between batches. */
  readonly isStopping?: () => boolean;
  readonly kinds?: Readonly<Partial<Record<ReportKind, KindOfReport>>>;
  /** Not of the demo's past. */
  readonly notifiesParents?: boolean;
  /** Only this child's reports. */
  readonly userId?: number;
}

type Job = typeof reportJobs.$inferSelect;

interface Ordered extends ReportOrder {
  readonly job: Job;
}

/** Returns the number of processed orders. */
export async function releaseDue(services: ReleaseServices, batches = BATCHES): Promise<number> {
  let done = 0;
  for (let batch = 0; batch < batches && services.isStopping?.() !== true; batch += 1) {
    const taken = await services.db.transaction((tx) => releaseBatch(tx, services));
    done += taken;
    if (taken < AT_ONCE) break;
  }
  return done;
}

async function releaseBatch(tx: Db, services: ReleaseServices): Promise<number> {
  const now = services.clock.now();
  const jobs = await tx
    .select()
    .from(reportJobs)
    .where(
      and(
        isNull(reportJobs.doneAt),
        services.userId === undefined ? undefined : eq(reportJobs.userId, services.userId),
        lte(reportJobs.dueAt, now),
        lt(reportJobs.attempts, ATTEMPTS),
        or(isNull(reportJobs.retryAt), lte(reportJobs.retryAt, now)),
      ),
    )
    .orderBy(asc(reportJobs.dueAt), asc(reportJobs.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const { kinds = reportKinds } = services;
  for (const [kind, ofKind] of grouped(jobs, (job) => job.kind)) {
    const spec = kinds[kind];
    const orders = ofKind.map((job) => ({ userId: job.userId, ref: job.ref, at: now, job }));
    if (spec === undefined) await fail(tx, services, orders, new Error('Unknown kind of report'));
    else for (const some of chunks(orders, spec.atOnce)) await release(tx, services, spec, some);
  }
  return jobs.length;
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const parts = Math.ceil(items.length / size);
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size));
}

/** Generates the batch together; on failure one by one, so that only the faulty report fails. */
async function release(
  tx: Db,
  services: ReleaseServices,
  spec: KindOfReport,
  orders: readonly Ordered[],
): Promise<void> {
  try {
    const failed = await tx.transaction((part) => write(part, services, spec, orders));
    for (const [order, error] of failed) await fail(tx, services, [order], error);
  } catch (error) {
    if (orders.length === 1) await fail(tx, services, orders, error);
    else for (const order of orders) await release(tx, services, spec, [order]);
  }
}

type Failed = ReadonlyMap<Ordered, Error>;

async function write(
  tx: Db,
  { clock, notifiesParents = true }: ReleaseServices,
  spec: KindOfReport,
  orders: readonly Ordered[],
): Promise<Failed> {
  const contents = await spec.contentsOf(tx, orders);
  const failed = new Map<Ordered, Error>();
  const rows: NewReport[] = [];
  for (const order of orders) {
    const content = contents.get(order) ?? null;
    if (content instanceof Error) failed.set(order, content);
    else if (content !== null) rows.push(rowOf(spec, order, content));
  }
  if (rows.length > 0) {
    // An existing report stays as frozen and is not announced again.
    const made = await tx.insert(learningReports).values(rows).onConflictDoNothing().returning({
      id: learningReports.id,
      userId: learningReports.userId,
      kind: learningReports.kind,
      content: learningReports.content,
    });
    const notices = made.map((report) => noticeOf(report, spec));
    if (notifiesParents) await notify({ db: tx, clock }, 'reportReady', notices);
  }
  const done = orders.filter((order) => !failed.has(order));
  const [any] = done;
  if (any !== undefined) await tx.update(reportJobs).set({ doneAt: any.at }).where(areOf(done));
  return failed;
}

type NewReport = typeof learningReports.$inferInsert;

const rowOf = (
  { kind, announcement }: KindOfReport,
  { userId, ref, at }: ReportOrder,
  content: ReportContent,
): NewReport => ({
  ...{ userId, kind, ref, message: announcement, createdAt: at },
  ...frozen(content, at),
  reportType: REPORT_TYPE_OF[kind],
});

/** Columns derived from a report's content. */
export const frozen = (content: ReportContent, at: Date) => ({
  subject: content.subject ?? null,
  fromDay: content.from,
  toDay: content.to,
  about: content.about,
  evaluationId: content.evaluationId,
  content: { ...content, id: 0, avatar: '', isRead: false, releasedAt: formatDateTime(at) },
});

const areOf = (orders: readonly Ordered[]) =>
  inArray(
    reportJobs.id,
    orders.map(({ job }) => job.id),
  );

async function fail(
  tx: Db,
  { onError }: ReleaseServices,
  orders: readonly Ordered[],
  error: unknown,
): Promise<void> {
  for (const { at, job } of orders) {
    const attempts = job.attempts + 1;
    const next = { attempts, retryAt: addMillis(at, pauseAfter(attempts)) };
    await tx.update(reportJobs).set(next).where(eq(reportJobs.id, job.id));
    const what = `Report order ${job.id} (${job.kind}) ${attempts >= ATTEMPTS ? 'is given up' : 'failed'}`;
    onError(new Error(what, { cause: error }));
  }
}
