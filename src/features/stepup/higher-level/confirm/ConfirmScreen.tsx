import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { FeatureSwitch, StepUpDialogType } from '@/contract/stepup/values';
import { Screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { StepUpDialog } from '../../dialogs/StepUpDialog';
import { featureSwitches, isOn } from '../../info/settings';
import { StepLine } from '../../steps/StepLine';
import { TeacherCard } from '../../teacher/TeacherCard';
import type { Admitted } from '../gate/gate-store';
import { KidHead } from '../../head/KidHead';
import { NewYearCard } from '../parts/new-year-card';
import { confirmTexts as texts, higherLevelTexts } from '../texts';
import { ConfirmStore } from './confirm-store';

interface ConfirmScreenProps {
  readonly admitted: Admitted;
  readonly again: () => Promise<void>;
  readonly kind: 'waiting' | 'original';
}

/** The arrangement, with its confirmation. */
export const ConfirmScreen = observer(function ConfirmScreen({ admitted, again, kind }: ConfirmScreenProps) {
  const app = useApp();
  const { info } = admitted;
  const [store] = useState(() => new ConfirmStore(app));
  useEffect(() => void store.load(info), [store, info]);
  const { dialogs } = store;
  useClosed(dialogs.isOpen, () => {
    if (store.isConfirmed) void app.router.replace('higherLevelCompleted');
    // After a refusal: another device may have changed the state.
    else if (dialogs.type === StepUpDialogType.error) void again();
  });
  const switches = app.get(featureSwitches).value;
  return (
    <Screen title={higherLevelTexts.entrance} footer={<Actions store={store} admitted={admitted} />}>
      <View className="higher-level-page">
        <KidHead {...texts[kind]} />
        <StepLine at="confirm" />
        <NewYearCard info={info} compares={kind === 'waiting'} />
        {isOn(switches, FeatureSwitch.teacherControl) && (
          <TeacherCard store={store.teacher} teacherId={info.newTeacherId} name={info.newTeacherName} />
        )}
      </View>
      <StepUpDialog dialogs={dialogs} />
    </Screen>
  );
});

interface ActionsProps {
  readonly store: ConfirmStore;
  readonly admitted: Admitted;
}

const Actions = observer(function Actions({ store, admitted: { info, pages } }: ActionsProps) {
  const app = useApp();
  const other = pages[1];
  const mayChoose = isOn(app.get(featureSwitches).value, FeatureSwitch.selectTimeControl);
  return (
    <>
      <Button
        block
        loading={store.isSaving}
        disabled={store.isConfirmed}
        onPress={() => void store.confirm(info)}
      >
        {texts.confirm}
      </Button>
      {other && mayChoose ? (
        <Button
          className="higher-level-page__quiet"
          kind="text"
          block
          disabled={store.isSaving}
          onPress={() => void app.router.go(other)}
        >
          {texts.otherClass}
        </Button>
      ) : (
        <Button className="higher-level-page__quiet" kind="text" block onPress={() => store.dialogs.ask()}>
          {texts.ask}
        </Button>
      )}
    </>
  );
});

/** Runs when the dialog is closed. */
function useClosed(isOpen: boolean, run: () => void): void {
  const wasOpen = useRef(false);
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (wasOpen.current && !isOpen) latest.current();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
