import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Sheet } from '@/components/Sheet';
import { popupVisit } from '@/features/popups/visit';
import { useApp } from '@/stores/app/app-context';
import { AgeStore } from './age-store';
import { AgeGrid } from './AgeGrid';
import { AGE_TEXT } from './texts';
import './index.scss';

interface AgeDialogProps {
  /** false during the closing animation. */
  readonly open?: boolean;
  /** An age was given, or the parent declined: the flow goes on either way. */
  readonly onDone: (isGiven: boolean) => void;
  /** The parent opens the class hours granted for it. */
  readonly onSeeHours: (hourType: string) => void;
}

/** Asks for the child's age after a first login. Remounted for every showing. */
export const AgeDialog = observer(function AgeDialog({ open = true, onDone, onSeeHours }: AgeDialogProps) {
  const app = useApp();
  const [store] = useState(() => new AgeStore(app, onDone));
  useEffect(() => store.open(), [store]);
  // Wherever it is asked, the visit has had this one.
  useEffect(() => app.get(popupVisit).count('age'), [app]);
  return (
    <>
      <Sheet
        open={open && store.hourDialog === undefined}
        title={AGE_TEXT.title}
        onClose={store.leave}
        footer={<Submit store={store} />}
      >
        <View className="age-dialog">
          <View className="age-dialog__guide">{AGE_TEXT.guide}</View>
          <AgeGrid store={store} />
        </View>
      </Sheet>
      <Dialog
        open={open && store.hourDialog !== undefined}
        title={store.hourDialog?.title}
        actions={[
          { text: AGE_TEXT.hourKnown, onPress: store.leave },
          { text: AGE_TEXT.seeHours, onPress: () => onSeeHours(store.hourType) },
        ]}
      >
        {store.hourDialog?.content}
      </Dialog>
    </>
  );
});

const Submit = observer(function Submit({ store }: { store: AgeStore }) {
  return (
    <Button
      className="age-dialog__submit test-submit"
      block
      disabled={store.chosenId === null}
      loading={store.isSubmitting}
      onPress={() => void store.submit()}
    >
      {AGE_TEXT.submit}
    </Button>
  );
});
