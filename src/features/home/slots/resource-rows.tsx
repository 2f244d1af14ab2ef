import { View } from '@tarojs/components';
import type { SlotItem } from '@/contract/home/schema';
import { classNames } from '@/components/class-names';
import type { SlotClickEvent, SlotPlace } from './press-slot';
import { ResourceEntry } from './resource-entry';
import { isText, resourceRows, firstOfEachRow } from './rows';
import './bottom-links.scss';
import './resource-rows.scss';

interface ResourceRowsProps {
  entries: readonly SlotItem[];
  place: SlotPlace;
  event?: SlotClickEvent;
  /** Captions below pictures side by side; a single picture is a banner with its own text. */
  captions?: boolean;
  className?: string;
}

/** Pictures and texts of a placement, at most five per row. */
export function ResourceRows({
  entries,
  place,
  event = 'resource_click',
  captions = false,
  className,
}: ResourceRowsProps) {
  const rows = resourceRows(entries);
  if (rows.length === 0) return null;
  let index = 0;
  return (
    <View className={classNames('resource-rows', className)}>
      {rows.map((row) => (
        <View
          key={row[0]?.id}
          className={classNames('resource-rows__row', row.every(isText) && 'resource-rows__row--text')}
        >
          {row.map((entry) => (
            <ResourceEntry
              key={entry.id}
              className={classNames('resource-rows__entry', isText(entry) && 'resource-rows__entry--text')}
              rowLength={row.length}
              index={index++}
              {...{ entry, place, event, captions }}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

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
