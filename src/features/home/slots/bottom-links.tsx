import { View } from '@tarojs/components';
import type { SlotItem } from '@/contract/home/schema';
import { classNames } from '@/components/class-names';
import type { SlotPlace } from './press-slot';
import { ResourceEntry } from './resource-entry';
import { firstOfEachRow, isText } from './rows';
import './bottom-links.scss';

interface BottomLinksProps {
  entries: readonly SlotItem[];
  place: SlotPlace;
  className?: string;
}

/** Text links at the end of a page: the first entry of each row. */
export function BottomLinks({ entries, place, className }: BottomLinksProps) {
  const links = firstOfEachRow(entries).filter(isText);
  if (links.length === 0) return null;
  return (
    <View className={classNames('bottom-links', className)}>
      {links.map((entry, index) => (
        <ResourceEntry
          key={entry.id}
          className="bottom-links__link"
          rowLength={1}
          event="bottom_text_click"
          {...{ entry, index, place }}
        />
      ))}
    </View>
  );
}
