import type { WidgetHost } from '../../widget';
import { box } from '../containers/dom';

export type ControlAction = 'play' | 'mute' | 'fullscreen' | 'danmu';

/** ms without a touch after which the controls of a playing video hide */
const IDLE = 5000;

export interface PlayerState {
  paused: boolean;
  started: boolean;
  muted: boolean;
  fullScreen: boolean;
  currentTime: number;
  duration: number;
}

const clock = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
};

function action(name: ControlAction): HTMLDivElement {
  const element = box(`wx-video-button wx-video-${name}`);
  element.setAttribute('wx-action', name);
  return element;
}

/** Like WeChat's controls of a video: a cover with a button before the start, then a bar. */
export class VideoControls {
  private readonly poster = document.createElement('img');
  private readonly center = action('play');
  readonly cover = box('wx-video-cover', this.poster, this.center);
  private readonly title = box('wx-video-title');
  private readonly play = action('play');
  private readonly now = box('wx-video-time');
  private readonly played = box('wx-video-played');
  private readonly progress = box('wx-video-progress', this.played);
  private readonly total = box('wx-video-time');
  private readonly danmu = action('danmu');
  private readonly mute = action('mute');
  private readonly full = action('fullscreen');
  readonly bar = box(
    'wx-video-bar',
    this.play,
    this.now,
    this.progress,
    this.total,
    this.danmu,
    this.mute,
    this.full,
  );
  readonly elements = [this.cover, this.title, this.bar];
  private shown = true;
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: WidgetHost) {}

  /** Action of a control's button. */
  actionOf(target: Element): ControlAction | null {
    return (target.closest('[wx-action]')?.getAttribute('wx-action') ?? null) as ControlAction | null;
  }

  draw(state: PlayerState): void {
    const { host } = this;
    const prop = (name: string) => host.prop<boolean>(name);
    const bar = prop('controls');
    this.drawCover(state);
    this.title.textContent = host.prop('title');
    this.title.hidden = !state.fullScreen || !this.title.textContent;
    this.bar.hidden = !bar || !this.shown || !state.started;
    this.play.hidden = !prop('showPlayBtn') || host.prop('playBtnPosition') === 'center';
    this.play.dataset.state = state.paused ? 'paused' : 'playing';
    const wide = host.has('showProgress') ? prop('showProgress') : host.element.clientWidth > 240;
    for (const part of [this.now, this.progress, this.total]) part.hidden = !wide;
    this.danmu.hidden = !prop('danmuBtn');
    this.mute.hidden = !prop('showMuteBtn');
    this.mute.dataset.state = state.muted ? 'muted' : 'loud';
    this.full.hidden = !prop('showFullscreenBtn');
    this.now.textContent = clock(state.currentTime);
    this.total.textContent = clock(state.duration);
    this.played.style.width = `${state.duration ? (state.currentTime / state.duration) * 100 : 0}%`;
  }

  private drawCover({ started, paused }: PlayerState): void {
    const { host } = this;
    // The poster belongs to the controls: hidden without them.
    const poster = host.prop('controls') ? host.prop<string>('poster') : '';
    const inCenter = host.prop('playBtnPosition') === 'center' && started && paused;
    this.center.hidden = !host.prop('showCenterPlayBtn') || (started && !inCenter) || !paused;
    this.cover.hidden = started && !inCenter;
    this.poster.hidden = !poster || started;
    if (!poster) this.poster.removeAttribute('src');
    else if (this.poster.dataset.path !== poster) this.poster.src = host.resource(poster);
    this.poster.dataset.path = poster;
  }

  /** A tap outside of the buttons. */
  toggle(running: boolean): void {
    this.show(!this.shown, running);
  }

  /** Hides them after a while during playback. */
  show(shown: boolean, running: boolean): void {
    clearTimeout(this.idle);
    if (shown && running) this.idle = setTimeout(() => this.show(false, true), IDLE);
    if (shown === this.shown) return;
    this.shown = shown;
    this.bar.hidden = !shown || !this.host.prop('controls');
    this.host.fire('controlstoggle', { show: shown });
  }

  stop(): void {
    clearTimeout(this.idle);
  }
}
