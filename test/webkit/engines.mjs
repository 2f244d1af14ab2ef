import { firefox } from './firefox.mjs';
import { webKit } from './webkit.mjs';

/** By the word that the command takes. */
export const ENGINES = { webkit: webKit, firefox };
