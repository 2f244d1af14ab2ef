import { natives } from '../../natives';
import type { Emitter, WxContext, WxMethods } from '../context';
import { fileStoreOf, isUserFile } from '../files/file-store';
import { taskEvents } from '../network/task';

const EVENTS = [
  'Canplay',
  'Play',
  'Pause',
  'Stop',
  'Ended',
  'TimeUpdate',
  'Error',
  'Waiting',
  'Seeking',
  'Seeked',
];
/** s: assumed duration of any sound, since none is decoded */
const NOMINAL_DURATION = 2;
/** ms between onTimeUpdate events */
const TICK = 250;
const FILE_ERROR = 10003;

/** InnerAudioContext without sound: simulates time and events in WeChat's order. */
class InnerAudio {
  private address = '';
  private isReady = false;
  private isDestroyed = false;
  private position = 0;
  private timer: number | null = null;
  /** autoplay or play() before the source was ready */
  private wanted = false;

  startTime = 0;
  autoplay = false;
  loop = false;
  obeyMuteSwitch = true;
  volume = 1;
  playbackRate = 1;
  referrerPolicy = 'no-referrer';

  constructor(
    private readonly context: WxContext,
    private readonly emitter: Emitter,
  ) {}

  get src(): string {
    return this.address;
  }

  set src(value: string) {
    this.halt();
    this.address = String(value);
    this.isReady = false;
    this.position = this.startTime;
    this.later(() => this.load());
  }

  get duration(): number {
    return this.isReady ? NOMINAL_DURATION : 0;
  }

  get currentTime(): number {
    return this.position;
  }

  get paused(): boolean {
    return this.timer === null;
  }

  get buffered(): number {
    return this.duration;
  }

  readonly play = (): void => {
    this.wanted = true;
    if (this.isReady) this.run();
    else if (this.address === '') this.fail('src is empty');
    else this.emit('Waiting');
  };

  readonly pause = (): void => {
    this.wanted = false;
    if (this.paused) return;
    this.halt();
    this.emit('Pause');
  };

  readonly stop = (): void => {
    this.wanted = false;
    if (!this.isReady) return;
    this.halt();
    this.position = this.startTime;
    this.emit('Stop');
  };

  readonly seek = (position: number): void => {
    if (!this.isReady) return;
    this.emit('Seeking');
    this.position = Math.max(0, Math.min(Number(position), this.duration));
    this.emit('Seeked');
  };

  readonly destroy = (): void => {
    this.halt();
    this.isDestroyed = true;
  };

  private load(): void {
    const isLocal = isUserFile(this.address) || !/^https?:/i.test(this.address);
    if (isLocal && !fileStoreOf(this.context).read(this.address)) {
      this.fail('file not found');
      return;
    }
    this.isReady = true;
    this.emit('Canplay');
    if (this.autoplay || this.wanted) this.run();
  }

  private run(): void {
    if (this.timer !== null) return;
    this.timer = natives.setInterval(() => this.tick(), TICK);
    this.emit('Play');
  }

  private tick(): void {
    this.position = Math.min(this.duration, this.position + (TICK / 1000) * this.playbackRate);
    this.emit('TimeUpdate');
    if (this.position < this.duration) return;
    this.position = 0;
    if (!this.loop) {
      this.wanted = false;
      this.halt();
    }
    this.emit('Ended');
  }

  private halt(): void {
    if (this.timer !== null) natives.clearInterval(this.timer);
    this.timer = null;
  }

  private fail(reason: string): void {
    this.halt();
    this.emit('Error', { errCode: FILE_ERROR, errMsg: reason });
  }

  /** Events are raised after the causing call has returned. */
  private emit(event: string, detail?: object): void {
    this.later(() => this.emitter.emit(event, ...(detail ? [detail] : [])));
  }

  private later(work: () => void): void {
    void Promise.resolve().then(() => {
      if (!this.isDestroyed) work();
    });
  }
}

export const innerAudioMethods = (context: WxContext): WxMethods => ({
  createInnerAudioContext(): object {
    const { emitter, methods } = taskEvents(context, EVENTS);
    return Object.assign(new InnerAudio(context, emitter), methods);
  },
});
