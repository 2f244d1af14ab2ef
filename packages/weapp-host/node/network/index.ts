import type { NodeCalls, WorkerCalls } from '../../protocol/calls';
import type { Channel } from '../../protocol/channel';
import { HttpJob } from './http-job';
import { Sockets } from './sockets';

/**
 * Executes the mini program's requests and sockets in Node, without CORS and cookies. Returns a function that aborts them all, for the
 * worker's end.
 */
export function serveNetwork(channel: Channel<WorkerCalls, NodeCalls>): () => void {
  const jobs = new Map<number, HttpJob>();
  const sockets = new Sockets((event) => channel.notify('net.socketEvent', event));
  channel.handle('net.request', async (request) => {
    const { id } = request;
    const job = new HttpJob(request, {
      headers: (event) => channel.notify('net.headers', { id, ...event }),
      chunk: (bytes) => channel.notify('net.chunk', { id, base64: bytes.toString('base64') }),
      progress: (direction, loaded, total) =>
        channel.notify('net.progress', { id, direction, loaded, total }),
    });
    jobs.set(id, job);
    try {
      return await job.run();
    } finally {
      jobs.delete(id);
    }
  });
  channel.handle('net.abort', ({ id }) => nothing(jobs.get(id)?.abort()));
  channel.handle('net.socketOpen', (opening) => nothing(sockets.connect(opening)));
  channel.handle('net.socketSend', ({ id, data, binary }) => nothing(sockets.send(id, data, binary)));
  channel.handle('net.socketClose', ({ id, code, reason }) => nothing(sockets.close(id, code, reason)));
  return () => {
    for (const job of jobs.values()) job.abort();
    sockets.closeAll();
  };
}

/** Calls without a result return undefined, whatever the work returns. */
const nothing = (_done: unknown): undefined => undefined;
