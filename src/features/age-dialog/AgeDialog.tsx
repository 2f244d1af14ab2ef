import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Dialog } from '@/components/Dialog';
import { Pressable } from '@/components/Pressable';
import { Sheet } from '@/components/Sheet';
import { AGES } from '@/contract/constants';
import { useApp } from '@/stores/app-context';
import { AgeStore } from './age-store';
import { AGE_TEXT } from './texts';
import './index.scss';

export interface AgeDialogProps {
  /** An age was given, or the parent did not want to: either way the next thing comes. */
  readonly onDone: () => void;
  /** The parent wants to see the class hours that came with it. */
  readonly onSeeHours: () => void;
}

/** Asks for the child's age after a first login (part 1 section 4). Mounted anew for every showing. */
export const AgeDialog = observer(function AgeDialog({ onDone, onSeeHours }: AgeDialogProps) {
  const app = useApp();
  const [store] = useState(() => new AgeStore(app, onDone));
  useEffect(() => store.open(), [store]);
  return (
    <>
      <Sheet
        open={store.hourDialog === undefined}
        title={AGE_TEXT.title}
        onClose={store.leave}
        footer={<Submit store={store} />}
      >
        <View className="age-dialog">
          <View className="age-dialog__guide">{AGE_TEXT.guide}</View>
          <Ages store={store} />
        </View>
      </Sheet>
      <Dialog
        open={store.hourDialog !== undefined}
        title={store.hourDialog?.title}
        actions={[
          { text: AGE_TEXT.hourKnown, onPress: store.leave },
          { text: AGE_TEXT.seeHours, onPress: onSeeHours },
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
      className="age-dialog__submit"
      block
      disabled={store.chosenId === null}
      loading={store.isSubmitting}
      onPress={() => void store.submit()}
    >
      {AGE_TEXT.submit}
    </Button>
  );
});

const Ages = observer(function Ages({ store }: { store: AgeStore }) {
  return (
    <View className="age-dialog__ages" {...aria({ role: 'radiogroup', 'aria-label': AGE_TEXT.title })}>
      {AGES.map(({ id, age }) => (
        <Pressable
          key={id}
          className={classNames('age-dialog__age', id === store.chosenId && 'age-dialog__age--chosen')}
          role="radio"
          aria={{ checked: id === store.chosenId }}
          onPress={() => store.choose(id)}
        >
          {AGE_TEXT.age(age)}
        </Pressable>
      ))}
    </View>
  );
});
