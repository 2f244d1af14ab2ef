import { FramePage } from './frame-page';
import './widgets';

/** The entry of every page's iframe: the shell finds this and connects it. */
declare global {
  interface Window {
    __frame?: FramePage;
  }
}

window.__frame = new FramePage();
