/** A TCP proxy that simulates a bad connection: cuts it after some uploaded bytes, or freezes. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly origin: string;
  /** Cuts so far. */
  readonly cuts: number;
  /** Cuts the next connection that uploads so many bytes; null: none. */
  cutAfter(bytes: number | null): void;
  /** Passes no bytes until `thaw`, also on new connections. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** `port`: of a local server. */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  let limit: number | null = null;
  let cuts = 0;
  let isFrozen = false;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    let passed = 0;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    open.add(client).add(upstream);
    for (const socket of [client, upstream]) {
      socket.once('close', () => open.delete(socket));
      socket.on('error', end).once('close', end);
    }
    client.on('data', (chunk: Buffer) => {
      const left = limit === null ? chunk.length : Math.max(0, limit - passed);
      passed += chunk.length;
      upstream.write(chunk.subarray(0, left));
      if (limit === null || passed < limit) return;
      limit = null;
      cuts += 1;
      // Delivers what was sent before the cut.
      upstream.end(end);
    });
    upstream.pipe(client);
    if (isFrozen) for (const socket of [client, upstream]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get cuts() {
      return cuts;
    },
    cutAfter: (bytes) => {
      limit = bytes;
    },
    freeze: () => {
      isFrozen = true;
      open.forEach((socket) => socket.pause());
    },
    thaw: () => {
      isFrozen = false;
      open.forEach((socket) => socket.resume());
    },
    close: async () => {
      open.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
