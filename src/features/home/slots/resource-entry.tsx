import { View } from '@tarojs/components';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { SlotItem } from '@/contract/home/schema';
import { RedirectType } from '@/contract/links/values';
import { addressOf, slotTarget } from '@/features/links/click-target/target';
import { useApp } from '@/stores/app/app-context';
import { entrySize } from './display-size';
import { pressSlot, type SlotClickEvent, type SlotPlace } from './press-slot';
import { isText, textOf } from './rows';

interface ResourceEntryProps {
  entry: SlotItem;
  /** Entries in the row; sets the width. */
  rowLength: number;
  /** From 0, within the placement. */
  index: number;
  place: SlotPlace;
  event: SlotClickEvent;
  captions?: boolean;
  className: string;
}

export function ResourceEntry(props: ResourceEntryProps) {
  const { entry, index, place, event, className } = props;
  const app = useApp();
  const content = isText(entry) ? <EntryText entry={entry} /> : <EntryPicture {...props} />;
  if (!leadsOn(entry)) return <View className={className}>{content}</View>;
  return (
    <Pressable
      className={className}
      role="link"
      label={textOf(entry)}
      leadsTo={addressOf(slotTarget(entry))}
      onPress={() => pressSlot(app, event, place, entry, index)}
    >
      {content}
    </Pressable>
  );
}

/** An entry without a target must not look clickable. */
const leadsOn = ({ redirectType }: SlotItem): boolean => redirectType !== RedirectType.none;

function EntryText({ entry }: { entry: SlotItem }) {
  return (
    <>
      <View className="resource-text">{textOf(entry)}</View>
      {leadsOn(entry) && (
        <Icon className="resource-text__arrow" name="arrow-right" size={32} tone="secondary" />
      )}
    </>
  );
}

function EntryPicture({ entry, rowLength, captions }: ResourceEntryProps) {
  const { width, height } = entrySize(entry.displaySize, rowLength);
  const isTile = rowLength > 1;
  const isNamed = captions && isTile;
  return (
    <>
      <Picture
        className={classNames('resource-picture', isTile && 'resource-picture--tile')}
        src={entry.imgPath}
        alt={isNamed ? '' : textOf(entry)}
        width="100%"
        shownWidth={width}
        height={height}
      />
      {isNamed && <View className="resource-caption">{textOf(entry)}</View>}
    </>
  );
}
