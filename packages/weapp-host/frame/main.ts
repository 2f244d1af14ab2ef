import { FramePage } from './frame-page';
import './widgets';

/** Entry of a page's iframe: connects it to the shell. */
declare global {
  interface Window {
    __frame?: FramePage;
  }
}

window.__frame = new FramePage();
