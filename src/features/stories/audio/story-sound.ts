import { makeAutoObservable } from 'mobx';
import { BACKEND_CODE, isRefusal, isUnreachable, type AppError } from '@/contract/errors';
import { filmsCalls } from '@/contract/films/calls';
import type { Film } from '@/contract/films/schema';
import { FILM_CODE, PlayableKind, type PlaybackSpeed } from '@/contract/films/values';
import { storiesCalls } from '@/contract/stories/calls';
import type { StoryDetail } from '@/contract/stories/schema';
import { MovingClock } from '@/features/films/moving-clock';
import { oneSound } from '@/features/films/one-sound';
import type { SoundEvent, SoundPlayer } from '@/platform/sound';
import type { Timer } from '@/services/clock';
import type { App } from '@/stores/app/app';
import { SleepTimer } from './sleep-timer';
import { StoryProgress } from './story-progress';
import { StoryQueue } from './story-queue';

/** waiting: buffering. */
type SoundStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'waiting' | 'failed';

/**
 * lost: offline, retries by itself; failed: server error; broken: unplayable; locked, coming, missing: the server's refusals;
 * unsupported: no audio here.
 */
export type SoundProblem = 'lost' | 'failed' | 'broken' | 'locked' | 'coming' | 'missing' | 'unsupported';

/** Retry interval while offline, for hosts without network events. */
const RETRY_MS = 5000;

/** The app's story player: keeps playing across pages until closed or the session ends. */
export class StorySound {
  story: StoryDetail | undefined = undefined;
  status: SoundStatus = 'idle';
  problem: SoundProblem | undefined = undefined;
  time = 0;
  /** Position of the last start, stop or seek; lock screens extrapolate from it. */
  placedAt = 0;
  length = 0;
  rate: PlaybackSpeed = 1;
  readonly queue: StoryQueue;
  readonly sleep: SleepTimer;
  private wants = false;
  private isOver = false;
  private isAskedAnew = false;
  private readonly progress: StoryProgress;
  private readonly moving = new MovingClock();
  private goingTo: number | undefined;
  private retry: Timer | undefined;
  private releaseSound: (() => void) | undefined;
  /** Incremented per start: events of an earlier one are ignored. */
  private epoch = 0;

  constructor(
    private readonly app: App,
    private readonly player: SoundPlayer,
    random: () => number,
    /** Reports whether a story is loaded. */
    private readonly report: (isLoaded: boolean) => void,
  ) {
    const { clock, platform, scheduler, session } = app;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.queue = new StoryQueue(app, random);
    this.progress = new StoryProgress(app);
    this.sleep = new SleepTimer({
      clock,
      scheduler,
      setVolume: (to) => player.setVolume(to),
      pause: this.pause,
    });
    player.on((event) => this.hear(event));
    session.onLogout(() => this.forget());
    platform.onNetworkChange((isOnline) => isOnline && this.problem === 'lost' && void this.again());
  }

  get isPlaying(): boolean {
    return this.status === 'playing';
  }

  /** Playing, or will as soon as possible. */
  get isOn(): boolean {
    return this.status === 'playing' || this.status === 'loading' || this.status === 'waiting';
  }

  /** Resumes; a loaded story is left as it is. */
  async open(story: StoryDetail): Promise<void> {
    if (this.story?.id === story.id && this.goingTo === undefined) return;
    this.leave();
    this.wants = true;
    await this.begin(story);
  }

  /** Call in a user gesture: browsers require playback to start in the same task. */
  async play(): Promise<void> {
    this.wants = true;
    if (this.problem !== undefined || !this.progress.isBegun) return this.again();
    if (this.isOver) this.seek(0);
    await this.sound();
  }

  pause(): void {
    this.wants = false;
    this.player.pause();
    this.stopped('paused');
  }

  toggle = (): void => (this.isOn ? this.pause() : void this.play());

  seek(time: number): void {
    const to = Math.min(Math.max(0, time), this.length);
    this.isOver = false;
    this.time = to;
    this.placedAt = to;
    this.progress.jumped(to, !this.isPlaying);
    this.moving.stopped(to);
    this.player.seek(to);
  }

  next = (): Promise<void> => this.go(this.queue.next());

  previous = (): Promise<void> => this.go(this.queue.previous());

  /** A story of the list. */
  async go(id: number | undefined): Promise<void> {
    if (id === undefined) return;
    this.leave();
    this.wants = true;
    this.goingTo = id;
    this.status = 'loading';
    const { epoch } = this;
    const answer = await this.app.api.call(storiesCalls.getStory, { id });
    if (epoch !== this.epoch) return;
    if (answer.ok) await this.begin(answer.value);
    else this.fail(problemOf(answer.error));
  }

  setSpeed(speed: PlaybackSpeed): void {
    this.rate = speed;
    this.placedAt = this.time;
    this.player.setRate(speed);
    void this.app.api.call(filmsCalls.saveWatchSpeed, { speed });
  }

