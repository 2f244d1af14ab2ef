import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { TextField } from '@/components/TextField';
import { NICKNAME_MAX } from '@/contract/growth/values';
import type { ShareStore } from './share-store';
import { sharingTexts as texts } from './texts';
import './index.scss';

/** The displayed name, and what others will see. */
export const NameForm = observer(function NameForm({ store }: { readonly store: ShareStore }) {
  const { form } = store;
  return (
    <View className="sharing">
      <TextField
        label={texts.name}
        name="nickname"
        value={form.values.name}
        placeholder={texts.namePlaceholder}
        maxLength={NICKNAME_MAX}
        error={form.complaints.name}
        onChange={(name) => form.set('name', name)}
        onBlur={() => form.checkField('name')}
        disabled={form.isSaving}
      />
      <View className="sharing__seen">{texts.seen[store.of]}</View>
      <View className="sharing__days">{texts.days}</View>
      {form.failure !== '' && (
        <View className="sharing__failure" {...aria({ role: 'alert' })}>
          {form.failure}
        </View>
      )}
    </View>
  );
});
