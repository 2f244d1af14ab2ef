import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable, runInAction } from 'mobx';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import type { PointSource, StudyDetail } from '@/contract/straight/schema';
import { PeriodState } from '@/contract/straight/values';
import { formatMonthDay } from '@/features/dates/in-full';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Loaded } from '@/features/shapes';
import { HowCard } from '@/features/straight/HowCard';
import { groupTexts, kindTexts, straightTexts } from '@/features/straight/texts';
import { WeekPicker } from '@/features/straight/WeekPicker';
import { useApp } from '@/stores/app/app-context';
import { straightCalls } from '@/contract/straight/calls';
import { missingIfNull } from '@/features/straight/named';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import './index.scss';

/** Sources of the child's own points, week by week. */
class DetailStore {
  readonly detail = new Loadable<StudyDetail>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    private period: string,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load = async (): Promise<void> => {
    const { period } = this;
    await this.detail.find(period, async (monday) =>
      missingIfNull(await this.app.api.call(straightCalls.getStudyDetail, { period: monday })),
    );
  };

  async choose(period: string): Promise<void> {
    runInAction(() => {
      this.period = period;
      this.detail.reset();
    });
    await this.load();
  }
}

const texts = {
  title: '积分明细',
  loading: '正在打开积分明细',
  missing: '孩子还没有参加学习PK',
  toZone: '去学霸专区',
  empty: '这一周还没有积分',
  emptyNow: '这周还没有积分，上一节课、交一次作业就有啦',
  prize: (stars: number): string => `获得${stars}颗星星`,
  prizeLater: '名次在周一中午12点确定，奖励随后放进账户',
  day: formatMonthDay,
  source: (name: string, count: number): string => `${name} ${count}次`,
  plus: (points: number): string => `+${points}`,
  capped: '已达到当天上限',
} as const;

/** Sources of the child's own points, day by day. */
const StraightDetail = observer(function StraightDetail() {
  const app = useApp();
  const { period = '' } = useParams('straightDetail');
  const [store] = useState(() => new DetailStore(app, period));
  useLoadWhenShown(store.load, store.detail.reset);
  const toZone = () => void app.router.go('straightList');
  return (
    <Screen title={texts.title} className="straight-detail">
      <View className="straight-detail__body">
        <Loaded
          of={store.detail}
          skeleton={<Skeleton variant="card" parts={[88, 200, 240]} label={texts.loading} />}
          onRetry={() => void store.load()}
          missing={{ text: texts.missing, action: { text: texts.toZone, onPress: toZone } }}
        >
          {(detail) => (
            <>
              <View className="straight-detail__picker">
                <WeekPicker
                  periods={detail.periods}
                  value={detail.period.period}
                  onChoose={(monday) => void store.choose(monday)}
                />
              </View>
              <Summary detail={detail} />
              {detail.days.length === 0 && (
                <EmptyState text={detail.period.state === PeriodState.open ? texts.emptyNow : texts.empty} />
              )}
              {detail.days.map((day) => (
                <Day key={day.day} day={day} />
              ))}
              <HowCard />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

function Summary({ detail: { period, group, place, points, prize } }: { readonly detail: StudyDetail }) {
  return (
    <Card className="straight-detail__card straight-detail__card--summary">
      <View className="straight-detail__line">
        <View className="straight-detail__week">{straightTexts.week(period)}</View>
        <Tag tone="primary" text={groupTexts[group]} />
      </View>
      <View className="straight-detail__figures">
        {[place > 0 && straightTexts.place(place), straightTexts.points(points)].filter(Boolean).join(' · ')}
      </View>
      {prize > 0 && <View className="straight-detail__note">{texts.prize(prize)}</View>}
      {period.state === PeriodState.settling && (
        <View className="straight-detail__note">{texts.prizeLater}</View>
      )}
    </Card>
  );
}

function Day({ day: { day, points, from } }: { readonly day: StudyDetail['days'][number] }) {
  return (
    <Card className="straight-detail__card">
      <View className="straight-detail__line">
        <View className="straight-detail__day" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {texts.day(day)}
        </View>
        <View className="straight-detail__sum">{straightTexts.points(points)}</View>
      </View>
      {from.map((source) => (
        <Source key={source.kind} source={source} />
      ))}
    </Card>
  );
}

function Source({ source: { kind, count, points, isCapped } }: { readonly source: PointSource }) {
  return (
    <View className="straight-detail__source">
      <View className="straight-detail__what">{texts.source(kindTexts[kind], count)}</View>
      {isCapped && <Tag className="straight-detail__capped" text={texts.capped} />}
      <View className="straight-detail__plus">{texts.plus(points)}</View>
    </View>
  );
}

export default screen('straightDetail', StraightDetail);
