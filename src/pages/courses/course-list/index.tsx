import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { FilmCourseSkeleton, FilmCourseCard } from '@/features/courses/film-course-card/FilmCourseCard';
import { screen, Screen, useParams } from '@/features/screen';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { coursesCalls } from '@/contract/courses/calls';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { COURSES_PAGE } from '@/contract/courses/values';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import './index.scss';

class CourseListStore {
  readonly groupId: number | undefined;
  readonly list: Paged<FilmCourse>;

  constructor(app: Pick<App, 'api'>, id: string | undefined) {
    this.groupId = recordId(id);
    this.list = new Paged<FilmCourse>(
      (page, limit) =>
        toPage(
          app.api.callCounted(coursesCalls.listGroupCourses, {
            groupId: this.groupId ?? 1,
            page,
            limit,
          }),
        ),
      COURSES_PAGE,
      ({ courseId }) => courseId,
    );
  }

  /** Shown again: progress may have changed. */
  readonly shown = async (): Promise<void> => {
    if (this.groupId !== undefined) await this.list.again();
  };

  /** Without a category in the address there is nothing to load. */
  readonly refresh = async (): Promise<void> => {
    if (this.groupId !== undefined) await this.list.refresh();
  };
}

const texts = {
  loading: '课程加载中…',
  empty: '这里的课程正在准备中',
  missing: '找不到这个分类的课程',
  toCourses: '孩子的课程',
} as const;

/** A recorded category: its video courses as covers. */
const CourseList = observer(function CourseList() {
  const app = useApp();
  const { id, name } = useParams('courseList');
  const [store] = useState(() => new CourseListStore(app, id));
  useLoadWhenShown(store.shown, store.list.reset);
  const refresh = useRefresh(store.refresh);
  return (
    <Screen title={name}>
      <PullToRefresh className="course-list-page" onRefresh={refresh}>
        <View>
          <Courses store={store} />
        </View>
      </PullToRefresh>
    </Screen>
  );
});

const Courses = observer(function Courses({ store }: { store: CourseListStore }) {
  const { router } = useApp();
  const nextStep = { text: texts.toCourses, onPress: () => void router.go('myTabClass') };
  if (store.groupId === undefined) {
    return <EmptyState illustration="missing" text={texts.missing} action={nextStep} />;
  }
  return (
    <PagedList
      list={store.list}
      render={(course) => (
        <FilmCourseCard
          course={course}
          onPress={() => void router.go('courseDetailList', { id: String(course.courseId) })}
        />
      )}
      skeleton={<FilmCourseSkeleton label={texts.loading} />}
      empty={{ text: texts.empty, action: nextStep }}
    />
  );
});

export default screen('courseList', CourseList);
