/**
 * What a kind of report is. To add one: write its spec, wrap it by `reportKind`, and list it in kinds.ts; the release, the
 * calls, the list and the states for testers follow from the registry. Kinds that are made of events are a few words each
 * (event-kinds.ts); kinds of evaluations read their answers in `inputOf`.
 */
import type { Report } from '../../../../src/contract/growth/report.schema';
import type { ReportKind } from '../../../../src/contract/growth/values';
import type { Db } from '../../../core/db/types';

/** One report to be made. */
export interface ReportOrder {
  readonly userId: number;
  /** What it is about, in the words of its kind: 'lesson:700001', '2026-10', 'evaluation:88001'. */
  readonly ref: string;
  /** When it is released: what became known later is not in it. */
  readonly at: Date;
}

/**
 * What is frozen. Whether it was read and its id are known when it is shown; so is the child's picture, and `teacher.avatar` is
 * the key of a stored picture: addresses depend on who asks (shown.ts).
 */
export type ReportContent = Omit<Report, 'id' | 'isRead' | 'releasedAt' | 'avatar'>;

export interface ReportKindSpec<Input> {
  readonly kind: ReportKind;
  /** How many are made at once: their inputs are in memory together. */
  readonly atOnce: number;
  /** What home's card and the inbox say of a new one. */
  readonly announcement: string;
  /** What one that names nothing is about: the newest thing that was there to be reported. null: there was none. */
  refAt(db: Db, userId: number, at: Date): Promise<string | null>;
  /** All that reports are made of, by a number of statements that does not grow with theirs. Left out: nothing to report. */
  inputOf(db: Db, orders: readonly ReportOrder[]): Promise<ReadonlyMap<ReportOrder, Input>>;
  /** Pure. What it throws fails this one report. */
  build(input: Input, order: ReportOrder): ReportContent;
}

/** A kind as the registry has it: nobody else knows what its input is. */
export interface KindOfReport extends Pick<
  ReportKindSpec<unknown>,
  'kind' | 'atOnce' | 'announcement' | 'refAt'
> {
  /** null: nothing to report. An Error: this one cannot be made. */
  contentsOf(
    db: Db,
    orders: readonly ReportOrder[],
  ): Promise<ReadonlyMap<ReportOrder, ReportContent | null | Error>>;
}

export function reportKind<Input>(spec: ReportKindSpec<Input>): KindOfReport {
  const { kind, atOnce, announcement } = spec;
  return {
    ...{ kind, atOnce, announcement },
    refAt: (db, userId, at) => spec.refAt(db, userId, at),
    contentsOf: async (db, orders) => {
      const inputs = await spec.inputOf(db, orders);
      return new Map(orders.map((order) => [order, contentOf(spec, order, inputs.get(order))]));
    },
  };
}

function contentOf<Input>(
  spec: ReportKindSpec<Input>,
  order: ReportOrder,
  input: Input | undefined,
): ReportContent | null | Error {
  if (input === undefined) return null;
  try {
    return spec.build(input, order);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
