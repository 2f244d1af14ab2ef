import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Tabs } from '@/components/Tabs';
import { HourChange } from '@/contract/hours/values';
import { formatMonth } from '@/features/dates/in-full';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { changeTexts, recordTexts } from '@/pages/hours/texts';
import { BrandFilter } from './brand-filter';
import { RecordRow } from './record-row';
import { brandOf, HourRecordStore } from './store';
import './index.scss';
import { SkeletonBlock } from '@/components/Skeleton';
import './record-skeleton.scss';

const ALL = 'all';
const changes = Object.values(HourChange);
const tabs = [
  { key: ALL, text: recordTexts.all },
  ...changes.map((change) => ({ key: String(change), text: changeTexts[change] })),
];

/** Changes of the hours, month by month. */
const ClassHourRecord = observer(function ClassHourRecord() {
  const app = useApp();
  const params = useParams('classHourRecord');
  const [store] = useState(() => new HourRecordStore(app, brandOf(params.brandCode)));
  useLoadForSession(store.load, store.reset);
  const { list, brandCode, change } = store;
  const choose = (key: string) =>
    void store.narrow({ brandCode, change: changes.find((known) => String(known) === key) });
  const empty = store.isNarrowed
    ? {
        text: recordTexts.emptyFiltered,
        action: { text: recordTexts.showAll, onPress: () => void store.narrow({}) },
      }
    : {
        text: recordTexts.empty,
        action: { text: recordTexts.seeHours, onPress: () => void app.router.go('myClassHour', {}) },
      };
  return (
    <Screen className="class-hour-record" right={store.choosesBrand && <BrandFilter store={store} />}>
      <Tabs items={tabs} active={String(change ?? ALL)} onChange={choose} />
      <View className="class-hour-record__list">
        <PagedList
          list={list}
          skeleton={<RecordSkeleton />}
          empty={empty}
          render={(record, index) => {
            const month = formatMonth(record.time);
            const isFirst = month !== formatMonth(list.items[index - 1]?.time ?? '');
            return (
              <>
                {isFirst && (
                  <View
                    className="class-hour-record__month"
                    {...aria({ role: 'heading', 'aria-level': '2' })}
                  >
                    {month}
                  </View>
                )}
                <RecordRow record={record} />
              </>
            );
          }}
        />
      </View>
    </Screen>
  );
});

export default screen('classHourRecord', ClassHourRecord);

function RecordSkeleton() {
  return (
    <View className="record-skeleton" {...aria({ role: 'status', 'aria-label': recordTexts.loading })}>
      <SkeletonBlock width={160} height={32} />
      {[0, 1, 2, 3].map((row) => (
        <Card key={row} joined className="record-row">
          <SkeletonBlock width={72} height={72} />
          <View className="record-skeleton__lines">
            <SkeletonBlock width="80%" height={36} />
            <SkeletonBlock width="50%" height={28} />
          </View>
          <SkeletonBlock width={64} height={40} />
        </Card>
      ))}
    </View>
  );
}
