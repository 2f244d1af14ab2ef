import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import type { MaterialRequestDetail } from '@/contract/materials/collect.schema';
import { CollectState } from '@/contract/materials/values';
import { minuteOf } from '@/features/dates/in-full';
import { useApp } from '@/stores/app/app-context';
import { within } from '@/features/dates/zones';
import { SentAnswers } from '@/features/help/form';
import { collectTexts } from '@/features/materials/collect/texts';
import type { CollectSubmitStore } from '../store';
import { collectSubmitTexts as texts } from '../texts';

interface BecameProps {
  readonly request: MaterialRequestDetail;
  readonly store: CollectSubmitStore;
}

/** The sent materials, their state, and withdrawal before review. */
export const Became = observer(function Became({ request, store }: BecameProps) {
  const { router, serverClock } = useApp();
  const { answers, sections, sentAt, state, canTakeBack } = request;
  return (
    <>
      <View className="collect-submit__note">{noteOf(request)}</View>
      {sentAt !== '' && (
        <Card className="collect-submit__card">
          <View className="collect-submit__heading">{texts.sentHeading}</View>
          <SentAnswers sections={sections} answers={answers} />
          <View className="collect-submit__note">
            {collectTexts.sentAt(within(minuteOf(sentAt, serverClock)))}
          </View>
        </Card>
      )}
      {canTakeBack && (
        <Button kind="secondary" block loading={store.isTakingBack} onPress={() => void store.takeBack()}>
          {texts.takeBack}
        </Button>
      )}
      {state === CollectState.over && (
        <Button kind="secondary" block onPress={() => void router.replace('materialList')}>
          {texts.list}
        </Button>
      )}
    </>
  );
});

function noteOf({ state, canTakeBack }: MaterialRequestDetail): string {
  if (state === CollectState.accepted) return texts.acceptedNote;
  if (state === CollectState.over) return texts.overNote;
  return canTakeBack ? texts.waitingNote : texts.submittedNote;
}
