/** What the console's router needs of a browser and jsdom lacks. Imported before the console. */
import { TextDecoder, TextEncoder } from 'node:util';

class Asked {
  readonly method = 'GET';
  readonly headers = new Headers();
  readonly signal: AbortSignal;
  readonly url: string;

  constructor(url: URL | string, { signal }: { readonly signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = signal ?? new AbortController().signal;
  }
}

Object.assign(globalThis, {
  ...{ TextDecoder, TextEncoder, Request: globalThis.Request ?? Asked },
  IS_REACT_ACT_ENVIRONMENT: true,
});

// Matching every rule of the console's styles against an element takes longer than all else, and no test reads a style.
window.getComputedStyle = (element) => (element as HTMLElement).style;
