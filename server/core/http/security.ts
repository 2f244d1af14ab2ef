/** Security headers for the H5 app. */
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SERVICE_WORKER_PATH } from '../../../src/contract/offline';
import { FRAME_PAGE_PATH } from '../../../src/contract/links/values';
import { WECHAT_SDK_ORIGINS } from '../../../src/contract/share/values';
import type { Config } from '../config';
import { CONSOLE_DOCUMENT } from './console';

/**
 * Native bridges perform their handshake and send messages through hidden iframes, whose navigation the web view intercepts:
 * the first scheme is for iOS, the second for Android.
 */
const BRIDGE_FRAMES = ['wvjbscheme:', 'yy:'];

/**
 * Extra permissions for bridges, inside the native apps only. Bridge 6 on iOS sends through https://__wvjb_queue_message__, which
 * CSP cannot express ('_' is invalid in its hosts); JsBridge 2 on Android looks up its functions with eval.
 */
function forApp(policy: string, userAgent: string, appWords: readonly string[]): string {
  if (!appWords.some((word) => userAgent.includes(word))) return policy;
  return /Android/i.test(userAgent)
    ? policy.replace('script-src ', "script-src 'unsafe-eval' ")
    : policy.replace('frame-src ', 'frame-src https: ');
}

const isAt = (path: string, url: string): boolean => url.split('?', 1)[0] === path;

/** The frame page may embed any origin; every other document only those on its list. */
const forFrames = (policy: string, url: string): string =>
  isAt(FRAME_PAGE_PATH, url) ? policy.replace('frame-src ', 'frame-src https: http: ') : policy;

/** About 1 kB of headers that have no effect on scripts, pictures or API responses, of which a start loads a hundred. */
const FOR_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** Camera and microphone for our own pages only: children's recordings, and the device check before a lesson. */
const PERMISSIONS = [
  ...['camera', 'microphone'].map((name) => `${name}=(self)`),
  ...['geolocation', 'payment', 'usb', 'browsing-topics'].map((name) => `${name}=()`),
].join(', ');
const POLICY = 'content-security-policy';
/** An SVG opened directly is a document and must not run scripts. */
const OF_DRAWINGS = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
/** Stored files and the service worker send their own policy; so does the document of the console. */
const WITH_POLICY = [SERVICE_WORKER_PATH, '/files/'];

const isDocument = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/html');

function shorten({ url }: FastifyRequest, reply: FastifyReply): void {
  const type = String(reply.getHeader('content-type') ?? '');
  if (/^(text\/html|application\/json)/.test(type)) return;
  FOR_DOCUMENTS.forEach((name) => reply.removeHeader(name));
  if (WITH_POLICY.some((path) => url.startsWith(path))) return;
  if (type.startsWith('image/svg')) void reply.header(POLICY, OF_DRAWINGS);
  else reply.removeHeader(POLICY);
}

/** Origin of the film storage, if films are not served by this backend. */
function filmOrigins({ providers: { storage } }: Config): readonly string[] {
  const endpoint = storage?.publicEndpoint ?? null;
  return endpoint === null ? [] : [new URL(endpoint).origin];
}

function helmetOptions(config: Config): FastifyHelmetOptions {
  const others = [...config.apiOrigins];
  const played = filmOrigins(config);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        // WeChat's JS-SDK must be loaded from WeChat.
        scriptSrc: ["'self'", ...WECHAT_SDK_ORIGINS],
        // React and the Stencil components set inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...others],
        fontSrc: ["'self'", 'data:'],
        // data: the audio captcha.
        mediaSrc: ["'self'", 'blob:', 'data:', ...others, ...played],
        // The streaming player fetches segments itself.
        connectSrc: ["'self'", ...others, ...played],
        workerSrc: ["'self'"],
        frameSrc: ["'self'", ...BRIDGE_FRAMES, ...config.frameOrigins],
      },
    },
    // Pictures are also used by the mini program and the operator's other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    // Browsers ignore it over plain http; behind TLS it applies.
    strictTransportSecurity: config.production ? { maxAge: 15_552_000, includeSubDomains: false } : false,
  };
}

/** Headers that Fastify sets per response. */
const OF_THE_ANSWER = ['content-length', 'content-type', 'date', 'connection'];

/**
 * Helmet's headers are constant, so they are read once from a separate app. In this app, helmet would add a function to every reply
 * that keeps the request's data alive through many garbage collections: half of a list's CPU time.
 */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<Readonly<Record<string, string>>> {
  const sample = Fastify();
  await sample.register(helmet, options);
  sample.get('/', async () => '');
  const { headers } = await sample.inject('/');
  await sample.close();
  const own = Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

/** Calls set their own headers (call-headers.ts). */
const isOfCall = (request: FastifyRequest): boolean => request.routeOptions.config.call !== undefined;

/** `scriptHashes`: CSP hashes of the inline scripts in index.html, such as 'sha256-…'. */
export async function registerSecurity(
  app: FastifyInstance,
  config: Config,
  scriptHashes: () => readonly string[],
): Promise<void> {
  const headers = await helmetHeaders(helmetOptions(config));
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOfCall(request)) void reply.headers(headers);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!isOfCall(request)) secure(request, reply);
    done();
  });

  function secure(request: FastifyRequest, reply: FastifyReply): void {
    void reply.header('permissions-policy', PERMISSIONS);
    shorten(request, reply);
    const policy = reply.getHeader(POLICY);
    if (typeof policy !== 'string' || !isDocument(reply) || isAt(CONSOLE_DOCUMENT, request.url)) return;
    void reply.header('vary', [reply.getHeader('vary'), 'user-agent'].filter(Boolean).join(', '));
    const inApp = forApp(
      forFrames(policy, request.url),
      request.headers['user-agent'] ?? '',
      config.appUserAgents,
    );
    const allowed = scriptHashes().map((hash) => `'${hash}' `);
    void reply.header(POLICY, inApp.replace('script-src ', `script-src ${allowed.join('')}`));
  }
}
