import {
  type Begun,
  type MediaEngine,
  type MediaEvent,
  type MediaSource,
  type Trouble,
  engines,
} from '@/features/films/engine';
import type { App } from '@/stores/app/app';

/** A media engine controlled by the test. */
export class FakeEngine implements MediaEngine {
  time = 0;
  length = 0;
  bufferedUntil = 0;
  trouble: Trouble | undefined;
  caption = '';
  isFull = false;
  isPip = false;
  canPip = false;
  isMuted = false;
  rate = 1;
  captions: string | null = null;
  isDisposed = false;
  /** Loaded sources, oldest first. */
  readonly sources: MediaSource[] = [];
  /** Result of the next play(). */
  begun: Begun = 'playing';
  hasFullScreen = true;
  private readonly listeners = new Set<(event: MediaEvent) => void>();

  load(source: MediaSource): void {
    this.sources.push(source);
    this.trouble = undefined;
    this.time = source.startAt;
  }

  async play(): Promise<Begun> {
    if (this.begun === 'playing') this.emit('playing');
    return this.begun;
  }

  pause(): void {
    this.emit('paused');
  }

  seek(time: number): void {
    this.time = time;
    this.emit('time');
  }

  setRate(rate: number): void {
    this.rate = rate;
  }

  setMuted(isMuted: boolean): void {
    this.isMuted = isMuted;
  }

  setCaptions(lang: string | null): void {
    this.captions = lang;
  }

  async fill(isFull: boolean): Promise<boolean> {
    if (!this.hasFullScreen) return false;
    this.isFull = isFull;
    this.emit('full');
    return true;
  }

  async pip(isPip: boolean): Promise<boolean> {
    this.isPip = isPip;
    this.emit('pip');
    return true;
  }

  on(listener: (event: MediaEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  dispose(): void {
    this.isDisposed = true;
    this.listeners.clear();
  }

  /** Emits an event of the browser. */
  emit(event: MediaEvent): void {
    this.listeners.forEach((listener) => listener(event));
  }

  /** Plays up to this second. */
  reach(time: number): void {
    this.time = time;
    this.emit('time');
  }

  fail(trouble: Trouble): void {
    this.trouble = trouble;
    this.emit('trouble');
  }
}

/** Makes every player of the app use a fake engine; newest last. */
export function withFakeEngines(app: App, prepare?: (engine: FakeEngine) => void): FakeEngine[] {
  const made: FakeEngine[] = [];
  app.get(engines).make = () => {
    const engine = new FakeEngine();
    prepare?.(engine);
    made.push(engine);
    return engine;
  };
  return made;
}
