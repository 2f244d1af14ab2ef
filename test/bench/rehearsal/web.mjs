/** The repository's nginx in front of instances whose addresses change, as in compose.yaml: with a small DNS in Docker's place. */
import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../../scripts/tools.mjs';

const [HEADER_BYTES, A, IN, TTL] = [12, 1, 1, 1];

/** Answers every question with the addresses that are in `addresses` at the moment. */
export async function startDns(addresses) {
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) => {
    const end = asked.indexOf(0, HEADER_BYTES) + 5;
    const answers = [...addresses].map((one) =>
      // A pointer to the name of the question.
      Buffer.from([0xc0, HEADER_BYTES, 0, A, 0, IN, 0, 0, 0, TTL, 0, 4, ...one.split('.').map(Number)]),
    );
    const head = Buffer.from(asked.subarray(0, HEADER_BYTES));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(answers.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, asked.subarray(HEADER_BYTES, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, stop: () => socket.close() };
}

/** deploy/nginx with the places of this machine in place of the image's. */
function writeConfig(folder, { port, instancePort, dnsPort, root }) {
  const nginx = readFileSync(inRoot('deploy/nginx/nginx.conf'), 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:8080;', '')
    .replace('root /srv;', `root ${root};`)
    .replace('error_log stderr', `error_log ${folder}/error.log`)
    .replace('access_log /dev/stdout', `access_log ${folder}/access.log`)
    .replace('/etc/nginx/backends.conf', `${folder}/backends.conf`);
  const backends = readFileSync(inRoot('deploy/nginx/backends.conf'), 'utf8')
    .replace('127.0.0.11', `127.0.0.1:${dnsPort}`)
    .replace('backends:8080', `backends:${instancePort}`);
  writeFileSync(path.join(folder, 'nginx.conf'), nginx);
  writeFileSync(path.join(folder, 'backends.conf'), backends);
}

const NEEDED = 'nginx did not start: apt-get install nginx-light libnginx-mod-http-brotli-static';

export async function startNginx(folder, places) {
  mkdirSync(folder, { recursive: true });
  // Its workers are another user's.
  chmodSync(folder, 0o777);
  writeConfig(folder, places);
  const file = path.join(folder, 'nginx.conf');
  const child = spawn('nginx', ['-c', file, '-e', path.join(folder, 'error.log'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // Not installed, or without the module that its configuration needs.
  child.on('error', () => undefined);
  const hasEnded = () => child.exitCode !== null;
  const stop = async () => {
    if (hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const assertRuns = () => {
    if (hasEnded()) throw new Error(NEEDED);
  };
  return { origin: `http://127.0.0.1:${places.port}`, assertRuns, stop };
}
