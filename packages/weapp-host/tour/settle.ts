import type { Host } from '../index';

const QUIET = 150;
const LONGEST = 800;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Counters that change while a page is busy: rendering, requests, failures. */
function pulse(host: Host): string {
  const { setData, requests, exceptions, rejections } = host.report();
  const drawn = Object.values(setData).reduce((sum, { calls }) => sum + calls, 0);
  return [drawn, requests.length, exceptions.length, rejections.length].join();
}

/** Waits until a page is idle; gives up on pages that never are (a clock). */
export async function settle(host: Host): Promise<void> {
  const end = Date.now() + LONGEST;
  let last = '';
  for (let now = pulse(host); now !== last && Date.now() < end; now = pulse(host)) {
    last = now;
    await pause(QUIET);
  }
}
