import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { FilmCourseSkeleton } from '@/features/courses/film-course-card/FilmCourseSkeleton';
import { FilmCourseCard } from '@/features/courses/film-course-card/FilmCourseCard';
import { screen, Screen, useParams } from '@/features/screen';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { CourseListStore } from './store';
import './index.scss';

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
  const onward = { text: texts.toCourses, onPress: () => void router.go('myTabClass') };
  if (store.groupId === undefined) {
    return <EmptyState illustration="missing" text={texts.missing} action={onward} />;
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
      empty={{ text: texts.empty, action: onward }}
    />
  );
});

export default screen('courseList', CourseList);
