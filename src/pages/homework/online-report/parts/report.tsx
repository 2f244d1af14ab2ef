import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { formatMinute } from '@/features/dates/in-full';
import { PictureView } from '@/features/growth/pictures';
import { correctWrong, firstWrong } from '@/features/homework/correct-in-app';
import { CorrectionHead } from '@/features/homework/correction/CorrectionHead';
import { VerdictTag } from '@/features/questions/parts/verdict';
import { correctionTexts } from '@/features/homework/correction/texts';
import { spoken } from '@/features/questions';
import { useApp } from '@/stores/app/app-context';
import { countsOf, knowledgePicture } from '../figures';
import type { OnlineReportStore } from '../store';
import { reportTexts as texts } from '../texts';

interface ReportProps {
  readonly homework: HomeworkDetail;
  readonly store: OnlineReportStore;
}

/** Score, comment and stars first, then the details. */
export const Report = observer(function Report({ homework, store }: ReportProps) {
  const { serverClock } = useApp();
  const { unseen } = store.homework;
  useEffect(() => void store.shown(), [store, unseen]);
  const { correction, handedInAt, title } = homework;
  const picture = knowledgePicture(homework);
  if (!correction) return null;
  const { partly, right, wrong } = countsOf(correction.items);
  return (
    <>
      <Heading text={title} />
      <CorrectionHead correction={correction} />
      <Card className="online-report__card">
        <View className="online-report__counts">{texts.counts(right, partly, wrong)}</View>
        <View className="online-report__note">{texts.handedIn(formatMinute(handedInAt, serverClock))}</View>
        <View className="online-report__note">
          {texts.corrected(formatMinute(correction.correctedAt, serverClock))}
        </View>
      </Card>
      {picture && (
        <Card className="online-report__card">
          <Heading text={texts.knowledge} />
          <PictureView picture={picture} title={texts.knowledge} />
        </Card>
      )}
      <Heading text={texts.details} />
      <Questions homework={homework} />
    </>
  );
});

/** What comes after reading it; nothing where all was right and there is no film. */
export function Actions({ homework }: Pick<ReportProps, 'homework'>) {
  const app = useApp();
  const { hasFilm, homeworkId } = homework;
  const seeFilm = () => void app.router.go('onlineWorkVideo', { id: String(homeworkId) });
  return (
    <>
      {firstWrong(homework) !== undefined && (
        <Button block onPress={() => void correctWrong(app, homework)}>
          {correctionTexts.correct}
        </Button>
      )}
      {hasFilm && (
        <Button block kind="text" onPress={seeFilm}>
          {texts.film}
        </Button>
      )}
    </>
  );
}

export const hasActions = (homework: HomeworkDetail): boolean =>
  homework.hasFilm || firstWrong(homework) !== undefined;

const Heading = ({ text }: { readonly text: string }) => (
  <View className="online-report__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
    {text}
  </View>
);

function Questions({ homework }: { readonly homework: HomeworkDetail }) {
  const { router } = useApp();
  const { correction, homeworkId, questions } = homework;
  return (
    <>
      {questions.map(({ id, stem }, at) => {
        const verdict = correction?.items.find(({ questionId }) => questionId === id)?.verdict;
        const open = () =>
          void router.go('questionDetail', { id: String(homeworkId), questionId: String(id) });
        return (
          <Card key={id} className="online-report__question" onPress={open}>
            <View className="online-report__stem">{texts.question(at + 1, spoken(stem))}</View>
            {verdict && <VerdictTag verdict={verdict} text={texts.verdicts[verdict]} />}
          </Card>
        );
      })}
    </>
  );
}
