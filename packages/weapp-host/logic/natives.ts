/**
 * The worker's native APIs, captured before the sandbox removes them from the global object. Everything else in logic/ compiles without
 * DOM and worker types, so that browser APIs cannot be used by accident.
 */
interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: string }) => void) | null;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
}

interface FileRequest {
  open(method: string, url: string, waitless: boolean): void;
  responseType: string;
  send(): void;
  readonly status: number;
  readonly response: unknown;
}

interface WorkerGlobals {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(
    type: 'error' | 'unhandledrejection',
    listener: (event: {
      error?: unknown;
      message?: string;
      reason?: unknown;
      preventDefault(): void;
    }) => void,
  ): void;
  importScripts(...urls: string[]): void;
  WebSocket: new (url: string) => Socket;
  XMLHttpRequest: new () => FileRequest;
  location: { origin: string; host: string };
  crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
  performance: { now(): number };
  setTimeout(handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): number;
  clearTimeout(id?: number): void;
  setInterval(handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): number;
  clearInterval(id?: number): void;
  Function: FunctionConstructor;
  atob(text: string): string;
  btoa(text: string): string;
  TextEncoder: new () => { encode(text: string): Uint8Array };
  TextDecoder: new (label?: string) => { decode(bytes: Uint8Array): string };
}

export const workerGlobal = globalThis as unknown as WorkerGlobals & Record<string, unknown>;

const bound = <K extends keyof WorkerGlobals>(name: K): WorkerGlobals[K] =>
  (workerGlobal[name] as (...args: never[]) => unknown).bind(workerGlobal) as WorkerGlobals[K];

const { crypto, performance, location } = workerGlobal;
const encoder = new workerGlobal.TextEncoder();

export const natives = {
  postMessage: bound('postMessage'),
  listen: bound('addEventListener'),
  importScripts: bound('importScripts'),
  WebSocket: workerGlobal.WebSocket,
  origin: location.origin,
  host: location.host,
  randomValues: (bytes: Uint8Array) => crypto.getRandomValues(bytes),
  /** ms since the worker started */
  now: () => performance.now(),
  setTimeout: bound('setTimeout'),
  clearTimeout: bound('clearTimeout'),
  setInterval: bound('setInterval'),
  clearInterval: bound('clearInterval'),
  Function: workerGlobal.Function,
  utf8: (text: string) => encoder.encode(text),
  text: (bytes: Uint8Array, label = 'utf-8') => new TextDecoder_(label).decode(bytes),
  fromBase64,
  toBase64,
  readNow,
};

const TextDecoder_ = workerGlobal.TextDecoder;
const FileRequest_ = workerGlobal.XMLHttpRequest;
const atob_ = bound('atob');
const btoa_ = bound('btoa');

function fromBase64(base64: string): ArrayBuffer {
  const binary = atob_(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes.buffer;
}

function toBase64(data: ArrayBuffer | Uint8Array): string {
  const bytes = data instanceof Uint8Array ? data : new Uint8Array(data);
  let binary = '';
  const STEP = 0x8000;
  for (let index = 0; index < bytes.length; index += STEP)
    binary += String.fromCharCode(...bytes.subarray(index, index + STEP));
  return btoa_(binary);
}

/** Loads a file from the host's server synchronously, for synchronous methods of wx. Null: not found. */
function readNow(url: string): Uint8Array | null {
  const request = new FileRequest_();
  request.open('GET', url, false);
  request.responseType = 'arraybuffer';
  request.send();
  return request.status === 200 ? new Uint8Array(request.response as ArrayBuffer) : null;
}
