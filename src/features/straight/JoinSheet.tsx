import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { CheckRow } from '@/components/CheckRow';
import { Sheet } from '@/components/Sheet';
import { TextField } from '@/components/TextField';
import { NICKNAME_MAX } from '@/contract/growth/values';
import type { JoinStore } from './join-store';
import { joinTexts as texts } from './join-texts';
import './index.scss';

/** Nickname, and what others will see. Members can leave here. */
export const JoinSheet = observer(function JoinSheet({ store }: { readonly store: JoinStore }) {
  const { form, isMember } = store;
  return (
    <Sheet
      open={store.isOpen}
      title={isMember ? texts.changeTitle : texts.title}
      onClose={store.close}
      footer={
        <Button block loading={form.isSaving} disabled={store.isLeaving} onPress={() => void store.save()}>
          {isMember ? texts.save : texts.join}
        </Button>
      }
    >
      <TextField
        label={texts.name}
        name="nickname"
        value={form.values.nickname}
        placeholder={texts.placeholder}
        maxLength={NICKNAME_MAX * 2}
        error={form.complaints.nickname}
        onChange={(nickname) => form.set('nickname', nickname)}
        onBlur={() => form.checkField('nickname')}
        disabled={form.isSaving}
      />
      <View className="straight-join__seen" {...aria({ 'aria-live': 'polite' })}>
        {texts.seen(store.shownName)}
      </View>
      <CheckRow
        checked={form.values.showsMedals}
        text={texts.showsMedals}
        onToggle={() => form.set('showsMedals', !form.values.showsMedals)}
      />
      <View className="straight-join__promise">{texts.promise}</View>
      {form.failure !== '' && (
        <View className="straight-join__failure" {...aria({ role: 'alert' })}>
          {form.failure}
        </View>
      )}
      {isMember && (
        <Button
          className="straight-join__leave"
          kind="text"
          block
          loading={store.isLeaving}
          disabled={form.isSaving}
          onPress={() => void store.leave()}
        >
          {texts.leave}
        </Button>
      )}
    </Sheet>
  );
});
