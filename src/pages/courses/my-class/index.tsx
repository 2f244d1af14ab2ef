import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { PullToRefresh } from '@/components/PullToRefresh';
import { SubjectMark } from '@/components/SubjectMark';
import { subjectKey, subjectText } from '@/features/courses';
import { MyCourseSkeleton, MyCourseCard } from '@/features/courses/my-course-card/MyCourseCard';
import { useNow } from '@/features/lessons/use-now';
import { screen, Screen } from '@/features/screen';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { TabScreen } from '@/features/screen/tab-shell';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { coursesCalls } from '@/contract/courses/calls';
import type { MyCourse } from '@/contract/courses/schema';
import { MyCourseState, type Subject } from '@/contract/courses/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import './index.scss';

/** More than a child studies at a time. */
const MOST = 50;

interface Shelf {
  readonly subject: Subject;
  readonly courses: readonly MyCourse[];
}

/** The child's current courses, a shelf per subject. */
class MyClassStore {
  readonly courses = new Loadable<readonly MyCourse[]>();

  constructor(private readonly app: Pick<App, 'api'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Subjects in order of first occurrence. */
  get shelves(): readonly Shelf[] {
    const courses = this.courses.value ?? [];
    const subjects = [...new Set(courses.map(({ subject }) => subject))];
    return subjects.map((subject) => ({
      subject,
      courses: courses.filter((course) => course.subject === subject),
    }));
  }

  async load(): Promise<void> {
    const request = { state: MyCourseState.studying, page: 1, limit: MOST };
    await this.courses.load(() => this.app.api.call(coursesCalls.listMyCourses, request));
  }
}

const texts = {
  loading: '课程加载中…',
  empty: '孩子还没有在学的课程',
  toTab: '去我的课程',
  all: '查看全部课程',
  shelf: (subject: string, count: number): string => `${subject} · ${count}门`,
} as const;

const NEXT_EVERY_MS = 60_000;

/** My courses: a shelf per subject, with each course's next lesson. */
const MyClass = observer(function MyClass() {
  const app = useApp();
  const [store] = useState(() => new MyClassStore(app));
  useLoadWhenShown(() => store.load(), store.courses.reset);
  const refresh = useRefresh(store.load);
  return (
    <TabScreen tab="myTabClass" isBelow>
      <Screen>
        <PullToRefresh className="my-class" onRefresh={refresh}>
          <Loaded
            of={store.courses}
            skeleton={<MyCourseSkeleton label={texts.loading} />}
            onRetry={() => void refresh()}
          >
            {() => <Shelves store={store} />}
          </Loaded>
        </PullToRefresh>
      </Screen>
    </TabScreen>
  );
});

const Shelves = observer(function Shelves({ store }: { readonly store: MyClassStore }) {
  const { router } = useApp();
  useNow(NEXT_EVERY_MS);
  if (store.shelves.length === 0) {
    const action = { text: texts.toTab, onPress: () => void router.go('myTabClass') };
    return <EmptyState drawing={<Pea pose="reads" />} text={texts.empty} action={action} />;
  }
  return (
    <>
      {store.shelves.map((shelf) => (
        <OneShelf key={shelf.subject} shelf={shelf} />
      ))}
      <Button block kind="text" size="medium" onPress={() => void router.go('allClass')}>
        {texts.all}
      </Button>
    </>
  );
});

interface OneShelfProps {
  readonly shelf: Shelf;
}

const OneShelf = ({ shelf: { courses, subject } }: OneShelfProps) => (
  <View className="my-class__shelf">
    <View className="my-class__heading">
      <SubjectMark subject={subjectKey(subject)} size={56} />
      <View className="my-class__subject" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.shelf(subjectText(subject), courses.length)}
      </View>
    </View>
    {courses.map((course) => (
      <MyCourseCard key={`${course.groupId}-${course.courseId}`} course={course} />
    ))}
  </View>
);

export default screen('myClass1', MyClass);
