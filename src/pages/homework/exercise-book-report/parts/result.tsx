import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Sheet } from '@/components/Sheet';
import { Tag } from '@/components/Tag';
import type { BoxResult, ExerciseBox, ExercisePage } from '@/contract/homework/exercise-book.schema';
import { PhotoBoxes } from '@/features/homework/exercise-book/PhotoBoxes';
import { formatPage, formatVerdict } from '@/features/homework/exercise-book/format';
import { VerdictTag } from '@/features/questions/parts/verdict';
import { exerciseTexts } from '@/features/homework/exercise-book/texts';
import { RichText } from '@/features/questions';
import { useApp } from '@/stores/app/app-context';
import type { ReportStore } from '../store';
import { exerciseReportTexts as texts } from '../texts';

interface ResultProps {
  readonly page: ExercisePage;
  readonly store: ReportStore;
}

/** Score, boxes over the photo, and each question with its explanation. */
export const Result = observer(function Result({ page, store }: ResultProps) {
  const said = formatPage(page);
  const box = store.chosenBox;
  return (
    <>
      <Summary page={page} store={store} />
      <PhotoBoxes
        picture={page.picture}
        alt={exerciseTexts.photo(said)}
        boxes={page.boxes}
        answerOf={({ answer }) => answer}
        onBox={({ key }) => store.choose(key)}
      />
      <View className="exercise-report__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.details}
      </View>
      {page.boxes.map((one) => (
        <Card key={one.key} className="exercise-report__box">
          <BoxResultView box={one} />
        </Card>
      ))}
      <Sheet
        open={box !== undefined}
        title={box && texts.question(box.number)}
        onClose={() => store.choose('')}
      >
        {box && <BoxResultView box={box} />}
      </Sheet>
    </>
  );
});

const Summary = observer(function Summary({ page, store }: ResultProps) {
  const { router } = useApp();
  const { keptCount, rightCount } = store;
  const all = page.boxes.length;
  return (
    <Card className="exercise-report__summary">
      <View className="exercise-report__page">{formatPage(page)}</View>
      <View className="exercise-report__score">
        {page.score ?? 0}
        <View className="exercise-report__unit">{texts.points}</View>
      </View>
      <View className="exercise-report__counts">
        {rightCount === all ? texts.allRight : texts.counts(rightCount, all)}
      </View>
      {keptCount > 0 && (
        <>
          <View className="exercise-report__kept">{texts.wrongKept(keptCount)}</View>
          <Button size="medium" kind="secondary" onPress={() => void router.go('wrongWorkGroup')}>
            {texts.toWrong}
          </Button>
        </>
      )}
    </Card>
  );
});

const BoxResultView = ({ box: { answer, number, result, stem } }: { readonly box: ExerciseBox }) =>
  result && (
    <>
      <View className="exercise-report__box-head">
        <View className="exercise-report__number">{texts.question(number)}</View>
        <VerdictTag verdict={result.verdict} text={formatVerdict(result.verdict)} />
        {result.knowledge !== '' && <Tag className="exercise-report__knowledge" text={result.knowledge} />}
      </View>
      <View className="exercise-report__stem">
        <RichText text={stem} />
      </View>
      <Line label={texts.written} text={answer || texts.nothing} />
      <Line label={texts.rightAnswer} text={result.rightAnswer} />
      {result.explanation !== '' && <Line label={texts.explanation} text={result.explanation} />}
      <Practise result={result} />
    </>
  );

const Line = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <View className="exercise-report__line">
    <View className="exercise-report__label">{label}</View>
    <View className="exercise-report__text">
      <RichText text={text} />
    </View>
  </View>
);

function Practise({ result: { wrongQuestionId } }: { readonly result: BoxResult }) {
  const { router } = useApp();
  if (wrongQuestionId === 0) return null;
  return (
    <Button
      className="exercise-report__practise"
      size="medium"
      kind="secondary"
      onPress={() => void router.go('questionDetail', { wrongQuestionId: String(wrongQuestionId) })}
    >
      {texts.practise}
    </Button>
  );
}
