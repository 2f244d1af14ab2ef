/** A row of learning_events, as it lies there. */
export interface Row {
  readonly kind: string;
  readonly ref: string;
  readonly subject: number | null;
  readonly knowledge_id: number | null;
  readonly occurred_at: Date;
  readonly amount: number;
  readonly out_of: number;
  readonly is_on_time: boolean | null;
  readonly note: string;
}
