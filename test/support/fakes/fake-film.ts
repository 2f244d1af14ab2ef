/** A fake media element: records its properties, and emits events for the test. */
export class FakeFilm extends EventTarget {
  readonly box = new EventTarget() as EventTarget & { requestFullscreen?: () => Promise<void> };
  readonly page = Object.assign(new EventTarget(), {
    fullscreenElement: null as unknown,
    pictureInPictureElement: null as unknown,
    pictureInPictureEnabled: false,
    exitFullscreen: () => Promise.resolve(void (this.page.fullscreenElement = null)),
    exitPictureInPicture: () => Promise.resolve(void (this.page.pictureInPictureElement = null)),
  });
  readonly textTracks: FakeTrack[] = [];
  src = '';
  preload = '';
  currentTime = 0;
  duration = NaN;
  readyState = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  muted = false;
  error: { code: number } | null = null;
  playsHls = false;
  loads = 0;
  /** Error of the next play(). */
  refusal: Error | undefined;
  webkitEnterFullscreen: (() => void) | undefined;
  webkitDisplayingFullscreen = false;
  private ranges: readonly (readonly [number, number])[] = [];

  get ownerDocument(): unknown {
    return this.page;
  }

  get buffered() {
    const { ranges } = this;
    return {
      length: ranges.length,
      start: (part: number) => ranges[part]?.[0] ?? 0,
      end: (part: number) => ranges[part]?.[1] ?? 0,
    };
  }

  has(...ranges: (readonly [number, number])[]): void {
    this.ranges = ranges;
  }

  /** Sets the duration, as loaded metadata does. */
  know(duration: number): void {
    this.duration = duration;
    this.readyState = 1;
    this.say('loadedmetadata');
  }

  break(code: number): void {
    this.error = { code };
    this.say('error');
  }

  say(name: string): void {
    this.dispatchEvent(new Event(name));
  }

  canPlayType = (type: string): string => (type.includes('mpegurl') && !this.playsHls ? '' : 'maybe');
  getAttribute = (name: string): string | null => (name === 'src' && this.src !== '' ? this.src : null);
  removeAttribute = (): void => void (this.src = '');

  load(): void {
    this.loads += 1;
    this.readyState = 0;
    this.currentTime = 0;
    this.error = null;
  }

  async play(): Promise<void> {
    if (this.refusal) throw this.refusal;
    this.say('playing');
  }

  pause(): void {
    this.say('pause');
  }

  get asElement(): HTMLVideoElement {
    return this as unknown as HTMLVideoElement;
  }
}

export class FakeTrack extends EventTarget {
  mode = 'disabled';
  activeCues: readonly { text: string }[] = [];

  constructor(readonly language: string) {
    super();
  }
}
