import type { Part } from '@/stores/app';

/** What was marked read while the program runs: whoever announces reports asks anew when it shows again. */
export class ReportReads {
  /** Goes up with each. */
  count = 0;
  private marking: Promise<unknown> = Promise.resolve();

  add(marked: Promise<unknown>): void {
    this.count += 1;
    this.marking = Promise.all([this.marking, marked]);
  }

  /** Once the server knows of all of them, or could not be told. */
  async settled(): Promise<void> {
    await this.marking;
  }
}

export const reportReads: Part<ReportReads> = () => new ReportReads();
