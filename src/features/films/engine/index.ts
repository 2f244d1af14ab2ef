import type { Singleton } from '@/stores/app/app';
import { FilmEngine } from './film-engine';
import type { MediaEngine } from './types';

export type { Begun, MediaEngine, MediaEvent, MediaSource, Trouble } from './types';

/** Replaceable in tests. */
interface Engines {
  make: (film: HTMLVideoElement, box: HTMLElement) => MediaEngine;
}

export const engines: Singleton<Engines> = () => ({ make: (film, box) => new FilmEngine(film, box) });
