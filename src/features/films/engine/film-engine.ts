import type { Unsubscribe } from '@/platform/unsubscribe';
import * as page from './fill';
import type { openStream, Stream } from './stream';
import type { Begun, MediaEngine, MediaEvent, MediaSource, Trouble } from './types';

const HLS = 'application/vnd.apple.mpegurl';
/** Codes of MediaError, whose class is missing in test elements. */
const NETWORK = 2;
const DECODE = 3;

type OpenStream = typeof openStream;
export type LoadStreams = () => Promise<{ readonly openStream: OpenStream }>;

/** Element events and ours. */
const FORWARDED: readonly (readonly [string, MediaEvent])[] = [
  ['timeupdate', 'time'],
  ['seeked', 'time'],
  ['progress', 'time'],
  ['durationchange', 'length'],
  ['playing', 'playing'],
  ['pause', 'paused'],
  ['waiting', 'waiting'],
  ['ended', 'ended'],
  ...page.FILM_FULL_EVENTS.map((name) => [name, 'full'] as const),
  ...page.PIP_EVENTS.map((name) => [name, 'pip'] as const),
];

/**
 * The browser's media element, with hls.js where HLS is not native. A player library was measured and rejected:
 * docs/rules/films.md.
 */
export class FilmEngine implements MediaEngine {
  trouble: Trouble | undefined;
  private readonly listeners = new Set<(event: MediaEvent) => void>();
  private readonly stops: Unsubscribe[] = [];
  private source: MediaSource | undefined;
  /** Position to seek to once the length is known. */
  private pending: number | undefined;
  private rate = 1;
  private lang: string | null = null;
  private track: TextTrack | undefined;
  private opening: Promise<void> | undefined;
  private stream: Stream | undefined;
  /** Incremented per source: events of an earlier source are ignored. */
  private epoch = 0;

  constructor(
    private readonly film: HTMLVideoElement,
    /** The film with its overlays. */
    private readonly box: HTMLElement,
    private readonly loadStreams: LoadStreams = () => import('./stream'),
  ) {
    for (const [name, event] of FORWARDED) this.hear(film, name, () => this.emit(event));
    this.hear(film, 'loadedmetadata', () => this.begin());
    this.hear(film, 'error', () => this.fail());
    for (const name of page.FULL_EVENTS) this.hear(film.ownerDocument, name, () => this.emit('full'));
    for (const name of page.FILM_FULL_EVENTS) this.hear(film, name, () => this.showCaptions());
  }

  get time(): number {
    return this.pending ?? this.film.currentTime;
  }

  get length(): number {
    const { duration } = this.film;
    return Number.isFinite(duration) ? duration : 0;
  }

  get bufferedUntil(): number {
    const { buffered } = this.film;
    for (let part = 0; part < buffered.length; part += 1) {
      // Half a second: a film's first frame is rarely at 0.
      if (buffered.start(part) - 0.5 <= this.time && this.time <= buffered.end(part))
        return buffered.end(part);
    }
    return this.time;
  }

  get caption(): string {
    const cues = this.lang === null ? undefined : this.track?.activeCues;
    return Array.from(cues ?? [], (cue) => (cue as VTTCue).text.replace(/<[^>]*>/g, '')).join('\n');
  }

  get isFull(): boolean {
    return page.isFull(this.film, this.box);
  }

  get isPip(): boolean {
    return page.isPip(this.film);
  }

  get canPip(): boolean {
    return page.canPip(this.film);
  }

  get isMuted(): boolean {
    return this.film.muted;
  }

  load(source: MediaSource): void {
    this.close();
    this.source = source;
    this.trouble = undefined;
    this.pending = source.startAt > 0 ? source.startAt : undefined;
    this.film.preload = source.isThrifty ? 'none' : 'metadata';
    if (source.isStream && this.film.canPlayType(HLS) === '') {
      this.opening = this.open(source, this.epoch);
      return;
    }
    // Not `load()`: Chromium would then load despite `preload`.
    this.film.src = source.url;
  }

  async play(): Promise<Begun> {
    // Await only when needed: older iPhones drop the user gesture after the task.
    if (this.opening) await this.opening;
    this.stream?.start();
    try {
      await this.film.play();
      return 'playing';
    } catch (error) {
      return error instanceof Error && error.name === 'NotAllowedError' ? 'refused' : 'failed';
    }
  }

  pause(): void {
    this.film.pause();
  }

  seek(time: number): void {
    if (this.film.readyState === 0) this.pending = time;
    else this.film.currentTime = time;
    this.emit('time');
  }

  setRate(rate: number): void {
    this.rate = rate;
    this.film.defaultPlaybackRate = rate;
    this.film.playbackRate = rate;
  }

  setMuted(isMuted: boolean): void {
    this.film.muted = isMuted;
  }

  setCaptions(lang: string | null): void {
    this.lang = lang;
    this.showCaptions();
  }

  fill(isFull: boolean): Promise<boolean> {
    return page.fill(this.film, this.box, isFull);
  }

  pip(isPip: boolean): Promise<boolean> {
    return page.pip(this.film, isPip);
  }

  on(listener: (event: MediaEvent) => void): Unsubscribe {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  dispose(): void {
    this.listeners.clear();
    this.stops.forEach((stop) => stop());
    this.film.pause();
    this.close();
  }

  private close(): void {
    this.epoch += 1;
    this.source = undefined;
    this.opening = undefined;
    this.stream?.end();
    this.stream = undefined;
    if (!this.film.getAttribute('src')) return;
    this.film.removeAttribute('src');
    this.film.load();
  }

  private async open(source: MediaSource, epoch: number): Promise<void> {
    try {
      const streams = await this.loadStreams();
      if (epoch !== this.epoch) return;
      this.stream = streams.openStream(
        this.film,
        source,
        (trouble) => epoch === this.epoch && this.fail(trouble),
      );
    } catch {
      // hls.js failed to load.
      if (epoch === this.epoch) this.fail('network');
    }
  }

  private begin(): void {
    const { pending } = this;
    this.pending = undefined;
    if (pending !== undefined) this.film.currentTime = pending;
    // Some browsers reset the rate for a new source.
    this.film.playbackRate = this.rate;
    this.showCaptions();
    this.emit('length');
  }

  private fail(trouble = this.troubleOfElement()): void {
    if (!this.source || this.trouble) return;
    // Position to resume from, with this source or another.
    this.pending = this.time;
    this.trouble = trouble;
    this.emit('trouble');
  }

  /** A refused URL and a broken one look the same: the element reports an unsupported source. */
  private troubleOfElement(): Trouble {
    const code = this.film.error?.code;
    if (code === NETWORK) return 'network';
    return code === DECODE ? 'format' : 'address';
  }

  private showCaptions(): void {
    const { textTracks } = this.film;
    const isAlone = page.isAlone(this.film);
    for (let index = 0; index < textTracks.length; index += 1) {
      const track = textTracks[index];
      if (!track) continue;
      const isChosen = track.language === this.lang;
      track.mode = !isChosen ? 'disabled' : isAlone ? 'showing' : 'hidden';
      if (isChosen) this.follow(track);
    }
    this.emit('caption');
  }

  private follow(track: TextTrack): void {
    if (this.track === track) return;
    this.track = track;
    this.hear(track, 'cuechange', () => this.emit('caption'));
  }

  private hear(target: EventTarget, name: string, run: () => void): void {
    target.addEventListener(name, run);
    this.stops.push(() => target.removeEventListener(name, run));
  }

  private emit(event: MediaEvent): void {
    this.listeners.forEach((listener) => listener(event));
  }
}
