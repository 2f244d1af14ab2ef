/** Node listens to the console: errors of the shell and fatal errors of the worker's script must be printed there. */
export function reportErrors(worker: Worker): void {
  worker.addEventListener('error', ({ message, filename, lineno }) =>
    report(`worker: ${message || 'did not load'} (${filename}:${lineno})`),
  );
  worker.addEventListener('messageerror', () => report('worker: a message could not be read'));
  window.addEventListener('error', ({ message, error }) => report(describe(error) || message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(describe(reason)));
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error ?? '');
}

function report(text: string): void {
  // eslint-disable-next-line no-console -- the console is how Node hears of it
  console.error(`[shell] ${text}`);
}
