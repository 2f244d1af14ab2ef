import { spaced } from '@/features/dates/texts';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { availabilityOf } from '@/features/courses/chapter-state';
import { ProgressCover } from '@/features/courses/cover/ProgressCover';
import { FilmCourseSkeleton } from '@/features/courses/film-course-card/FilmCourseCard';
import { formatFullDate } from '@/features/dates/in-full';
import { byBeijing } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { coursesCalls } from '@/contract/courses/calls';
import { COURSES_PAGE } from '@/contract/courses/values';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import './index.scss';

/** The child's baby studies, including expired ones. */
class BabyStudyPurchasedStore {
  readonly list: Paged<FilmCourse>;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged<FilmCourse>(
      (page, limit) => toPage(this.app.api.callCounted(coursesCalls.listPurchasedStudy, { page, limit })),
      COURSES_PAGE,
      ({ courseId }) => courseId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async refresh(): Promise<void> {
    await this.list.again();
  }

  /** Never show this child's data to the next parent. */
  reset(): void {
    this.list.reset();
  }
}

const texts = {
  loading: '已购课程加载中…',
  empty: '还没有购买过宝贝学课程',
  toList: '去宝贝学',
  forGood: '永久有效',
  until: (date: string): string => spaced(date, '到期'),
  ended: (date: string): string => `已于 ${spaced(date, '到期')}，可重新解锁`,
  done: (finished: number, count: number): string => `已学${finished}/${count}集`,
  progress: (title: string): string => `${title} 的进度`,
} as const;

/** Purchased baby studies: progress and expiry. */
const BabyStudyPurchased = observer(function BabyStudyPurchased() {
  const app = useApp();
  const [store] = useState(() => new BabyStudyPurchasedStore(app));
  useLoadWhenShown(store.refresh, store.reset);
  return (
    <Screen>
      <View className="baby-study-purchased">
        <PagedList
          list={store.list}
          render={(course) => <PurchasedCard course={course} />}
          skeleton={<FilmCourseSkeleton label={texts.loading} />}
          empty={{
            text: texts.empty,
            action: { text: texts.toList, onPress: () => void app.router.go('babyStudyList') },
          }}
        />
      </View>
    </Screen>
  );
});

function PurchasedCard({ course }: { readonly course: FilmCourse }) {
  const { router, serverClock } = useApp();
  const { chapterNum, courseId, finishedNum, picture, subject, title, watchedPercent } = course;
  const isOver = availabilityOf(course, serverClock.now())?.isOver === true;
  const open = () => void router.go(isOver ? 'babyStudyDetail' : 'babyStudyPlay', { id: String(courseId) });
  return (
    <Card
      joined
      className={classNames('baby-study-purchased__card', isOver && 'baby-study-purchased__card--over')}
      onPress={open}
    >
      <ProgressCover
        src={picture}
        {...{ subject }}
        width={200}
        height={150}
        percent={watchedPercent}
        label={texts.progress(title)}
      />
      <View className="baby-study-purchased__body">
        <View className="baby-study-purchased__title">{title}</View>
        <View className="baby-study-purchased__note">{texts.done(finishedNum, chapterNum)}</View>
        <View className="baby-study-purchased__note">{endOf(course, serverClock)}</View>
      </View>
    </Card>
  );
}

function endOf(course: FilmCourse, serverClock: LocalClock): string {
  const available = availabilityOf(course, serverClock.now());
  if (available === undefined) return texts.forGood;
  return texts[available.isOver ? 'ended' : 'until'](byBeijing(formatFullDate(available.until), serverClock));
}

export default screen('babyStudyPurchased', BabyStudyPurchased);
