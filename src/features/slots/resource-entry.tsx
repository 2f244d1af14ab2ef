import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { SlotItem } from '@/contract/api/types';
import { RedirectType } from '@/contract/enums';
import { useApp } from '@/stores/app-context';
import { entrySize } from './display-size';
import { pressSlot, type SlotClickEvent, type SlotPlace } from './press-slot';
import { isText, textOf } from './rows';

export interface ResourceEntryProps {
  entry: SlotItem;
  /** How many share the row: their width follows from it. */
  rowLength: number;
  /** From 0, over the whole placement. */
  index: number;
  place: SlotPlace;
  event: SlotClickEvent;
  className: string;
}

/** One text or picture of a resource row. */
export function ResourceEntry({ entry, rowLength, index, place, event, className }: ResourceEntryProps) {
  const app = useApp();
  const content = isText(entry) ? (
    <Text className="resource-text">{textOf(entry)}</Text>
  ) : (
    <EntryPicture {...{ entry, rowLength }} />
  );
  // Something that leads nowhere must not look as if it did.
  if (entry.redirectType === RedirectType.none) return <View className={className}>{content}</View>;
  return (
    <Pressable
      className={className}
      role="link"
      ariaLabel={textOf(entry)}
      onPress={() => pressSlot(app, event, place, entry, index)}
    >
      {content}
    </Pressable>
  );
}

function EntryPicture({ entry, rowLength }: Pick<ResourceEntryProps, 'entry' | 'rowLength'>): ReactNode {
  const { height } = entrySize(entry.displaySize, rowLength);
  return (
    <Picture
      className="resource-picture"
      src={entry.imgPath ?? ''}
      alt={textOf(entry)}
      width="100%"
      height={height}
    />
  );
}
