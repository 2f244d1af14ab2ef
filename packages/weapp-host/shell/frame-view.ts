import type { FrameApi } from '../frame/frame-api';
import { el } from './dom';
import './frame-view.css';

/** An iframe with the frame's script: preloaded as a spare, then used for a page. */
export interface FrameView {
  /** the page's box; the iframe fills it and moves down when pulled */
  readonly box: HTMLElement;
  readonly iframe: HTMLIFrameElement;
  /** fails if the frame's script did not run */
  readonly loaded: Promise<FrameApi>;
}

export function createFrameView(parent: HTMLElement): FrameView {
  const iframe = el('iframe');
  const box = el('div', { class: 'page' }, iframe);
  const loaded = new Promise<FrameApi>((resolve, reject) => {
    iframe.addEventListener('load', () => {
      const api = (iframe.contentWindow as { __frame?: FrameApi } | null)?.__frame;
      if (api) resolve(api);
      else reject(new Error('the frame has no __frame'));
    });
  });
  iframe.src = '/frame.html';
  parent.append(box);
  return { box, iframe, loaded };
}
