import { box } from '../containers/dom';

interface Danmu {
  text?: string;
  color?: string;
  /** seconds into the video */
  time?: number;
}

const LINES = 4;

/** Comments that move over a video. */
export class VideoDanmu {
  readonly element = box('wx-video-danmu');
  private line = 0;
  private before = 0;

  /** Shows those due since the last call. */
  at(list: unknown[], seconds: number): void {
    const from = seconds < this.before ? seconds : this.before;
    this.before = seconds;
    for (const entry of list as Danmu[]) {
      const time = entry.time ?? 0;
      if (time > from && time <= seconds) this.send(entry);
    }
  }

  send({ text = '', color = '#ffffff' }: Danmu): void {
    const flying = box('wx-video-danmu-text');
    flying.textContent = text;
    flying.style.color = color;
    flying.style.top = `${(this.line++ % LINES) * 24 + 8}px`;
    flying.addEventListener('animationend', () => flying.remove());
    this.element.append(flying);
  }
}
