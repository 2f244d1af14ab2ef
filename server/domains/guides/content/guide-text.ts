import type { GuideNext } from '../../../../src/contract/guides/schema';
import type { GuideCode } from '../../../../src/contract/guides/values';
import type { GuidePicture } from '../pictures';

export interface GuideText {
  readonly code: GuideCode;
  readonly title: string;
  readonly words: string;
  readonly steps: readonly {
    readonly title: string;
    readonly words: string;
    readonly picture: GuidePicture;
    readonly alt: string;
  }[];
  readonly notes: readonly string[];
  readonly next: GuideNext | null;
}
