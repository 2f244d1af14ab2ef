import type { AppScene } from '@/contract/account/values';

export interface OtherWayProps {
  readonly onPress: () => void;
}

export interface SpokenProps {
  readonly scene: AppScene;
  readonly onPass: (secondCode: string) => void;
  readonly onClose: () => void;
  /** To the slider again. */
  readonly onBack: () => void;
}

export { OtherWay } from './OtherWay';
export { SpokenCaptcha } from './SpokenCaptcha';
