/** Records a child's voice in the page. */
import type { Result } from '@/contract/errors';

export interface Recorded {
  readonly bytes: Blob;
  /** At least 1. */
  readonly seconds: number;
}

export interface Recording {
  /** Current loudness, 0 to 1. */
  level(): number;
  /** Stops and releases the microphone. Call once; `decode`: nothing was recorded. */
  stop(): Promise<Result<Recorded>>;
  /** Stops and discards the recording. */
  cancel(): void;
}

export interface Recorder {
  /** `denied`: the parent refused; `unsupported`: no microphone, it is in use, or no recorder API. */
  start(): Promise<Result<Recording>>;
}
