import { observer } from 'mobx-react';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { HELP_KEYWORD_MAX } from '@/contract/help/values';
import { helpTexts } from '../../texts';
import type { HelpListStore } from '../store';

export const SearchField = observer(function SearchField({ store }: { store: HelpListStore }) {
  return (
    <TextField
      className="help-list__search"
      label={helpTexts.search}
      hideLabel
      name="keyword"
      value={store.text}
      placeholder={helpTexts.searchPlaceholder}
      maxLength={HELP_KEYWORD_MAX}
      prefix={<Icon name="search" size={40} tone="secondary" />}
      suffix={
        store.text && (
          <Pressable className="help-list__clear" label={helpTexts.clear} onPress={store.clear}>
            <Icon name="close" size={32} tone="secondary" />
          </Pressable>
        )
      }
      onChange={store.setText}
      onConfirm={store.search}
    />
  );
});
