/** An external service failed. The message contains the service and a code, never the data sent to it. */
export class ProviderError extends Error {
  constructor(
    readonly provider: string,
    readonly code: string,
  ) {
    super(`${provider} failed: ${code}`);
    this.name = 'ProviderError';
  }
}
