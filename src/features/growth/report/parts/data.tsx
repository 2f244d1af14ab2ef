import { View } from '@tarojs/components';
import { useState, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { Figure, Picture } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import { PictureTable } from '../../pictures';
import { reportTexts as texts } from '../texts';

interface DataProps {
  readonly figures: readonly Figure[];
  readonly pictures: readonly Picture[];
  /** The section's. */
  readonly title: string;
  /** What a brief section shows only after a tap; not in print. */
  readonly children?: ReactNode;
}

/** The section's one expander: figures, and the points of its charts. Always open in print. */
export function Data({ figures, pictures, title, children }: DataProps) {
  const [isOpen, setOpen] = useState(false);
  const action = isOpen ? texts.hideFacts : texts.showFacts;
  // A map names its points itself.
  const tables = pictures.filter(({ kind, points }) => kind !== PictureKind.map && points.length > 0);
  if (figures.length === 0 && tables.length === 0 && !children) return null;
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
          {tables.map((picture, index) => (
            <PictureTable key={`${picture.kind} ${index}`} picture={picture} title={title} />
          ))}
        </View>
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
