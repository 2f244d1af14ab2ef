import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { ColumnSheet } from '@/components/ColumnSheet';
import { Dialog } from '@/components/Dialog';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Skeleton } from '@/components/Skeleton';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Screen } from '@/features/screen';
import { FormFooter, Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { byBeijing } from '@/features/dates/zones';
import { AccountHead } from '../head/heads';
import { StepUpDialog } from '../dialogs/StepUpDialog';
import type { StepUp } from '../info/step-up';
import { formatPair } from '../info/times';
import { StepLine } from '../steps/StepLine';
import type { ChoiceFlow } from './flow';
import { NothingToChoose } from './NothingToChoose';
import { classTexts, timeTexts as texts } from './texts';
import { TimeChoiceStore } from './time-choice-store';
import { canChoose, columnValues, rowColumns, type TimeOptions, type TimeRow } from './time-rows';
import './time-choice.scss';

interface TimeChoiceProps {
  readonly flow: ChoiceFlow;
  /** Opened from the classes: back leads there. */
  readonly isBesideClasses: boolean;
  /** Whose new school year it is; default the account. */
  readonly head?: ReactNode;
  /** The step-up, if already loaded. */
  readonly known?: StepUp;
}

/** Preferred times: up to five pairs of lessons, reviewed before sending. */
export const TimeChoice = observer(function TimeChoice({
  flow,
  isBesideClasses,
  head,
  known,
}: TimeChoiceProps) {
  const app = useApp();
  const [store] = useState(() => new TimeChoiceStore(app, flow, known));
  useLoadForSession(store.load, store.reset);
  const { form, options } = store;
  const isOpen = options.value != null && canChoose(options.value);
  return (
    <Screen
      className="time-choice"
      mayLeave={form.isSaved ? undefined : form.mayLeave}
      unsaved={form.isChanged}
      back={isBesideClasses ? () => app.router.replace(flow.classes) : undefined}
      footer={isOpen && <Footer store={store} />}
    >
      <View className="time-choice__head">
        {head ?? <AccountHead />}
        {options.value !== null && <StepLine at="choose" />}
      </View>
      <View className="time-choice__body">
        <Loaded
          of={options}
          skeleton={<Skeleton variant="card" parts={[[400, 48], 144, 88]} />}
          onRetry={() => void store.load()}
        >
          {(value) =>
            value === null ? <NothingToChoose choice={store.choice} /> : <Times store={store} of={value} />
          }
        </Loaded>
      </View>
      <ReviewDialog store={store} />
      <StepUpDialog dialogs={store.choice.dialogs} />
    </Screen>
  );
});

interface TimesProps {
  readonly store: TimeChoiceStore;
  readonly of: TimeOptions;
}

const Times = observer(function Times({ store, of }: TimesProps) {
  const { serverClock } = useApp();
  const { picking, rows, mayAdd } = store;
  const pickable = canChoose(of);
  if (!pickable) {
    return (
      <EmptyState
        drawing={<Pea pose="waits" />}
        text={texts.notReady}
        action={{ text: texts.look, onPress: () => void store.load() }}
      />
    );
  }
  return (
    <>
      <View className="time-choice__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.title}
      </View>
      {store.choice.step && <View className="time-choice__note">{classTexts.step(store.choice.step)}</View>}
      <View className="time-choice__note">{texts.note}</View>
      {rows.map((row, index) => (
        // Rows are stateless: the index is a safe key.
        <Row
          key={index}
          n={index + 1}
          row={row}
          onPick={() => store.pick(index)}
          onRemove={() => store.remove(index)}
        />
      ))}
      {mayAdd && (
        <Button kind="secondary" block onPress={store.add}>
          {texts.add}
        </Button>
      )}
      <Button kind="text" block className="time-choice__help" onPress={store.choice.ask}>
        {texts.help}
      </Button>
      <ColumnSheet
        open={picking !== undefined}
        title={byBeijing(texts.sheet, serverClock)}
        value={columnValues(rows[picking ?? 0] ?? null, of)}
        columnsOf={rowColumns(of)}
        heads={texts.heads}
        onConfirm={store.take}
        onClose={store.putAway}
      />
    </>
  );
});

interface RowProps {
  readonly n: number;
  readonly row: TimeRow;
  readonly onPick: () => void;
  readonly onRemove: () => void;
}

function Row({ n, row, onPick, onRemove }: RowProps) {
  const { serverClock } = useApp();
  const value = row ? formatPair(row, serverClock) : texts.placeholder;
  return (
    <View className="time-choice__row">
      <Pressable className="time-choice__pick" label={`${texts.row(n)} ${value}`} onPress={onPick}>
        <View className="time-choice__words">
          <View className="time-choice__name">{texts.row(n)}</View>
          <View className={row ? 'time-choice__value' : 'time-choice__value time-choice__value--none'}>
            {value}
          </View>
        </View>
        <Icon name="arrow-right" size={32} tone="secondary" />
      </Pressable>
      <Pressable className="time-choice__remove" label={texts.remove(n)} onPress={onRemove}>
        <Icon name="close" size={32} tone="secondary" />
      </Pressable>
    </View>
  );
}

const Footer = observer(function Footer({ store }: { readonly store: TimeChoiceStore }) {
  return (
    <FormFooter
      form={store.form}
      text={store.form.failure ? texts.submitAgain : texts.submit}
      onSubmit={store.review}
    />
  );
});

const ReviewDialog = observer(function ReviewDialog({ store }: { readonly store: TimeChoiceStore }) {
  const { serverClock } = useApp();
  const { choice, form, isReviewing, rows } = store;
  return (
    <Dialog
      open={isReviewing}
      title={texts.review.title}
      onClose={form.isSaving ? undefined : store.changeMore}
      actions={[
        { text: texts.review.change, onPress: store.changeMore, disabled: form.isSaving },
        { text: texts.review.confirm, onPress: () => void store.submit(), loading: form.isSaving },
      ]}
    >
      {choice.step && <View className="time-choice__note">{classTexts.step(choice.step)}</View>}
      <View {...aria({ role: 'list' })}>
        {rows.map((row, index) => (
          <View key={index} className="time-choice__read" {...aria({ role: 'listitem' })}>
            {row && `${texts.row(index + 1)}：${formatPair(row, serverClock)}`}
          </View>
        ))}
      </View>
    </Dialog>
  );
});
