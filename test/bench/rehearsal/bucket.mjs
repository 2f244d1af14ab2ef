/** A storage for files as S3 speaks: a folder, each object a file with its content type beside it. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPE = '.type';

export async function startBucket(folder) {
  const placeOf = (url) => path.join(folder, new URL(url, 'http://bucket').pathname);
  const answers = {
    async PUT(request, response, place) {
      const parts = await request.toArray();
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, Buffer.concat(parts));
      writeFileSync(place + TYPE, request.headers['content-type'] ?? '');
      response.end();
    },
    async GET(request, response, place) {
      if (!existsSync(place)) return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': readFileSync(place + TYPE, 'utf8') });
      return response.end(readFileSync(place));
    },
    async DELETE(request, response, place) {
      rmSync(place, { force: true });
      response.writeHead(204).end();
    },
  };
  const server = createServer((request, response) => {
    const answer = answers[request.method];
    if (!answer) return response.writeHead(405).end();
    return answer(request, response, placeOf(request.url)).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${server.address().port}`,
      S3_BUCKET: 'wandou',
      S3_ACCESS_KEY_ID: 'rehearsal',
      S3_SECRET_ACCESS_KEY: 'rehearsal',
    },
    stop: () => server.close(),
  };
}
