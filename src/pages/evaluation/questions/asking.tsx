import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { aria } from '@/components/aria';
import { isOfComposition } from '@/components/composition';
import { Button } from '@/components/Button';
import { ResultBody } from '@/components/ResultBody';
import { Pod } from '@/components/Pod';
import { QuestionCard } from '@/features/questions';
import { useApp } from '@/stores/app/app-context';
import type { SittingStore } from './sitting-store';
import { questionsTexts as texts } from './texts';

const MINUTE_S = 60;

/** One question at a time, without going back. */
export const Asking = observer(function Asking({ store }: { readonly store: SittingStore }) {
  const { platform } = useApp();
  useEffect(
    () => platform.onNetworkChange((isOnline) => void (isOnline && store.again())),
    [platform, store],
  );
  const { question, sitting } = store.turn;
  if (store.isOver || question === null) return <Over store={store} />;
  return (
    <View
      className="evaluation-asking"
      {...aria({ 'aria-busy': String(store.isSending) })}
      {...{ onKeyDown: (event: Pressed) => isGoOn(event) && void store.give() }}
    >
      <View className="evaluation-asking__head">
        <Pod
          className="evaluation-asking__pod"
          now={sitting.answered}
          max={sitting.most}
          at={sitting.answered}
          label={texts.progress}
        />
        <Button
          kind="text"
          size="small"
          disabled={store.isSending || store.isCut}
          onPress={() => void store.end()}
        >
          {texts.end}
        </Button>
      </View>
      <LastMinute seconds={store.secondsLeft} />
      {store.isCut && (
        <View className="evaluation-asking__cut" {...aria({ role: 'status' })}>
          {texts.cut}
        </View>
      )}
      {store.isSlow && (
        <View className="evaluation-asking__slow" {...aria({ role: 'status' })}>
          {texts.slow}
        </View>
      )}
      <QuestionCard
        key={question.id}
        isForChild
        question={question}
        answer={store.answer}
        onAnswer={store.choose}
      />
    </View>
  );
});

/** Skips, or goes on; there is no way back. */
export const Actions = observer(function Actions({ store }: { readonly store: SittingStore }) {
  return (
    <View className="evaluation-asking__actions">
      <View className="evaluation-asking__action">
        <Button
          block
          kind="secondary"
          disabled={store.isSending || store.isCut}
          onPress={() => void store.pass()}
        >
          {texts.pass}
        </Button>
      </View>
      <View className="evaluation-asking__action">
        <Button
          block
          disabled={!store.isAnswered || store.isCut}
          loading={store.isSending}
          onPress={() => void store.give()}
        >
          {texts.next}
        </Button>
      </View>
    </View>
  );
});

/** React's event, wrapping the browser's. */
type Pressed = KeyboardEvent & { readonly nativeEvent?: KeyboardEvent };

/** Enter in a text field goes on, unless it is handled by an option or belongs to an IME composition. */
const isGoOn = (event: Pressed): boolean =>
  event.key === 'Enter' && !event.defaultPrevented && !event.repeat && !isOfComposition(event);

const Over = observer(function Over({ store }: { readonly store: SittingStore }) {
  const { router } = useApp();
  const { id } = store.turn.sitting;
  return (
    <ResultBody
      title={store.isTimeOver ? texts.timeOver : texts.done}
      note={store.isTimeOver ? texts.timeOverNote : texts.doneNote}
      action={{ text: texts.seeResult, onPress: () => void router.replace('evaluationResult', { id }) }}
    />
  );
});

/** No clock runs in the child's sight; the last minute is said once, without a number. */
const LastMinute = ({ seconds }: { readonly seconds: number }) => (
  <View className="evaluation-asking__last" {...aria({ role: 'status' })}>
    {seconds <= MINUTE_S && texts.lastMinute}
  </View>
);
