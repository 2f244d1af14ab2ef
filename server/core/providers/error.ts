/** A service outside of us failed. The message names the service and a code, never what was sent to it. */
export class ProviderError extends Error {
  constructor(
    readonly provider: string,
    readonly code: string,
  ) {
    super(`${provider} failed: ${code}`);
    this.name = 'ProviderError';
  }
}
