/**
 * /docs: the OpenAPI document in a reader. Everything is served from here and scripts are files, so that the content security policy
 * of the other pages applies.
 */
import type { FastifyInstance } from 'fastify';

const READER = '/docs/reader';

const PAGE = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Parent app backend</title>
  </head>
  <body>
    <div id="app"></div>
    <script src="${READER}/js/scalar.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const SETTINGS = {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
} as const;

const START = `Scalar.createApiReference('#app', ${JSON.stringify(SETTINGS)});\n`;

export async function registerReadingPage(app: FastifyInstance): Promise<void> {
  // Loaded on demand: the module is five megabytes.
  const { default: reader } = await import('@scalar/fastify-api-reference');
  await app.register(reader, { routePrefix: READER, configuration: SETTINGS });
  const options = { schema: { hide: true } };
  app.get('/docs', options, async (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/docs/start.js', options, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
}
