import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { ListEnd } from '@/components/ListEnd';
import { Skeleton } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import type { StepUpResources } from '@/contract/stepup/schema';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Screen, usePlace } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { AccountHead } from '../head/heads';
import { StepUpDialog } from '../dialogs/StepUpDialog';
import { FilmStore } from '../film/film-store';
import { TeacherFilm } from '../film/TeacherFilm';
import type { StepUp } from '../info/step-up';
import { StepLine } from '../steps/StepLine';
import { ClassCard, JoinDialog } from './ClassCard';
import { ClassChoiceStore, type ClassTab } from './class-choice-store';
import { FilterBar } from './FilterBar';
import type { ChoiceFlow } from './flow';
import { NothingToChoose } from './NothingToChoose';
import { classTexts as texts } from './texts';
import './class-choice.scss';

const TABS = Object.entries(texts.tabs).map(([key, text]) => ({ key, text }));

interface ClassChoiceProps {
  readonly flow: ChoiceFlow;
  /** Whose new school year it is; default the account. */
  readonly head?: ReactNode;
  /** The step-up, if already loaded. */
  readonly known?: StepUp;
  /** Its classes, if already loaded: their seats are held. */
  readonly first?: StepUpResources | undefined;
}

/** Classes of the new school year; a seat is held in each recommended one. */
export const ClassChoice = observer(function ClassChoice({ flow, head, known, first }: ClassChoiceProps) {
  const app = useApp();
  const [store] = useState(() => new ClassChoiceStore(app, flow, known, first));
  const [film] = useState(() => new FilmStore(app));
  useLoadForSession(store.load, store.reset);
  useKeptSeats(store);
  const nothing = store.list.value === null;
  return (
    <Screen className="class-choice" footer={!nothing && <Footer store={store} />}>
      <View className="class-choice__head">
        {head ?? <AccountHead />}
        {!nothing && <StepLine at="choose" />}
      </View>
      {nothing ? (
        <NothingToChoose choice={store.choice} />
      ) : (
        <>
          <Tabs items={TABS} active={store.tab} onChange={(key) => store.show(key as ClassTab)} />
          <View className="class-choice__body">
            {store.tab === 'all' && <FilterBar store={store} />}
            <Loaded
              of={store.list}
              skeleton={<Skeleton variant="card" parts={[328, 328, 328]} label={texts.loading} />}
              onRetry={() => void store.load()}
            >
              {() => <Classes store={store} film={film} />}
            </Loaded>
          </View>
        </>
      )}
      <JoinDialog store={store} />
      <TeacherFilm store={film} />
      <StepUpDialog dialogs={store.choice.dialogs} />
    </Screen>
  );
});

/** Seats are held while page and app are in front. */
function useKeptSeats({ keepAlive: seats, leave }: ClassChoiceStore): void {
  const { platform } = useApp();
  const { isVisible } = usePlace();
  useEffect(() => {
    if (!isVisible) {
      seats.hide();
      return undefined;
    }
    seats.show();
    return platform.onVisibilityChange((isSeen) => (isSeen ? seats.show() : seats.hide()));
  }, [isVisible, platform, seats]);
  useEffect(() => leave, [leave]);
}

interface ClassesProps {
  readonly store: ClassChoiceStore;
  readonly film: FilmStore;
}

const Classes = observer(function Classes({ store, film }: ClassesProps) {
  const { classes, hasMore, isHolding, tab } = store;
  if (classes.length === 0) return <NoClasses store={store} />;
  return (
    <>
      {tab === 'recommended' && isHolding && (
        <View className="class-choice__note" {...aria({ role: 'status' })}>
          {texts.holding}
        </View>
      )}
      {classes.map((one, index) => (
        <ClassCard
          key={one.classId}
          of={one}
          leads={index === 0}
          step={store.choice.step}
          onFilm={film.open}
          onChoose={() => store.ask(one)}
        />
      ))}
      {hasMore ? (
        <Button kind="text" block onPress={store.more}>
          {texts.more}
        </Button>
      ) : (
        <ListEnd />
      )}
    </>
  );
});

/** The next action depends on the reason. */
const NoClasses = observer(function NoClasses({ store }: Omit<ClassesProps, 'film'>) {
  if (store.tab === 'recommended') {
    const action = { text: texts.seeAll, onPress: () => store.show('all') };
    return <EmptyState drawing={<Pea pose="thinks" />} text={texts.noneRecommended} action={action} />;
  }
  if (store.filter.start) {
    return (
      <EmptyState
        drawing={<Pea pose="thinks" />}
        text={texts.noneFits}
        action={{ text: texts.clearFilter, onPress: store.clearFilter }}
      />
    );
  }
  return (
    <EmptyState
      drawing={<Pea pose="waits" />}
      text={texts.noneLeft}
      action={{
        text: texts.submitTimes,
        onPress: () => void store.decline(),
      }}
    />
  );
});

/** Always visible: lost seats, and the alternative. */
const Footer = observer(function Footer({ store }: Omit<ClassesProps, 'film'>) {
  const { isLost } = store.keepAlive;
  return (
    <>
      {(isLost || store.isSeatLost) && (
        <View className="class-choice__lost" {...aria({ role: 'alert' })}>
          <View className="class-choice__lost-text">{isLost ? texts.holdLost : texts.seatLost}</View>
          {isLost && (
            <Button kind="secondary" size="small" onPress={store.look}>
              {texts.look}
            </Button>
          )}
        </View>
      )}
      <Button kind="text" block onPress={() => void store.decline()}>
        {texts.noneSuits}
      </Button>
    </>
  );
});
