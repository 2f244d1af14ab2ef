import { View } from '@tarojs/components';
import { Icon } from '@/components/Icon';
import { Overlay } from '@/components/Overlay';
import { Pressable } from '@/components/Pressable';
import { shareIcons } from './icons';
import { shareTexts } from './texts';

/** What the parent looks for in WeChat's menu. */
export type GuideTarget = keyof typeof shareTexts.guide.steps;

interface MenuGuideProps {
  /** undefined: not shown. */
  readonly target: GuideTarget | undefined;
  readonly onClose: () => void;
}

/** No page can share by itself in WeChat: it shows where WeChat's own menu is. A tap anywhere ends it. */
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
