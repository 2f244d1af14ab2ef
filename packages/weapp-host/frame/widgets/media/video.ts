import { mediaSpecs } from '../../../protocol/components/media';
import { defineWidget, type Widget, type WidgetHost } from '../../widget';
import { box } from '../containers/dom';
import { VideoControls } from './video-controls';
import { VideoDanmu } from './video-danmu';

const ERRORS: Record<number, string> = {
  1: 'MEDIA_ERR_ABORTED',
  2: 'MEDIA_ERR_NETWORK',
  3: 'MEDIA_ERR_DECODE',
  4: 'MEDIA_ERR_SRC_NOT_SUPPORTED',
};
const RATES = [0.5, 0.8, 1, 1.25, 1.5, 2];
/** maximal ms between the taps of a double tap */
const DOUBLE_TAP = 300;

type Direction = 0 | 90 | -90;
const NOT_SUPPORTED = [
  'exitPictureInPicture',
  'requestBackgroundPlayback',
  'exitBackgroundPlayback',
  'startCasting',
  'reconnectCasting',
  'switchCasting',
  'exitCasting',
];

class Video implements Widget {
  /** cover-view and other children from the template over the video */
  readonly container = box('wx-video-slot');
  private readonly video = document.createElement('video');
  private readonly controls: VideoControls;
  private readonly danmu = new VideoDanmu();
  private started = false;
  private fullScreen = false;
  private lastTap = 0;

  readonly methods: NonNullable<Widget['methods']> = {
    play: () => this.play(),
    pause: () => this.video.pause(),
    stop: () => this.stop(),
    seek: (position: number) => {
      this.video.currentTime = Number(position);
    },
    playbackRate: (rate: number) => {
      if (RATES.includes(Number(rate))) this.video.playbackRate = Number(rate);
    },
    sendDanmu: (danmu: { text?: string; color?: string }) => this.danmu.send(danmu),
    requestFullScreen: (options?: { direction?: Direction }) => this.setFullScreen(true, options?.direction),
    exitFullScreen: () => this.setFullScreen(false),
    // Only iOS shows a status bar over a full-screen video.
    showStatusBar: () => undefined,
    hideStatusBar: () => undefined,
    ...Object.fromEntries(
      NOT_SUPPORTED.map((name) => [
        name,
        () => {
          throw new Error(`${name}:fail not supported`);
        },
      ]),
    ),
  };

  constructor(private readonly host: WidgetHost) {
    this.controls = new VideoControls(host);
    this.video.playsInline = true;
    this.video.preload = 'auto';
    host.element.append(this.video, this.danmu.element, ...this.controls.elements, this.container);
    this.listen();
  }

  update(changed: ReadonlySet<string>): void {
    const { host, video } = this;
    video.loop = host.prop('loop');
    if (changed.has('muted')) video.muted = host.prop('muted');
    video.autoplay = host.prop('autoplay');
    video.style.objectFit = host.prop('objectFit');
    this.danmu.element.hidden = !host.prop('enableDanmu');
    if (changed.has('src')) this.load(host.prop('src'));
    else if (changed.has('autoplay') && host.prop('autoplay') && !this.started) this.play();
    this.draw();
  }

  attached(): void {
    this.draw();
  }

  released(): void {
    this.controls.stop();
    this.video.removeAttribute('src');
    this.video.load();
  }

  tapped(target: Element): boolean {
    if (this.container.contains(target)) return true;
    const action = this.controls.actionOf(target);
    if (action === 'play') this.toggle();
    else if (action === 'mute') this.video.muted = !this.video.muted;
    else if (action === 'fullscreen') this.setFullScreen(!this.fullScreen);
    else if (action === 'danmu') this.danmu.element.hidden = !this.danmu.element.hidden;
    else this.tappedPicture();
    this.draw();
    return true;
  }

  state(): Record<string, unknown> {
    const { currentTime, paused, muted, playbackRate } = this.video;
    return { currentTime, duration: this.duration, paused, muted, playbackRate, fullScreen: this.fullScreen };
  }

  private get duration(): number {
    const { duration } = this.video;
    return this.host.prop<number>('duration') || (Number.isFinite(duration) ? duration : 0);
  }

  private load(src: string): void {
    this.started = false;
    if (src) this.video.src = this.host.resource(src);
    else this.video.removeAttribute('src');
    this.video.load();
  }

  private play(): void {
    // Failures are reported by the error event; this rejection repeats them.
    this.video.play().catch(() => undefined);
  }

  private toggle(): void {
    if (this.video.paused) this.play();
    else this.video.pause();
  }

  private stop(): void {
    this.video.pause();
    this.video.currentTime = 0;
    this.started = false;
    this.draw();
  }

  private tappedPicture(): void {
    const now = performance.now();
    const twice = now - this.lastTap < DOUBLE_TAP;
    this.lastTap = now;
    if (twice && this.host.prop('enablePlayGesture')) this.toggle();
    else if (this.started && this.host.prop('controls')) this.controls.toggle(!this.video.paused);
  }

  private setFullScreen(on: boolean, asked?: Direction): void {
    if (on === this.fullScreen) return;
    this.fullScreen = on;
    const { videoWidth, videoHeight } = this.video;
    const given =
      asked ?? this.host.prop<Direction | null>('direction') ?? (videoWidth > videoHeight ? 90 : 0);
    const angle = Number(given);
    const { element } = this.host;
    element.toggleAttribute('wx-full', on);
    element.setAttribute('wx-turn', on ? String(angle) : '0');
    this.draw();
    const direction = on && angle !== 0 ? 'horizontal' : 'vertical';
    this.host.fire('fullscreenchange', { fullScreen: on, direction });
  }

  private draw(): void {
    const { paused, muted, currentTime } = this.video;
    const { started, fullScreen, duration } = this;
    this.controls.draw({ paused, muted, currentTime, started, fullScreen, duration });
  }

  private listen(): void {
    const { video, host } = this;
    const on = (type: string, detail: () => object | null) =>
      video.addEventListener(type, () => {
        const told = detail();
        if (told) host.fire(type, told);
        this.draw();
      });
    on('play', () => {
      this.started = true;
      this.controls.show(true, true);
      return {};
    });
    // The end also pauses the element; WeChat raises ended only.
    on('pause', () => (video.ended ? null : {}));
    on('ended', () => {
      this.started = false;
      return {};
    });
    on('timeupdate', () => {
      // Chromium also raises it for every new source before its metadata.
      if (video.readyState === 0) return null;
      this.danmu.at(host.prop('danmuList'), video.currentTime);
      return { currentTime: video.currentTime, duration: this.duration };
    });
    on('waiting', () => ({}));
    on('progress', () => this.buffered());
    on('loadedmetadata', () => {
      const start = host.prop<number>('initialTime');
      if (start > 0) video.currentTime = start;
      return { width: video.videoWidth, height: video.videoHeight, duration: video.duration };
    });
    video.addEventListener('seeked', () => host.fire('seekcomplete', { position: video.currentTime }));
    video.addEventListener('error', () => {
      const code = video.error?.code ?? 4;
      if (video.getAttribute('src')) host.fire('error', { errMsg: ERRORS[code] ?? ERRORS[4] });
    });
  }

  private buffered(): { buffered: number } | null {
    const { buffered, duration } = this.video;
    if (!buffered.length || !duration) return null;
    return { buffered: Math.min(100, (buffered.end(buffered.length - 1) / duration) * 100) };
  }
}

defineWidget('video', mediaSpecs.video!, (host) => new Video(host));
