import { webcrypto } from 'node:crypto';

/** Replaces logic/natives.ts in all tests (jest.config.cjs), since they run outside of a worker. */
const packageFiles = new Map<string, Uint8Array>();
const ORIGIN = 'http://host.test';

/** Package files of the host's server, by path. */
export const setPackageFile = (path: string, text: string): void => {
  packageFiles.set(`${ORIGIN}/program/${path}`, new TextEncoder().encode(text));
};

export const workerGlobal = {};

export const natives = {
  origin: ORIGIN,
  now: () => performance.now(),
  randomValues: (bytes: Uint8Array) => webcrypto.getRandomValues(bytes),
  setTimeout: (...args: Parameters<typeof setTimeout>) => setTimeout(...args),
  clearTimeout: (id: NodeJS.Timeout) => clearTimeout(id),
  setInterval: (...args: Parameters<typeof setInterval>) => setInterval(...args),
  clearInterval: (id: NodeJS.Timeout) => clearInterval(id),
  utf8: (text: string) => new TextEncoder().encode(text),
  text: (bytes: Uint8Array, label = 'utf-8') => new TextDecoder(label).decode(bytes),
  fromBase64: (base64: string) => {
    // As atob: fails for invalid base64.
    if (!/^[A-Za-z0-9+/\s]*=*\s*$/.test(base64)) throw new Error('InvalidCharacterError');
    return new Uint8Array(Buffer.from(base64, 'base64')).buffer;
  },
  toBase64: (data: ArrayBuffer | Uint8Array) => Buffer.from(data as Uint8Array).toString('base64'),
  readNow: (url: string) => packageFiles.get(decodeURI(url)) ?? null,
};
