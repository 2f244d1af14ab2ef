import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { higherLevelPerson } from '../operator';
import { headTexts as texts } from '../texts';
import { PersonHead } from './PersonHead';

interface KidHeadProps {
  readonly title: string;
  readonly note: string;
}

/** On the higher level: the child, and the current state. */
export const KidHead = ({ title, note }: KidHeadProps) => (
  <PersonHead
    from={higherLevelPerson}
    size={112}
    words={({ kidName, parentPhone }) => (
      <>
        <View className="step-up-head__whose">{kidName ? texts.kidOf(kidName) : texts.kid}</View>
        <View className="step-up-head__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {title}
        </View>
        <View className="step-up-head__note">{note}</View>
        {parentPhone && <View className="step-up-head__note">{parentPhone}</View>}
      </>
    )}
  />
);
