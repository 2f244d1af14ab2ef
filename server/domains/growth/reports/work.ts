/**
 * Makes the reports that are due. A report and the mark of its order are one transaction: killed at any moment, none is lost
 * and none is made twice. Two workers never have the same order (SKIP LOCKED). One that fails is tried again later, and after
 * some times no more; it keeps nobody else waiting.
 */
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { REPORT_TYPE_OF, type ReportKind } from '../../../../src/contract/growth/values';
import type { Db } from '../../../core/db/types';
import { inboxMessages } from '../../messages/tables';
import { formatDateTime, MINUTE, type Clock } from '../../../core/time';
import { learningReports } from '../../learning/tables';
import { reportJobs } from '../tables';
import { grouped } from './grouped';
import { inboxMessageOf } from './inbox';
import { reportKinds } from './kinds';
import type { KindOfReport, ReportContent, ReportOrder } from '../report-kinds/spec';

/** Orders that a transaction takes. */
const AT_ONCE = 100;
/** Batches of a round: the next one goes on. */
export const BATCHES = 200;
/** A report that could not be made so often is given up. */
export const ATTEMPTS = 5;

export interface ReleaseServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** Between two batches. */
  readonly isStopping?: () => boolean;
  readonly kinds?: Readonly<Partial<Record<ReportKind, KindOfReport>>>;
  /** Whether the inbox tells of it too; the demonstration's past does not. */
  readonly tellsParents?: boolean;
  /** This child's alone. */
  readonly userId?: number;
}

type Job = typeof reportJobs.$inferSelect;

interface Ordered extends ReportOrder {
  readonly job: Job;
}

/** How many orders were dealt with. */
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
    if (spec === undefined) await fail(tx, services, orders, new Error('Nobody makes this kind of report'));
    else for (const some of chunks(orders, spec.atOnce)) await release(tx, services, spec, some);
  }
  return jobs.length;
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const parts = Math.ceil(items.length / size);
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size));
}

/** Together, and where that fails one by one: whose own fault it was fails alone. */
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
  { tellsParents = true }: ReleaseServices,
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
    // One that is there already stays as it was frozen, and is not told of again.
    const made = await tx.insert(learningReports).values(rows).onConflictDoNothing().returning({
      id: learningReports.id,
      userId: learningReports.userId,
      kind: learningReports.kind,
      content: learningReports.content,
      createdAt: learningReports.createdAt,
    });
    if (tellsParents && made.length > 0)
      await tx.insert(inboxMessages).values(made.map((report) => inboxMessageOf(report, spec)));
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

/** The columns of a report that follow from its content. */
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

/** After one, two, four … minutes again. */
async function fail(
  tx: Db,
  { onError }: ReleaseServices,
  orders: readonly Ordered[],
  error: unknown,
): Promise<void> {
  const [any] = orders;
  if (any === undefined) return;
  await tx
    .update(reportJobs)
    .set({
      attempts: sql`${reportJobs.attempts} + 1`,
      retryAt: sql`${any.at.toISOString()}::timestamptz + make_interval(secs => ${MINUTE / 1000}::int * 2 ^ ${reportJobs.attempts})`,
    })
    .where(areOf(orders));
  for (const { job } of orders) {
    const isGivenUp = job.attempts + 1 >= ATTEMPTS;
    const what = `Report order ${job.id} (${job.kind}) ${isGivenUp ? 'is given up' : 'failed'}`;
    onError(new Error(what, { cause: error }));
  }
}
