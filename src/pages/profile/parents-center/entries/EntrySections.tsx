import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Badge } from '@/components/Badge';
import { Drawing } from '@/components/Drawing';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { addressOf, pressTarget } from '@/features/links/click-target';
import { useApp } from '@/stores/app/app-context';
import { shownEntries } from './explain';
import type { MineFactsStore } from './facts-store';
import { badgeText, sectionTexts } from './texts';
import type { MineEntry, MineFacts, MineSection } from './types';
import './entry-sections.scss';

interface EntrySectionsProps {
  readonly store: MineFactsStore;
  readonly sections: readonly MineSection[];
  /** The id of an entry that the page shows elsewhere. */
  readonly without?: string | undefined;
}

/** Empty places, so that a last row has the columns of all others: as many as it can lack. */
const PLACES = [1, 2, 3];

export const EntrySections = observer(function EntrySections({
  store,
  sections,
  without,
}: EntrySectionsProps) {
  const { facts } = store;
  return (
    <>
      {sections.map((section) => {
        const entries = shownEntries(section, facts).filter(({ id }) => id !== without);
        return (
          entries.length > 0 && (
            <View key={section} className={`entry-section entry-section--${section}`}>
              <View className="entry-section__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
                {sectionTexts[section]}
              </View>
              <View className="entry-section__grid">
                {entries.map((entry) => (
                  <EntryTile key={entry.id} entry={entry} facts={facts} />
                ))}
                {PLACES.map((place) => (
                  <View key={place} className="entry-tile entry-tile--none" />
                ))}
              </View>
            </View>
          )
        );
      })}
    </>
  );
});

interface EntryTileProps {
  readonly entry: MineEntry;
  readonly facts: MineFacts;
}

const EntryTile = observer(function EntryTile({ entry, facts }: EntryTileProps) {
  const app = useApp();
  const { opens } = entry;
  const badge = entry.badge?.(facts);
  const open = (): void => {
    app.tracker.track('mine_entry_click', { entry: entry.id });
    void (typeof opens === 'function' ? opens(app, facts) : pressTarget(app, { target: opens }));
  };
  return (
    <Pressable
      className="entry-tile test-entry"
      label={[entry.title, badgeText(badge)].filter(Boolean).join(' ')}
      leadsTo={typeof opens === 'function' ? undefined : addressOf(opens)}
      onPress={open}
    >
      <View className="entry-tile__drawing">
        <Drawing src={entry.drawing} width={56} />
        {typeof badge === 'number' && badge > 0 && <Badge className="entry-tile__badge" count={badge} />}
        {typeof badge === 'string' && <Tag className="entry-tile__badge" tone="alert" text={badge} />}
      </View>
      <View className="entry-tile__title">{entry.title}</View>
    </Pressable>
  );
});
