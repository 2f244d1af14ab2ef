import type { Platform } from '@/platform/types';
import { randomHex } from './device-id';

/**
 * Idempotency key of a write: the same content keeps its key across retries, so that the server stores it once if a response is lost. ''
 * where the host has no randomness: then the server cannot deduplicate.
 */
export class Attempt {
  private last = { content: '', requestId: '' };

  constructor(private readonly platform: Pick<Platform, 'randomBytes'>) {}

  async idOf(content: unknown): Promise<string> {
    const text = JSON.stringify(content);
    if (this.last.content !== text) {
      this.last = { content: text, requestId: await randomHex(this.platform) };
    }
    return this.last.requestId;
  }

  /** Call after success: the same content is a new write from now on. */
  done(): void {
    this.last = { content: '', requestId: '' };
  }
}
