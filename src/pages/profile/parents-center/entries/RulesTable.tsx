import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { explainEntries } from './explain';
import type { MineFactsStore } from './facts-store';
import { rulesTexts } from './texts';
import './rules-table.scss';

/** For testers, in development builds: every entry, its condition, and why it is hidden. */
const RulesTable = observer(function RulesTable({ store }: { store: MineFactsStore }) {
  return (
    <View className="rules-table">
      <View className="rules-table__title">{rulesTexts.title}</View>
      {explainEntries(store.facts).map(({ id, title, condition, isShown, hiddenBecause }) => (
        <View key={id} className="rules-table__row">
          <View className="rules-table__entry">{`${title} ${id}`}</View>
          <View>{condition || rulesTexts.always}</View>
          <View className={isShown ? 'rules-table__shown' : 'rules-table__hidden'}>
            {isShown ? rulesTexts.shown : hiddenBecause}
          </View>
        </View>
      ))}
    </View>
  );
});
export default RulesTable;
