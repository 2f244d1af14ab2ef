import type { Platform } from '@/platform/types';
import { randomHex } from './device-id';

/**
 * The number of one write: the same content has the same number however often it is sent, so that the server keeps it
 * once when an answer got lost. '' where the host has no randomness: then the server cannot tell.
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

  /** After success: the same content again is another write. */
  done(): void {
    this.last = { content: '', requestId: '' };
  }
}
