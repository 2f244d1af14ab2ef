import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Sheet } from '@/components/Sheet';
import { Tag } from '@/components/Tag';
import { TextField } from '@/components/TextField';
import type { ExerciseBox, ExercisePage } from '@/contract/homework/exercise-book.schema';
import { BLANK_MAX } from '@/contract/questions/values';
import { PhotoBoxes } from '@/features/homework/exercise-book/PhotoBoxes';
import { formatPage } from '@/features/homework/exercise-book/format';
import { exerciseTexts } from '@/features/homework/exercise-book/texts';
import { RichText } from '@/features/questions';
import type { PageStore } from '../page-store';
import { snapshotTexts as texts } from '../texts';

interface LookThroughProps {
  readonly page: ExercisePage;
  readonly store: PageStore;
}

/** Recognized answers, over the photo and as a list to correct misreadings. */
export const LookThrough = observer(function LookThrough({ page, store }: LookThroughProps) {
  const said = formatPage(page);
  const chosen = page.boxes.find(({ key }) => key === store.chosen);
  const close = () => store.choose('');
  return (
    <>
      <View className="snapshot__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.look}
      </View>
      <View className="snapshot__note">{texts.lookNote}</View>
      <PhotoBoxes
        picture={page.picture}
        alt={exerciseTexts.photo(said)}
        boxes={page.boxes}
        answerOf={(box) => store.answerOf(box)}
        onBox={({ key }) => store.choose(key)}
      />
      <View className="snapshot__page">{said}</View>
      {page.boxes.map((box) => (
        <Card key={box.key} className="snapshot__box">
          <BoxEditor box={box} store={store} />
        </Card>
      ))}
      <Sheet
        open={chosen !== undefined}
        title={chosen && texts.question(chosen.number)}
        onClose={close}
        footer={
          <Button block onPress={close}>
            {texts.done}
          </Button>
        }
      >
        {chosen && <BoxEditor box={chosen} store={store} />}
      </Sheet>
    </>
  );
});

interface BoxEditorProps {
  readonly box: ExerciseBox;
  readonly store: PageStore;
}

const BoxEditor = observer(function BoxEditor({ box, store }: BoxEditorProps) {
  const { key, isSure, number, read, stem } = box;
  return (
    <>
      <View className="snapshot__box-head">
        <View className="snapshot__number">{texts.question(number)}</View>
        {!isSure && <Tag tone="accent" text={texts.unsure} />}
      </View>
      <View className="snapshot__stem">
        <RichText text={stem} />
      </View>
      <TextField
        label={texts.field(number)}
        hideLabel
        name={`answer-${key}`}
        value={store.answerOf(box)}
        placeholder={texts.placeholder}
        maxLength={BLANK_MAX}
        disabled={store.isChecking}
        onChange={(text) => store.correct(key, text)}
      />
      <View className="snapshot__read">{texts.read(read)}</View>
    </>
  );
});
