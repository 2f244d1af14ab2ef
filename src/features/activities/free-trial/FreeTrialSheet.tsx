import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { Sheet } from '@/components/Sheet';
import { Spinner } from '@/components/Spinner';
import { ConsentDialog, ConsentLine } from '@/features/account/consent/Consent';
import { PhoneAndCodeFields } from '@/features/account/phone-and-code/PhoneAndCodeFields';
import { formatDate, formatWhenWithin } from '@/features/lessons';
import { AgeDialog } from '@/features/profile/age-dialog/AgeDialog';
import { seeHours } from '@/features/profile/age-dialog/see-hours';
import { useApp } from '@/stores/app/app-context';
import { FreeTrialStore } from './free-trial-store';
import { freeTrialTexts as texts } from './texts';
import './free-trial.scss';

export interface FreeTrialSheetProps {
  /** Dismissed, or there was nothing to claim. */
  readonly onClose: () => void;
  /** The parent follows a link to the result. */
  readonly onGo: (move: () => Promise<void>) => void;
}

/** Free trial for a visitor: phone, code and one button, then the child's age. */
const FreeTrialSheet = observer(function FreeTrialSheet({ onClose, onGo }: FreeTrialSheetProps) {
  const app = useApp();
  const [store] = useState(() => new FreeTrialStore(app, onClose));
  useEffect(() => store.open(), [store]);
  const book = () => onGo(() => app.router.go('aboutClassCenter'));
  if (store.step === 'age') {
    return <AgeDialog onDone={book} onSeeHours={(hourType) => onGo(() => seeHours(app, hourType))} />;
  }
  return (
    <>
      <Sheet
        open
        title={texts.title}
        onClose={onClose}
        footer={<Action store={store} onBook={book} onGo={onGo} />}
      >
        <View className="free-trial">
          <Illustration name="welcome" size={200} />
          <View className="free-trial__promise">{texts.promise}</View>
          <Body store={store} />
        </View>
      </Sheet>
      <ConsentDialog consent={store.consent} />
    </>
  );
});
export default FreeTrialSheet;

const Body = observer(function Body({ store }: { readonly store: FreeTrialStore }) {
  const { serverClock } = useApp();
  if (store.step === 'again') {
    const { claimedAt = '', lesson } = store.known ?? {};
    const said = lesson
      ? texts.alreadyBooked(texts.when(formatWhenWithin(lesson.lessonTime, serverClock), lesson.name))
      : texts.already(formatDate(claimedAt));
    return (
      <View className="free-trial__note" {...aria({ role: 'status' })}>
        {said}
      </View>
    );
  }
  if (store.step === 'claiming') {
    return (
      <View className="free-trial__note" {...aria({ role: 'status' })}>
        {store.isSubmitting ? <Spinner /> : null}
        {store.isSubmitting ? texts.claiming : texts.claimFailed}
      </View>
    );
  }
  return <Fields store={store} />;
});

const Fields = observer(function Fields({ store }: { readonly store: FreeTrialStore }) {
  const submit = () => void store.submit();
  return (
    <View className="free-trial__fields">
      <PhoneAndCodeFields of={store.proof} onConfirm={submit} />
      <ConsentLine consent={store.consent} />
    </View>
  );
});

interface ActionProps extends Pick<FreeTrialSheetProps, 'onGo'> {
  readonly store: FreeTrialStore;
  readonly onBook: () => void;
}

const Action = observer(function Action({ store, onBook, onGo }: ActionProps) {
  const { router } = useApp();
  const { isSubmitting, known, step } = store;
  if (step === 'again') {
    const lesson = known?.lesson;
    const look = () => onGo(() => router.go('beforeClass', { liveId: String(lesson?.liveId) }));
    return (
      <Button block onPress={lesson ? look : onBook}>
        {lesson ? texts.toLesson : texts.toBooking}
      </Button>
    );
  }
  const isForm = step === 'form';
  const idle = isForm ? texts.receive : texts.again;
  return (
    <Button block loading={isSubmitting} onPress={() => void (isForm ? store.submit() : store.claim())}>
      {isSubmitting ? texts.receiving : idle}
    </Button>
  );
});
