/** Latency of /healthz under load: shows whether the event loop is blocked. */
const PAUSE_MS = 10;
const QUIET_MS = 3_000;

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** Sends requests one after another until `isOver`. */
async function latencies(origin, isOver) {
  const found = [];
  while (!isOver()) {
    const begun = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    found.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return found.sort((left, right) => left - right);
}

function report(what, found, seconds) {
  const [p50, p99] = [at(found, 0.5), at(found, 0.99)].map((ms) => ms.toFixed(1).padStart(5));
  const took = `${seconds.toFixed(1)} s`;
  console.log(`${what.padEnd(28)} /healthz p50 ${p50} ms, p99 ${p99} ms (${found.length} times in ${took})`);
}

/** Prints the latency during `work`. */
export async function watchHealthz(what, origin, work) {
  let isOver = false;
  const begun = performance.now();
  const watched = latencies(origin, () => isOver);
  await work().finally(() => (isOver = true));
  const seconds = (performance.now() - begun) / 1000;
  report(what, await watched, seconds);
}

export const watchQuiet = (origin) =>
  watchHealthz('idle', origin, () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
