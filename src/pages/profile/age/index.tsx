import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { AgeStore } from '@/features/profile/age-dialog/age-store';
import { AgeGrid } from '@/features/profile/age-dialog/AgeGrid';
import { seeHours } from '@/features/profile/age-dialog/see-hours';
import { AGE_TEXT } from '@/features/profile/age-dialog/texts';
import { screen, Screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import './index.scss';

/** The age dialog as a page: an age, possibly a notice about class hours, then back. */
const SelectAge = observer(function SelectAge() {
  const app = useApp();
  const [store] = useState(() => new AgeStore(app, () => void app.router.back()));
  useEffect(() => store.open(), [store]);
  return (
    <Screen className="select-age" footer={<Submit store={store} />}>
      <View className="select-age__content">
        <View className="select-age__title">{AGE_TEXT.title}</View>
        <View className="select-age__guide">{AGE_TEXT.guide}</View>
        <AgeGrid store={store} />
      </View>
      <Dialog
        open={store.hourDialog !== undefined}
        title={store.hourDialog?.title}
        actions={[
          { text: AGE_TEXT.hourKnown, onPress: store.leave },
          { text: AGE_TEXT.seeHours, onPress: () => void seeHours(app, store.hourType) },
        ]}
      >
        {store.hourDialog?.content}
      </Dialog>
    </Screen>
  );
});

const Submit = observer(function Submit({ store }: { store: AgeStore }) {
  return (
    <Button
      className="test-submit"
      block
      disabled={store.chosenId === null}
      loading={store.isSubmitting}
      onPress={() => void store.submit()}
    >
      {AGE_TEXT.submit}
    </Button>
  );
});

export default screen('selectAgePage', SelectAge);
