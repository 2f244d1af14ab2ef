import { shareCalls } from '@/contract/share/calls';
import { SHARE_SIGNATURE_LIFE_MS } from '@/contract/share/values';
import type { ShareInfo } from '@/contract/bridge';
import { ok, type Result } from '@/contract/errors';
import type { WeChatSharing, WeChatSignature } from '@/platform/types';
import type { ApiClient } from '../api/types';
import type { Clock } from '../clock';

interface WeChatMenuParts {
  readonly sharing: WeChatSharing;
  readonly api: ApiClient;
  readonly clock: Clock;
}

interface Asked {
  readonly at: number;
  readonly answer: Promise<Result<WeChatSignature>>;
}

/** WeChat's own menu, which shares the card that was set last. */
export class WeChatMenu {
  private readonly asked = new Map<string, Asked>();

  constructor(private readonly parts: WeChatMenuParts) {}

  /** `isWanted`: false once another share was prepared, which then owns the menu. */
  async fill({ title, desc, toURL, iconURL }: ShareInfo, isWanted: () => boolean): Promise<Result<void>> {
    const { sharing } = this.parts;
    const address = sharing.addressToSign();
    const signature = await this.signatureOf(address);
    if (!signature.ok) return signature;
    if (!isWanted()) return ok(undefined);
    const result = await sharing.offer(signature.value, { title, desc, link: toURL, imgUrl: iconURL });
    // The signature may be at fault: request a new one next time.
    if (!result.ok) this.asked.delete(address);
    return result;
  }

  /** One request per address, shared by all callers. */
  private async signatureOf(address: string): Promise<Result<WeChatSignature>> {
    const now = this.parts.clock.now();
    let asked = this.asked.get(address);
    if (!asked || now - asked.at >= SHARE_SIGNATURE_LIFE_MS) {
      asked = { at: now, answer: this.parts.api.call(shareCalls.getSignPackage, { sUrl: address }) };
      this.asked.set(address, asked);
    }
    const answer = await asked.answer;
    if (!answer.ok) this.asked.delete(address);
    return answer;
  }
}
