import type { Singleton } from '@/stores/app/app';

/** Reports marked read in this session: views of unread reports reload when shown again. */
export class ReportReads {
  /** Incremented per report. */
  count = 0;
  private marking: Promise<unknown> = Promise.resolve();

  add(marked: Promise<unknown>): void {
    this.count += 1;
    this.marking = Promise.all([this.marking, marked]);
  }

  /** Resolves when all requests have ended. */
  async settled(): Promise<void> {
    await this.marking;
  }
}

export const reportReads: Singleton<ReportReads> = () => new ReportReads();
