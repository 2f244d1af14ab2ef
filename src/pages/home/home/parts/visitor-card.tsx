import { Text, View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { homeTexts } from '../texts';
import './visitor-card.scss';

const { visitor: texts } = homeTexts;
const TRIAL = { trial: '1' } as const;

/** For visitors: what the school is, for which age, and how to try it. Part of the first paint, hence not lazy. */
export function VisitorCard() {
  const { router } = useApp();
  return (
    <View className="visitor-card">
      <View className="visitor-card__title" {...{ role: 'heading', 'aria-level': '2' }}>
        {texts.title}
      </View>
      {texts.facts.map(([name, fact]) => (
        <View key={name} className="visitor-card__fact">
          <Text className="visitor-card__name">{name}</Text>
          <Text className="visitor-card__text">{fact}</Text>
        </View>
      ))}
      <Pressable
        className="visitor-card__try"
        leadsTo={innerPath('index', TRIAL)}
        onPress={() => void router.openPath(innerPath('index', TRIAL))}
      >
        {texts.try}
      </Pressable>
    </View>
  );
}
