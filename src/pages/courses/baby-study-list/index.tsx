import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Cell, CellGroup } from '@/components/Cell';
import { PullToRefresh } from '@/components/PullToRefresh';
import { SubjectMark } from '@/components/SubjectMark';
import { coursesCalls } from '@/contract/courses/calls';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { subjectKey, subjectText } from '@/features/courses';
import { FilmCourseSkeleton, FilmCourseCard } from '@/features/courses/film-course-card/FilmCourseCard';
import { SubjectFilter } from '@/features/courses/subject-filter/SubjectFilter';
import { emptyOf, SubjectList } from '@/features/courses/subject-filter/subject-list';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import type { App } from '@/stores/app/app';
import { useApp } from '@/stores/app/app-context';
import { Begun } from './begun';
import { babyStudyListTexts as texts } from './texts';
import './index.scss';

/** Whether a new shelf starts here. */
const beginsShelf = (courses: readonly Pick<FilmCourse, 'subject'>[], index: number): boolean =>
  courses[index]?.subject !== courses[index - 1]?.subject;

const ALL = 100;

/** Started, accessible and not finished. */
const begunOf = (items: readonly FilmCourse[]): readonly FilmCourse[] =>
  items.filter(
    ({ access, watchedPercent }) => watchedPercent > 0 && watchedPercent < ALL && access === FilmAccess.open,
  );

const babyStudyOf = ({ api }: App) =>
  new SubjectList<FilmCourse>(
    (request) => api.callCounted(coursesCalls.listBabyStudy, request),
    ({ courseId }) => courseId,
  );

/** Baby study: a shelf per subject, with started courses on top. */
const BabyStudyList = observer(function BabyStudyList() {
  const app = useApp();
  const [store] = useState(() => babyStudyOf(app));
  // Purchases and progress change on pages above this one.
  useLoadWhenShown(store.refresh, store.reset);
  return (
    <Screen>
      <SubjectFilter chosen={store.subject} onChange={(subject) => void store.choose(subject)} />
      <PullToRefresh className="baby-study-list" onRefresh={store.refresh}>
        <CellGroup className="baby-study-list__purchased">
          <Cell
            icon="order"
            title={texts.purchased}
            onPress={() => void app.router.go('babyStudyPurchased')}
          />
        </CellGroup>
        <Begun courses={begunOf(store.list.items)} />
        <Shelves store={store} />
      </PullToRefresh>
    </Screen>
  );
});

const Shelves = observer(function Shelves({ store }: { readonly store: SubjectList<FilmCourse> }) {
  const { router } = useApp();
  const items = shelved(store.list.items);
  return (
    <PagedList
      list={store.list}
      items={items}
      render={(course, index) => (
        <>
          {beginsShelf(items, index) && <Shelf subject={course.subject} />}
          <FilmCourseCard
            course={course}
            onPress={() => void router.go('babyStudyDetail', { id: String(course.courseId) })}
          />
        </>
      )}
      skeleton={<FilmCourseSkeleton label={texts.loading} />}
      empty={emptyOf(store, texts, () => void router.go('myTabClass'))}
    />
  );
});

const Shelf = ({ subject }: Pick<FilmCourse, 'subject'>) => (
  <View className="baby-study-list__shelf" {...aria({ role: 'heading', 'aria-level': '2' })}>
    <SubjectMark subject={subjectKey(subject)} size={56} />
    <View className="baby-study-list__subject">{subjectText(subject)}</View>
  </View>
);

/** Sorted by subject, in order of first occurrence. */
function shelved<C extends Pick<FilmCourse, 'subject'>>(courses: readonly C[]): readonly C[] {
  const subjects = [...new Set(courses.map(({ subject }) => subject))];
  return subjects.flatMap((one) => courses.filter(({ subject }) => subject === one));
}

export default screen('babyStudyList', BabyStudyList);
