import type { Part } from '@/stores/app';
import { FilmEngine } from './film-engine';
import type { MediaEngine } from './types';

export type { Begun, MediaEngine, MediaEvent, MediaSource, Trouble } from './types';

/** Replaceable in tests. */
interface Engines {
  make: (film: HTMLVideoElement, box: HTMLElement) => MediaEngine;
}

export const engines: Part<Engines> = () => ({ make: (film, box) => new FilmEngine(film, box) });
