import { View } from '@tarojs/components';
import { useState, type KeyboardEvent } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon, type IconName } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { PicturePoint } from '@/contract/growth/report.schema';
import { Mastery } from '@/contract/growth/values';
import { TILES } from '../heights';
import { pictureTexts as texts } from '../texts';
import type { DrawnProps } from '@/features/growth/pictures/drawn-props';
import { readingOf, summaryOf } from '../words';
import { ROW_STEPS, useReading, type Reading } from './use-reading';
import './map.scss';

const ICONS: Readonly<Record<Mastery, IconName>> = { mastered: 'check', underway: 'growth', ahead: 'clock' };

/** Mastered, in progress, ahead. It is text, and needs no table. */
export function MapPicture({ picture, title }: DrawnProps) {
  const reading = useReading(picture.points.length);
  const groups = Object.values(Mastery).map((state) => ({
    state,
    points: picture.points.flatMap((point, index) =>
      (point.state ?? Mastery.ahead) === state ? [{ point, index }] : [],
    ),
  }));
  return (
    <View {...aria({ role: 'group', 'aria-label': summaryOf(picture, title) })} {...arrows}>
      {groups
        .filter(({ points }) => points.length > 0)
        .map((group) => (
          <Group key={group.state} {...group} picture={picture} reading={reading} />
        ))}
    </View>
  );
}

interface GroupProps {
  readonly state: Mastery;
  readonly points: readonly { readonly point: PicturePoint; readonly index: number }[];
  readonly picture: DrawnProps['picture'];
  readonly reading: Reading;
}

function Group({ state, points, picture, reading }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const name = texts.states[state];
  return (
    <View className={`drawn__group drawn__group--${state}`}>
      <View className="drawn__group-head">
        <Icon name={ICONS[state]} size={32} />
        <View className="drawn__group-name">{texts.count(name, points.length)}</View>
      </View>
      <View className="drawn__tiles" {...aria({ role: 'list', 'aria-label': name })}>
        {(isWhole ? points : points.slice(0, TILES)).map(({ point, index }) => (
          <View key={index} className="drawn__tile-place" {...aria({ role: 'listitem' })}>
            <Tile
              point={point}
              picture={picture}
              isRead={reading.index === index}
              onTap={() => reading.tap(index)}
            />
          </View>
        ))}
      </View>
      {points.length > TILES && (
        <Pressable className="drawn__more" aria={{ expanded: isWhole }} onPress={() => setWhole(!isWhole)}>
          {isWhole ? texts.fewer : texts.more(points.length)}
        </Pressable>
      )}
    </View>
  );
}

interface TileProps {
  readonly point: PicturePoint;
  readonly picture: DrawnProps['picture'];
  readonly isRead: boolean;
  readonly onTap: () => void;
}

/** Name, truncated; a tap expands it with details. */
function Tile({ point, picture, isRead, onTap }: TileProps) {
  const [label, ...lines] = readingOf(point, picture);
  return (
    <Pressable
      className={classNames('drawn__tile', isRead && 'drawn__tile--read')}
      aria={{ expanded: isRead }}
      onPress={onTap}
    >
      <View className="drawn__tile-label">{label}</View>
      {isRead && lines.map((words) => <View key={words}>{words}</View>)}
    </Pressable>
  );
}

/** Arrow keys move between tiles; Enter expands. */
const arrows: Record<string, unknown> = {
  onKeyDown: (event: KeyboardEvent) => {
    const step = ROW_STEPS[event.key];
    const { currentTarget: map, target } = event;
    if (step === undefined || !(map instanceof HTMLElement)) return;
    const tiles = [...map.querySelectorAll<HTMLElement>('.drawn__tile')];
    const at = tiles.findIndex((tile) => tile === target);
    if (at < 0) return;
    event.preventDefault();
    tiles[Math.min(tiles.length - 1, Math.max(0, at + step))]?.focus();
  },
};
