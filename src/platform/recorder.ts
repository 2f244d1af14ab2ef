/** A child's voice, recorded by the page. */
import type { Result } from '@/contract/errors';

export interface Recorded {
  readonly bytes: Blob;
  /** At least 1. */
  readonly seconds: number;
}

export interface Recording {
  /** How loud it is now, 0 to 1. */
  level(): number;
  /** Ends it, and lets go of the microphone. Once; `decode`: nothing was recorded. */
  stop(): Promise<Result<Recorded>>;
  /** Ends it without keeping anything. */
  cancel(): void;
}

export interface Recorder {
  /** `denied`: the parent does not want to; `unsupported`: no microphone, another program has it, or nothing to record with. */
  start(): Promise<Result<Recording>>;
}
