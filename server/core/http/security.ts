/** Security headers that fit the H5 app. */
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SERVICE_WORKER_PATH } from '../../../src/contract/offline';
import { FRAME_PAGE_PATH } from '../../../src/contract/links/values';
import { WECHAT_SDK_ORIGINS } from '../../../src/contract/share/values';
import type { Config } from '../config';

/**
 * The native bridges shake hands and send through hidden frames, which the app's web view catches before anything loads:
 * iOS by the first scheme, Android by the second.
 */
const BRIDGE_FRAMES = ['wvjbscheme:', 'yy:'];

/**
 * What a bridge needs beyond that, inside the apps alone. Bridge 6 of iOS sends through https://__wvjb_queue_message__,
 * which no policy can name ('_' is not allowed in its hosts); JsBridge 2 of Android finds its own functions by eval.
 */
function forApp(policy: string, userAgent: string, appWords: readonly string[]): string {
  if (!appWords.some((word) => userAgent.includes(word))) return policy;
  return /Android/i.test(userAgent)
    ? policy.replace('script-src ', "script-src 'unsafe-eval' ")
    : policy.replace('frame-src ', 'frame-src https: ');
}

/** The page that shows somebody else's may show any; every other document keeps to its own list. */
const forFrames = (policy: string, url: string): string =>
  url.split('?')[0] === FRAME_PAGE_PATH ? policy.replace('frame-src ', 'frame-src https: http: ') : policy;

/** A kilobyte that a script, a picture or an answer does nothing with; a start asks for a hundred of those. */
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
/** For what a child says, and for a parent who tries both before a lesson: pages of ours alone. */
const PERMISSIONS = [
  ...['camera', 'microphone'].map((name) => `${name}=(self)`),
  ...['geolocation', 'payment', 'usb', 'browsing-topics'].map((name) => `${name}=()`),
].join(', ');
const POLICY = 'content-security-policy';
/** Opened by itself, a drawing is a document: it must not run scripts. */
const OF_DRAWINGS = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
/** Stored files bring a policy of their own, and a service worker's is that of its own answer. */
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

/** Where films are, when they do not come through this backend. */
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
        // WeChat's JS-SDK is loaded from WeChat.
        scriptSrc: ["'self'", ...WECHAT_SDK_ORIGINS],
        // React and the Stencil components set styles on elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...others],
        fontSrc: ["'self'", 'data:'],
        // data: the sum of the spoken captcha.
        mediaSrc: ["'self'", 'blob:', 'data:', ...others, ...played],
        // A stream's player fetches its parts itself.
        connectSrc: ["'self'", ...others, ...played],
        workerSrc: ["'self'"],
        frameSrc: ["'self'", ...BRIDGE_FRAMES, ...config.frameOrigins],
      },
    },
    // Pictures are shown by the mini program and by other origins of the operator.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    // Over plain http on a local network it would be ignored; behind TLS it holds.
    strictTransportSecurity: config.production ? { maxAge: 15_552_000, includeSubDomains: false } : false,
  };
}

/** Fastify's own, of each answer. */
const OF_THE_ANSWER = ['content-length', 'content-type', 'date', 'connection'];

/**
 * Helmet's headers are the same each time, so it is asked once, in an app of its own. In ours it would put a function on
 * every reply, which keeps what the request held through many collections: half of what a list took of the processor.
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

/** Answers of calls bring what they need (call-headers.ts). */
const isOfCall = (request: FastifyRequest): boolean => request.routeOptions.config.call !== undefined;

/** `scriptHashes`: of the small scripts that the build puts into index.html, such as 'sha256-…'. */
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
    if (typeof policy !== 'string' || !isDocument(reply)) return;
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
