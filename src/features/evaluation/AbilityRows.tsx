import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Pod } from '@/components/Pod';
import type { EvaluatedAbility } from '@/contract/evaluation/schema';
import { ENOUGH_OF_ABILITY } from '@/contract/evaluation/values';
import './ability-rows.scss';

const shareOf = ({ asked, right }: EvaluatedAbility): string => `${asked}题答对${right}题`;

interface AbilityRowsProps {
  readonly abilities: readonly EvaluatedAbility[];
  /** Accessible name. */
  readonly label: string;
}

/** How each ability went; those of too few questions together, with no judgement. */
export function AbilityRows({ abilities, label }: AbilityRowsProps) {
  const isKnown = ({ asked }: EvaluatedAbility): boolean => asked >= ENOUGH_OF_ABILITY;
  const few = abilities.filter((one) => !isKnown(one));
  return (
    <View {...aria({ role: 'list', 'aria-label': label })}>
      {abilities.filter(isKnown).map((ability) => (
        <View key={ability.name} className="ability" {...aria({ role: 'listitem' })}>
          <View className="ability__head">
            <View className="ability__name">{ability.name}</View>
            <Pod className="ability__pod" now={ability.right} max={ability.asked} label={ability.name} />
            <View className="ability__share">{shareOf(ability)}</View>
          </View>
          <View className="ability__words">{ability.words}</View>
        </View>
      ))}
      {few[0] && (
        <View className="ability" {...aria({ role: 'listitem' })}>
          <View className="ability__words">
            {`${few.map((one) => `${one.name}${shareOf(one)}`).join('、')}：${few[0].words}`}
          </View>
        </View>
      )}
    </View>
  );
}
