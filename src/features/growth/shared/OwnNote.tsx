import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import type { SharedStore } from './shared-store';
import { sharedTexts as texts } from './texts';
import './index.scss';

/** Only for the parent who shared it. */
export const OwnNote = observer(function OwnNote({ store }: { readonly store: SharedStore }) {
  if (store.ownId === undefined) return null;
  return (
    <Card className="shared__card shared__own">
      <View className="shared__own-words" {...aria({ role: 'note' })}>
        <View className="shared__own-title">{texts.own}</View>
        <View className="shared__own-hint">{texts.ownHint}</View>
      </View>
      <Button kind="danger-text" size="medium" loading={store.isRevoking} onPress={() => void store.revoke()}>
        {texts.revoke}
      </Button>
    </Card>
  );
});
