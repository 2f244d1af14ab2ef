import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { OFFLINE_CACHE_PREFIX, SERVICE_WORKER_PATH } from '../../../src/contract/offline';

/** A browser keeps the old worker if the URL returns 404: only a new worker can unregister it. */
export const RETIRING_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  const names = (await caches.keys()).filter((name) => name.startsWith('${OFFLINE_CACHE_PREFIX}'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/** Also serves the retiring worker if the build has none, as after a rollback to an older build. */
export function registerServiceWorker(app: FastifyInstance, h5Dir: string, isOn: boolean): void {
  const file = join(h5Dir, SERVICE_WORKER_PATH);
  app.get(SERVICE_WORKER_PATH, { schema: { hide: true } }, async (_request, reply) => {
    const script = isOn && existsSync(file) ? readFileSync(file, 'utf8') : RETIRING_WORKER;
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
}
