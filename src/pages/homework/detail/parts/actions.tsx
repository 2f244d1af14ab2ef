import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Cell, CellGroup } from '@/components/Cell';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { HomeworkState, OPEN_STATES } from '@/contract/homework/values';
import { correctCardInApp, correctWrong, firstWrong } from '@/features/homework/correct-in-app';
import { correctionTexts } from '@/features/homework/correction/texts';
import { toAnswer } from '@/features/homework/answer-route';
import type { App } from '@/stores/app/app';
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
  if (firstWrong(detail) === undefined) {
    return (
      <Button block onPress={() => toReport(app, detail)}>
        {texts.report}
      </Button>
    );
  }
  return (
    <Button block onPress={() => void correctWrong(app, detail)}>
      {correctionTexts.correct}
    </Button>
  );
}

const paramsOf = ({ homeworkId }: HomeworkDetail) => ({ id: String(homeworkId) });
const toReport = ({ router }: App, detail: HomeworkDetail) =>
  void router.go('onlineHomeworkReport', paramsOf(detail));

/** Below the correction: what the primary action does not open. */
export function Ways({ detail }: { readonly detail: HomeworkDetail }) {
  const app = useApp();
  const isLeft = firstWrong(detail) !== undefined;
  if (!isCorrected(detail) || !(detail.hasFilm || isLeft)) return null;
  const toFilm = () => void app.router.go('onlineWorkVideo', paramsOf(detail));
  return (
    <CellGroup className="homework-detail__ways">
      {detail.hasFilm && <Cell icon="play" title={texts.film} onPress={toFilm} />}
      {isLeft && <Cell icon="growth" title={texts.report} onPress={() => toReport(app, detail)} />}
    </CellGroup>
  );
}
