import { observer } from 'mobx-react';
import { useState } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Tabs } from '@/components/Tabs';
import { MyCourseState } from '@/contract/courses/values';
import { MyCourseSkeleton, MyCourseCard } from '@/features/courses/my-course-card/MyCourseCard';
import { SubjectFilter } from '@/features/courses/subject-filter/SubjectFilter';
import { useNow } from '@/features/lessons/use-now';
import { screen, Screen } from '@/features/screen';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { AllClassStore } from './store';
import './index.scss';

const texts = {
  loading: '课程加载中…',
  state: {
    [MyCourseState.studying]: '在学',
    [MyCourseState.finished]: '已学完',
    [MyCourseState.expired]: '已过期',
  },
  empty: {
    [MyCourseState.studying]: '没有在学的课程',
    [MyCourseState.finished]: '还没有学完的课程，慢慢来',
    [MyCourseState.expired]: '没有过期的课程',
  },
  toTab: '去我的课程',
} as const;

const STATES = Object.values(MyCourseState);
const TABS = STATES.map((state) => ({ key: state, text: texts.state[state] }));
const NEXT_EVERY_MS = 60_000;

/** All of the child's courses: current, finished, former. */
const AllClass = observer(function AllClass() {
  const app = useApp();
  const [store] = useState(() => new AllClassStore(app));
  useLoadWhenShown(store.shown, store.reset);
  const refresh = useRefresh(store.refresh);
  return (
    <Screen>
      <Tabs
        items={TABS}
        active={store.state}
        onChange={(key) =>
          store.choose(STATES.find((state) => state === key) ?? MyCourseState.studying, store.subject)
        }
      />
      <SubjectFilter
        level="second"
        chosen={store.subject}
        onChange={(subject) => store.choose(store.state, subject)}
      />
      <PullToRefresh className="all-class" onRefresh={refresh}>
        <Courses store={store} />
      </PullToRefresh>
    </Screen>
  );
});

const Courses = observer(function Courses({ store }: { readonly store: AllClassStore }) {
  const { router } = useApp();
  useNow(NEXT_EVERY_MS);
  return (
    <PagedList
      list={store.list}
      render={(course) => <MyCourseCard course={course} />}
      skeleton={<MyCourseSkeleton label={texts.loading} />}
      empty={{
        text: texts.empty[store.state],
        action: { text: texts.toTab, onPress: () => void router.go('myTabClass') },
      }}
    />
  );
});

export default screen('allClass', AllClass);
