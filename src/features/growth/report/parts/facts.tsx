import { View } from '@tarojs/components';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { Figure } from '@/contract/growth/report.schema';
import { reportTexts as texts } from '../texts';

interface FactsProps {
  readonly figures: readonly Figure[];
  /** The section's. */
  readonly title: string;
}

/** Figures, collapsed; always open in print. */
export function Facts({ figures, title }: FactsProps) {
  const [isOpen, setOpen] = useState(false);
  const action = isOpen ? texts.hideFacts : texts.showFacts;
  return (
    <View className="report-facts">
      <Pressable
        className="report-facts__toggle"
        label={texts.factsOf(action, title)}
        aria={{ expanded: isOpen }}
        onPress={() => setOpen(!isOpen)}
      >
        <View>{action}</View>
        <Icon
          className={classNames('report-facts__arrow', isOpen && 'report-facts__arrow--open')}
          name="arrow-down"
          size={32}
        />
      </Pressable>
      <View
        className={classNames('report-facts__list', !isOpen && 'report-facts__list--closed')}
        {...aria({ role: 'list' })}
      >
        {figures.map((figure, index) => (
          <Fact key={`${index} ${figure.name}`} {...figure} />
        ))}
      </View>
    </View>
  );
}

function Fact({ name, value, unit, note }: Figure) {
  return (
    <View className="report-facts__fact" {...aria({ role: 'listitem' })}>
      <View className="report-facts__words">
        <View className="report-facts__name">{name}</View>
        {note && <View className="report-facts__note">{note}</View>}
      </View>
      <View className="report-facts__value">
        {value}
        {unit && <View className="report-facts__unit">{unit}</View>}
      </View>
    </View>
  );
}
