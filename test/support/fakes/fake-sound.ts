import type {
  LockScreenActions,
  LockScreenCard,
  SoundBegun,
  SoundEvent,
  SoundPlace,
  SoundPlayer,
  SoundTrouble,
} from '@/platform/sound';

/** A silent sound player controlled by the test. */
export class FakeSound implements SoundPlayer {
  time = 0;
  length = 0;
  trouble: SoundTrouble | undefined;
  url = '';
  rate = 1;
  volume = 1;
  isPlaying = false;
  /** Result of the next play(). */
  answer: SoundBegun = 'playing';
  readonly loaded: { readonly url: string; readonly startAt: number }[] = [];
  readonly lock: {
    card: LockScreenCard | null;
    actions: LockScreenActions;
    place?: SoundPlace;
    isOn?: boolean;
  } = {
    card: null,
    actions: {},
  };
  readonly lockScreen = {
    show: (card: LockScreenCard | null) => void (this.lock.card = card),
    handle: (actions: LockScreenActions) => void (this.lock.actions = actions),
    report: (isOn: boolean, place: SoundPlace) => void Object.assign(this.lock, { isOn, place }),
  };
  private listener: (event: SoundEvent) => void = () => undefined;

  load(url: string, startAt: number): void {
    this.url = url;
    this.time = startAt;
    this.trouble = undefined;
    this.isPlaying = false;
    this.loaded.push({ url, startAt });
  }

  play(): Promise<SoundBegun> {
    if (this.answer === 'playing') {
      this.isPlaying = true;
      this.emit('playing');
    }
    return Promise.resolve(this.answer);
  }

  pause(): void {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.emit('paused');
  }

  seek(time: number): void {
    this.time = time;
    this.emit('time');
  }

  setRate(rate: number): void {
    this.rate = rate;
  }

  setVolume(volume: number): void {
    this.volume = volume;
  }

  unload(): void {
    this.isPlaying = false;
    this.url = '';
  }

  on(listener: (event: SoundEvent) => void): () => void {
    this.listener = listener;
    return () => (this.listener = () => undefined);
  }

  emit(event: SoundEvent): void {
    this.listener(event);
  }

  /** Plays up to this second. */
  reach(time: number): void {
    this.time = time;
    this.emit('time');
  }

  end(): void {
    this.isPlaying = false;
    this.emit('ended');
  }

  break(trouble: SoundTrouble): void {
    this.isPlaying = false;
    this.trouble = trouble;
    this.emit('trouble');
  }
}
