import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { OFFLINE_CACHE_PREFIX, SERVICE_WORKER_PATH } from '../../../src/contract/offline';

/** A browser that finds no worker at the address goes on with the old one: only another worker ends it. */
export const RETIRING_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  const names = (await caches.keys()).filter((name) => name.startsWith('${OFFLINE_CACHE_PREFIX}'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/** Also where a build has no worker of its own, as after going back to an older one. */
export function registerServiceWorker(app: FastifyInstance, h5Dir: string, isOn: boolean): void {
  const file = join(h5Dir, SERVICE_WORKER_PATH);
  app.get(SERVICE_WORKER_PATH, { schema: { hide: true } }, async (_request, reply) => {
    const script = isOn && existsSync(file) ? readFileSync(file, 'utf8') : RETIRING_WORKER;
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
}
