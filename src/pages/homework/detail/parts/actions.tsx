import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { HomeworkState, OPEN_STATES } from '@/contract/homework/values';
import { correctCardInApp, correctWrong, firstWrong } from '@/features/homework/correct-in-app';
import { correctionTexts } from '@/features/homework/correction/texts';
import { toAnswer } from '@/features/homework/answer-route';
import { useApp } from '@/stores/app/app-context';
import type { DetailStore } from '../store';
import { detailTexts as texts } from '../texts';

const isCorrected = ({ state }: HomeworkDetail): boolean =>
  state === HomeworkState.corrected || state === HomeworkState.done;

export const hasActions = (detail: HomeworkDetail): boolean =>
  isCorrected(detail) || (OPEN_STATES.includes(detail.state) && !detail.isExcused);

interface ActionsProps {
  readonly store: DetailStore;
  readonly detail: HomeworkDetail;
}

/** The primary action by state, with secondary ones. */
export const Actions = observer(function Actions({ store, detail }: ActionsProps) {
  if (detail.state === HomeworkState.handedBack) return <Correct detail={detail} />;
  if (isCorrected(detail)) return <Look detail={detail} />;
  return <Answer detail={detail} hasBegun={store.drafted.size > 0} />;
});

function Answer({ detail, hasBegun }: { readonly detail: HomeworkDetail; readonly hasBegun: boolean }) {
  const app = useApp();
  return (
    <Button block onPress={() => void toAnswer(app, detail)}>
      {hasBegun ? texts.goOn : texts.begin}
    </Button>
  );
}

/** Some apps have a page of their own for it; ours is always available. */
function Correct({ detail }: { readonly detail: HomeworkDetail }) {
  const app = useApp();
  const [wentToApp, setWentToApp] = useState(false);
  const correct = async (): Promise<void> => {
    if (await correctCardInApp(app, detail, { prompt: false })) setWentToApp(true);
    else await toAnswer(app, detail);
  };
  return (
    <>
      <Button block onPress={() => void correct()}>
        {texts.correct}
      </Button>
      {wentToApp && (
        <Button block kind="text" onPress={() => void toAnswer(app, detail)}>
          {texts.correctHere}
        </Button>
      )}
    </>
  );
}

/** What is left to correct comes before the report, which leads there as well. */
function Look({ detail }: { readonly detail: HomeworkDetail }) {
  const app = useApp();
  const params = { id: String(detail.homeworkId) };
  const isLeft = firstWrong(detail) !== undefined;
  return (
    <View className="homework-detail__actions">
      {detail.hasFilm && (
        <View className="homework-detail__action">
          <Button block kind="secondary" onPress={() => void app.router.go('onlineWorkVideo', params)}>
            {texts.film}
          </Button>
        </View>
      )}
      <View className="homework-detail__action">
        <Button
          block
          kind={isLeft ? 'secondary' : 'primary'}
          onPress={() => void app.router.go('onlineHomeworkReport', params)}
        >
          {texts.report}
        </Button>
      </View>
      {isLeft && (
        <View className="homework-detail__action">
          <Button block onPress={() => void correctWrong(app, detail)}>
            {correctionTexts.correct}
          </Button>
        </View>
      )}
    </View>
  );
}
