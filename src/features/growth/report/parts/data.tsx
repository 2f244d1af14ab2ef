import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { Figure, Picture } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import { PictureTable } from '../../pictures';
import { reportTexts as texts } from '../texts';

interface ToggleProps {
  /** The section's. */
  readonly title: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** The section's one expander, beside its title. */
export function DataToggle({ title, isOpen, onPress }: ToggleProps) {
  const action = isOpen ? texts.hideFacts : texts.showFacts;
  return (
    <Pressable
      className="report-facts__toggle"
      label={texts.factsOf(action, title)}
      aria={{ expanded: isOpen }}
      {...{ onPress }}
    >
      <View>{action}</View>
      <Icon
        className={classNames('report-facts__arrow', isOpen && 'report-facts__arrow--open')}
        name="arrow-down"
        size={32}
      />
    </Pressable>
  );
}

/** Those that have a table: a map names its points itself. */
export const tablesOf = (pictures: readonly Picture[]): readonly Picture[] =>
  pictures.filter(({ kind, points }) => kind !== PictureKind.map && points.length > 0);

interface DataProps {
  readonly figures: readonly Figure[];
  readonly pictures: readonly Picture[];
  /** The section's. */
  readonly title: string;
  readonly isOpen: boolean;
  /** What a brief section shows only after a tap; not in print. */
  readonly children?: ReactNode;
}

/** Figures, and the points of the charts. Always open in print. */
export const Data = ({ figures, pictures, title, isOpen, children }: DataProps) => (
  <View className={classNames('report-facts__list', !isOpen && 'report-facts__list--closed')}>
    <View className="report-facts__inside">
      {isOpen && children}
      {figures.length > 0 && (
        <View {...aria({ role: 'list' })}>
          {figures.map((figure, index) => (
            <Fact key={`${index} ${figure.name}`} {...figure} />
          ))}
        </View>
      )}
      {tablesOf(pictures).map((picture, index) => (
        <PictureTable key={`${picture.kind} ${index}`} picture={picture} title={title} />
      ))}
    </View>
  </View>
);

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
