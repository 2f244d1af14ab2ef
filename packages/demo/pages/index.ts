/** Serves the demo pages, so that links in demo content open a page without leading to a real site. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { filledIn } from '../../../server/core/facts';
import { outsideName } from '../content/targets';
import { publicOrigin } from '../../../server/core/http/file-url';
import { headersOf, type AppServices } from '../../../server/core/http/dispatch';
import { BusinessError } from '../../../server/core/http/handler';
import { HTTP_MESSAGES } from '../../../server/core/http/messages';
import { DEMO_PAGES } from './catalogue';
import { htmlOf, PAGE_POLICY } from './page';

/** Not a route of the app (src/services/router/links.ts). */
const DEMO_PAGES_PATH = '/demo/pages/';

const ONE_HOUR_S = 3_600;

/** How content refers to a page; responses contain the absolute URL. */
export const demoPage = (name: string): string => DEMO_PAGES_PATH + name;

/** Replaces an external target by the demo page of that name: the demo links to no real site. */
export function toOwnPage<T extends { readonly url?: string | null | undefined }>(target: T): T {
  const name = outsideName(target);
  if (name === undefined) return target;
  if (!Object.hasOwn(DEMO_PAGES, name)) throw new Error(`The demonstration has no page ${name}`);
  return { ...target, url: demoPage(name) };
}

/** Makes page URLs absolute in every response, including JSON within strings: the origin depends on the host of the request. */
function withOrigin({ config }: AppServices, request: FastifyRequest, payload: unknown): unknown {
  const isAnswer = request.routeOptions.config.call !== undefined && typeof payload === 'string';
  const begins = `"${DEMO_PAGES_PATH}`;
  if (!isAnswer || !payload.includes(begins)) return payload;
  const origin = publicOrigin({ config, headers: headersOf(request) });
  return payload.replaceAll(begins, () => `"${origin}${DEMO_PAGES_PATH}`);
}

export function registerDemoPages(app: FastifyInstance, services: AppServices): void {
  app.addHook('onSend', (request, _reply, payload, done) =>
    done(null, withOrigin(services, request, payload)),
  );
  app.get<{ Params: { '*': string } }>(
    `${DEMO_PAGES_PATH}*`,
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const name = params['*'];
      const page = Object.hasOwn(DEMO_PAGES, name) ? DEMO_PAGES[name] : undefined;
      if (page === undefined) throw new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.notFound, 404);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', `public, max-age=${ONE_HOUR_S}`)
        .header('content-security-policy', PAGE_POLICY)
        .send(htmlOf(filledIn(page)));
    },
  );
}
