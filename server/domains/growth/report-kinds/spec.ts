/**
 * Definition of a report kind. To add one: write its spec, wrap it with `reportKind` and list it in kinds.ts; release, calls, lists
 * and tester states are derived from the registry. Kinds based on events need only a few lines (event-kinds.ts); kinds of
 * evaluations read their answers in `inputOf`.
 */
import type { Report } from '../../../../src/contract/growth/report.schema';
import type { ReportKind } from '../../../../src/contract/growth/values';
import type { Db } from '../../../core/db/types';

/** A report to be generated. */
export interface ReportOrder {
  readonly userId: number;
  /** Subject of the report, in the format of its kind: 'lesson:700001', '2026-10', 'evaluation:88001'. */
  readonly ref: string;
  /** Release time; data recorded later is not included. */
  readonly at: Date;
}

/**
 * Content frozen at release. Id, read state and the child's picture are added when it is shown; `teacher.avatar` is a storage key,
 * since URLs depend on the request (reports/wire.ts).
 */
export type ReportContent = Omit<Report, 'id' | 'isRead' | 'releasedAt' | 'avatar'>;

export interface ReportKindSpec<Input> {
  readonly kind: ReportKind;
  /** Batch size: the inputs of a batch are in memory together. */
  readonly atOnce: number;
  /** Text for the home card and the inbox. */
  readonly announcement: string;
  /** Default ref: the newest thing to report on at that time; null: none. */
  refAt(db: Db, userId: number, at: Date): Promise<string | null>;
  /** Loads the inputs with a fixed number of queries. Orders missing in the result have nothing to report. */
  inputOf(db: Db, orders: readonly ReportOrder[]): Promise<ReadonlyMap<ReportOrder, Input>>;
  /** Pure. An error fails only this report. */
  build(input: Input, order: ReportOrder): ReportContent;
}

/** A kind in the registry, with its input type erased. */
export interface KindOfReport extends Pick<
  ReportKindSpec<unknown>,
  'kind' | 'atOnce' | 'announcement' | 'refAt'
> {
  /** null: nothing to report. Error: the report cannot be generated. */
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
