/** Security headers that fit the H5 app. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { WECHAT_SDK_ORIGINS } from '../../src/contract/share/values';
import type { Config } from '../config';

/**
 * The native bridges shake hands and send through hidden frames, which the app's web view catches before anything loads:
 * iOS by the first scheme, Android by the second. Bridge 6 of iOS sends through https://__wvjb_queue_message__, which no
 * policy can name ('_' is not allowed in its hosts): where the iOS app has that one, FRAME_ORIGINS is set to https:.
 */
const BRIDGE_FRAMES = ['wvjbscheme:', 'yy:'];

/** `scriptHashes`: of the small scripts that the build puts into index.html, such as 'sha256-…'. */
export async function registerSecurity(
  app: FastifyInstance,
  config: Config,
  scriptHashes: () => readonly string[],
): Promise<void> {
  const others = [...config.apiOrigins];
  await app.register(helmet, {
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
        mediaSrc: ["'self'", 'blob:', ...others],
        connectSrc: ["'self'", ...others],
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
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy');
    const hashes = scriptHashes();
    if (typeof policy === 'string' && hashes.length > 0) {
      const allowed = hashes.map((hash) => `'${hash}'`).join(' ');
      void reply.header('content-security-policy', policy.replace('script-src ', `script-src ${allowed} `));
    }
    done();
  });
}