  /** By the parent, or when online again. */
  async again(): Promise<void> {
    const { goingTo } = this;
    this.problem = undefined;
    this.isAskedAnew = false;
    if (goingTo !== undefined) await this.go(goingTo);
    else await this.loadFilm();
  }

  /** Reports the progress and hides the bar. */
  close(): void {
    this.leave();
    this.forget();
  }

  /** On logout: stops and clears everything. */
  forget(): void {
    this.epoch += 1;
    this.progress.drop();
    this.wants = false;
    this.retry?.stop();
    this.player.unload();
    this.sleep.cancel();
    this.releaseSound?.();
    this.story = undefined;
    this.goingTo = undefined;
    this.problem = undefined;
    this.queue.clear();
    this.status = 'idle';
    this.report(false);
  }

  /** Reports the progress of the last story. */
  private leave(): void {
    this.epoch += 1;
    this.retry?.stop();
    this.problem = undefined;
    this.progress.stopped();
    this.progress.drop();
    this.isOver = false;
    if (this.status !== 'idle') this.player.pause();
  }

  private async begin(story: StoryDetail): Promise<void> {
    this.story = story;
    this.goingTo = undefined;
    this.time = story.positionSeconds;
    this.length = story.seconds;
    this.queue.begin(story);
    this.report(true);
    await this.loadFilm();
  }

  /** URLs expire: reload and continue at the same position. */
  private async loadFilm(): Promise<void> {
    const { story } = this;
    if (!story) return;
    this.epoch += 1;
    const { epoch } = this;
    this.status = 'loading';
    const answer = await this.app.api.call(filmsCalls.getFilm, { kind: PlayableKind.story, id: story.id });
    if (epoch !== this.epoch) return;
    if (!answer.ok) return this.fail(problemOf(answer.error));
    this.take(answer.value);
    if (this.wants) await this.sound();
    else this.status = 'paused';
  }

  private take(film: Film): void {
    if (!this.progress.isBegun) {
      this.time = this.progress.begin(film);
      this.rate = film.speed;
    }
    this.length = film.seconds;
    this.placedAt = this.time;
    this.player.load(film.url, this.time);
    this.player.setRate(this.rate);
  }

  private async sound(): Promise<void> {
    const { epoch } = this;
    this.releaseSound = this.app.get(oneSound).claim(this.pause);
    if (!this.isPlaying) this.status = 'loading';
    const begun = await this.player.play();
    if (epoch !== this.epoch || begun !== 'refused') return;
    this.wants = false;
    this.status = 'paused';
  }

  private hear(event: SoundEvent): void {
    switch (event) {
      case 'time':
        return this.passed();
      case 'length':
        this.length = this.player.length || this.length;
        return;
      case 'playing':
        return this.sounds();
      case 'waiting':
        if (this.isPlaying) this.stopped('waiting');
        return;
      case 'paused':
        // Paused by the system: a call, headphones unplugged. Our own pauses are handled before.
        if (this.isPlaying) this.pause();
        return;
      case 'ended':
        return this.ended();
      case 'trouble':
        return this.troubled();
    }
  }

  private sounds(): void {
    this.status = 'playing';
    this.placedAt = this.player.time;
  }

  private passed(): void {
    if (!this.progress.isBegun || this.problem !== undefined) return;
    this.time = this.player.time;
    if (this.wants && this.status === 'waiting' && this.moving.moves(this.time)) this.sounds();
    if (!this.isPlaying) return;
    this.isAskedAnew = false;
    this.progress.advance(this.time, this.rate);
    this.sleep.check();
  }

  private ended(): void {
    const { story } = this;
    if (!story || !this.progress.isBegun) return;
    this.progress.finished({ id: story.id, seconds: this.length }, this.rate);
    this.stopped('loading');
    const next = this.sleep.endsHere() ? undefined : this.queue.after(story.id);
    if (next === undefined) {
      this.wants = false;
      this.status = 'paused';
      this.isOver = true;
    } else if (next === story.id) {
      this.seek(0);
      void this.sound();
    } else void this.go(next);
  }

  private troubled(): void {
    this.stopped('loading');
    const { trouble } = this.player;
    if (trouble === 'network') return this.fail('lost');
    if (trouble === 'format' || this.isAskedAnew) return this.fail('broken');
    this.isAskedAnew = true;
    void this.loadFilm();
  }

  private fail(problem: SoundProblem): void {
    this.problem = problem;
    this.status = problem === 'lost' ? 'waiting' : 'failed';
    this.retry?.stop();
    if (problem === 'lost') this.retry = this.app.scheduler.after(RETRY_MS, () => void this.again());
  }

  private stopped(status: SoundStatus): void {
    this.progress.stopped();
    this.placedAt = this.time;
    this.moving.stopped(this.player.time);
    if (this.story) this.status = status;
  }
}

function problemOf(error: AppError): SoundProblem {
  if (isUnreachable(error)) return 'lost';
  if (isRefusal(error, FILM_CODE.locked, FILM_CODE.expired)) return 'locked';
  if (isRefusal(error, FILM_CODE.notReady)) return 'coming';
  return isRefusal(error, BACKEND_CODE.notFound) ? 'missing' : 'failed';
}
