import { makeAutoObservable } from 'mobx';
import { oneSound } from '@/features/films/one-sound';
import type { Recorded, Recorder, Recording } from '@/platform/recorder';
import type { Timer } from '@/services/clock';
import type { App } from '@/stores/app/app';
import { recordTexts as texts } from './texts';

/** asking: waits for the microphone permission. */
export type RecordState = 'idle' | 'asking' | 'recording' | 'denied' | 'unsupported';

const LEVEL_EVERY_MS = 100;
const MS = 1000;

/** One recording at a time. Other sounds are stopped, and the recording is kept however it ends. */
export class RecordStore {
  state: RecordState;
  seconds = 0;
  /** 0 to 1. */
  level = 0;
  /** Note about the last recording; '' for none. */
  note = '';
  private recorder: Promise<Recorder | undefined> | undefined;
  private recording: Recording | undefined;
  private timer: Timer | undefined;
  private release: (() => void) | undefined;
  private epoch = 0;

  constructor(
    private readonly app: App,
    readonly mostSeconds: number,
    private readonly onRecorded: (recorded: Recorded) => void,
  ) {
    this.state = app.platform.loadRecorder ? 'idle' : 'unsupported';
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.prepare();
  }

  async start(): Promise<void> {
    if (this.state === 'asking' || this.state === 'recording') return;
    const epoch = ++this.epoch;
    this.state = 'asking';
    this.note = '';
    this.release = this.app.get(oneSound).claim(() => void this.stop());
    const recorder = await this.prepare();
    const begun = await recorder?.start();
    if (epoch !== this.epoch) {
      if (begun?.ok) begun.value.cancel();
      return;
    }
    if (!begun?.ok) this.end(begun?.error.kind === 'denied' ? 'denied' : 'unsupported');
    else this.begin(begun.value);
  }

  /** Passes on the recording. */
  async stop(): Promise<void> {
    const { recording } = this;
    if (!recording) return this.cancel();
    this.end('idle');
    const recorded = await recording.stop();
    if (!recorded.ok) this.note = texts.empty;
    else this.onRecorded({ ...recorded.value, seconds: Math.min(recorded.value.seconds, this.mostSeconds) });
  }

  cancel(): void {
    const { recording, state } = this;
    if (state === 'asking' || state === 'recording') this.end('idle');
    recording?.cancel();
  }

  private begin(recording: Recording): void {
    const { scheduler, serverClock } = this.app;
    const startedAt = serverClock.now();
    this.recording = recording;
    this.state = 'recording';
    this.seconds = 0;
    this.timer = scheduler.every(LEVEL_EVERY_MS, () => {
      this.level = recording.level();
      this.seconds = Math.floor((serverClock.now() - startedAt) / MS);
      if (this.seconds < this.mostSeconds) return;
      this.note = texts.stopped;
      void this.stop();
    });
  }

  private end(state: RecordState): void {
    this.epoch += 1;
    this.timer?.stop();
    this.recording = undefined;
    this.state = state;
    this.level = 0;
    this.release?.();
    this.release = undefined;
  }

  private async prepare(): Promise<Recorder | undefined> {
    this.recorder ??= this.app.platform.loadRecorder?.();
    try {
      return await this.recorder;
    } catch {
      // The chunk failed to load: the next attempt retries.
      this.recorder = undefined;
      return undefined;
    }
  }
}
