import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Menu } from '@/components/Menu';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import type { StudyEntry, StudyStanding } from '@/contract/straight/schema';
import { PeriodState, RANK_SHOWN, StudyGroup } from '@/contract/straight/values';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Loaded, PagedList } from '@/features/shapes';
import { EntryRow } from '@/features/straight/EntryRow';
import { HowCard } from '@/features/straight/HowCard';
import { groupNotes, groupTexts, straightTexts } from '@/features/straight/texts';
import { WeekPicker } from '@/features/straight/WeekPicker';
import { useApp } from '@/stores/app/app-context';
import { groupOf, RankStore } from './store';
import './index.scss';

const texts = {
  loading: '正在打开排行',
  around: '我的孩子附近',
  top: '排行榜',
  empty: '这一组还没有积分，来做第一个吧',
  toZone: '去学霸专区',
  end: '只展示前100名',
} as const;

/** Down to there the list below shows the child's neighbours at once. */
const FIRST_SEEN = 5;

const GROUPS = Object.values(StudyGroup).map((group) => ({
  value: group,
  text: groupTexts[group],
  note: groupNotes[group],
}));

/** A week's study PK: places around the own child, and a group's top hundred. */
const StraightRank = observer(function StraightRank() {
  const app = useApp();
  const { period = '', group } = useParams('straightRank');
  const [store] = useState(() => new RankStore(app, period, groupOf(group)));
  useLoadWhenShown(store.load, store.reset);
  const { standing, list } = store;
  const open = ({ id }: StudyEntry) =>
    void app.router.go('straightBaby', {
      id: String(id),
      period: standing.value?.period.period ?? '',
    });
  return (
    <Screen className="straight-rank">
      <Loaded
        of={standing}
        skeleton={
          <Skeleton
            variant="card"
            parts={[88, 88, 88, 88, 88, 88, 88]}
            gap={16}
            className="straight-rank__head"
          />
        }
        onRetry={() => void store.load()}
      >
        {(shown) => (
          <>
            <Head store={store} shown={shown} />
            {(shown.own?.place ?? 0) > FIRST_SEEN && (
              <Section title={texts.around}>
                {shown.near.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} onOpen={() => open(entry)} />
                ))}
              </Section>
            )}
            <Section title={texts.top}>
              <PagedList
                list={list}
                render={(entry) => <EntryRow entry={entry} onOpen={() => open(entry)} />}
                skeleton={rows}
                empty={{
                  text: texts.empty,
                  action: { text: texts.toZone, onPress: () => void app.router.go('straightList') },
                }}
                endText={list.items.length < RANK_SHOWN ? undefined : texts.end}
              />
            </Section>
            {list.isEnd && <HowCard className="straight-rank__how" />}
          </>
        )}
      </Loaded>
    </Screen>
  );
});

function Head({ store, shown }: { readonly store: RankStore; readonly shown: StudyStanding }) {
  const { period, group, periods } = shown;
  const next = period.state === PeriodState.open && nextPlace(shown);
  return (
    <View className="straight-rank__head">
      <View className="straight-rank__pickers">
        <WeekPicker
          periods={periods}
          value={period.period}
          onChoose={(monday) => void store.choose({ period: monday })}
        />
        <Menu
          className="straight-rank__group"
          title={straightTexts.chooseGroup}
          options={GROUPS}
          value={group}
          onChoose={(other) => void store.choose({ group: other })}
        />
      </View>
      <View className="straight-rank__week">
        <View className="straight-rank__days">{straightTexts.week(period)}</View>
        <Tag
          tone={period.state === PeriodState.closed ? 'neutral' : 'accent'}
          text={straightTexts.state(period.state)}
        />
      </View>
      <View className="straight-rank__note">{groupNotes[group]}</View>
      {next && <View className="straight-rank__next">{next}</View>}
    </View>
  );
}

/** How far it is to the place before the child's. '' for the first, or when its neighbour is not known. */
function nextPlace({ near, own }: StudyStanding): string {
  const ahead = near.filter(({ place }) => own && place < own.place).pop();
  return own && ahead ? straightTexts.toNext(ahead.points - own.points, ahead.place) : '';
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <View className="straight-rank__section">
    <View className="straight-rank__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
      {title}
    </View>
    {children}
  </View>
);

const rows = (
  <Skeleton
    variant="card"
    parts={[88, 88, 88, 88, 88, 88]}
    gap={16}
    className="straight-rank__rows"
    label={texts.loading}
  />
);

export default screen('straightRank', StraightRank);
