import type { FrameApi } from '../frame/frame-api';
import { el } from './dom';
import './frame-view.css';

/** An iframe that loads the frame's script: the spare one at first, a page's when it is opened. */
export interface FrameView {
  /** the room of the page; the iframe fills it and slides down in it when it is pulled */
  readonly box: HTMLElement;
  readonly iframe: HTMLIFrameElement;
  /** fails when the script of the frame did not run */
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
