import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { Button } from '@/components/Button';
import { FeatureSwitch, StepUpDialogType } from '@/contract/stepup/values';
import { Screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import type { App } from '@/stores/app/app';
import { StepUpDialog } from '../../dialogs/StepUpDialog';
import { featureSwitches, isOn } from '../../info/settings';
import { StepLine } from '../../steps/StepLine';
import { TeacherCard } from '../../teacher/TeacherCard';
import type { Admitted } from '../gate/gate-store';
import { KidHead } from '../../head/heads';
import { NewYearCard } from '../parts/cards';
import { confirmTexts as texts, higherLevelTexts } from '../texts';
import { AnswerStore } from '../../answer/answer-store';
import { StepUpDialogs } from '../../dialogs/dialogs';
import type { StepUp } from '../../info/step-up';
import { TeacherStore } from '../../teacher/teacher-store';

class ConfirmStore {
  isConfirmed = false;
  readonly dialogs: StepUpDialogs;
  readonly teacher: TeacherStore;
  private readonly answer: AnswerStore;

  constructor(app: App) {
    this.dialogs = new StepUpDialogs(app);
    this.teacher = new TeacherStore(app);
    this.answer = new AnswerStore(app, this.dialogs);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isSaving(): boolean {
    return this.answer.busy !== null;
  }

  async load({ newTeacherId, headMasterId }: StepUp): Promise<void> {
    const teaching = newTeacherId > 0 ? this.teacher.load(newTeacherId) : undefined;
    await Promise.all([this.dialogs.headMaster.load(headMasterId), teaching]);
  }

  /** Confirmed only once: the success dialog is shown before the redirect. */
  async confirm(info: StepUp): Promise<void> {
    if (!this.isConfirmed) await this.answer.confirm(info, { changed: this.confirmed });
  }

  private confirmed(): void {
    this.isConfirmed = true;
  }
}

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
