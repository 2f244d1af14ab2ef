import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Dialog } from '@/components/Dialog';
import { ClassFacts } from './ClassFacts';
import type { ClassChoiceStore } from './class-choice-store';
import { choiceTexts, classTexts as texts } from './texts';

/** Confirmation with the class, before joining. */
export const JoinDialog = observer(function JoinDialog({ store }: { readonly store: ClassChoiceStore }) {
  const { asked, failure, isJoining } = store;
  return (
    <Dialog
      open={asked !== null}
      title={texts.join.title}
      onClose={isJoining ? undefined : store.dismiss}
      actions={[
        { text: choiceTexts.again, onPress: store.dismiss, disabled: isJoining },
        {
          text: failure ? texts.join.again : texts.join.confirm,
          onPress: () => void store.join(),
          loading: isJoining,
        },
      ]}
    >
      {asked && <ClassFacts of={asked} step={store.choice.step} namesTeachers />}
      {failure && (
        <View className="class-choice__failure" {...aria({ role: 'alert' })}>
          {failure}
        </View>
      )}
    </Dialog>
  );
});
