import { View } from '@tarojs/components';
import { Icon } from '@/components/Icon';
import { Overlay } from '@/components/Overlay';
import { Pressable } from '@/components/Pressable';
import { shareIcons } from './icons';
import { shareTexts } from './texts';

/** The action in WeChat's menu. */
export type GuideTarget = keyof typeof shareTexts.guide.steps;

interface MenuGuideProps {
  /** undefined: hidden. */
  readonly target: GuideTarget | undefined;
  readonly onClose: () => void;
}

/** Pages cannot share by themselves in WeChat: points at WeChat's own menu. Any tap closes it. */
export function MenuGuide({ target, onClose }: MenuGuideProps) {
  return (
    <Overlay
      placement="center"
      open={target !== undefined}
      onClose={onClose}
      closeOnMask
      label={shareTexts.guide.title}
      className="share-guide"
    >
      <View className="share-guide__arrow">
        <Icon name={shareIcons.menuCorner} size={64} tone="onPrimary" />
      </View>
      <View className="share-guide__card" onClick={onClose}>
        {target &&
          shareTexts.guide.steps[target].map((step, index) => (
            <View key={step} className="share-guide__step">
              <View className="share-guide__number">{index + 1}</View>
              <View className="share-guide__words">{step}</View>
            </View>
          ))}
        <Pressable className="share-guide__done" onPress={onClose}>
          {shareTexts.guide.done}
        </Pressable>
      </View>
    </Overlay>
  );
}
