import type { FastifyInstance } from 'fastify';

/** An empty JSON body is no mistake, and a beacon sends its JSON as text. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body.trim() === '') done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
}
