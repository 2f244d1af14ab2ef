import { firefox } from './firefox.mjs';
import { oldest } from './oldest.mjs';
import { webKit } from './webkit.mjs';

/** By command line argument. */
export const ENGINES = { webkit: webKit, firefox, oldest };
