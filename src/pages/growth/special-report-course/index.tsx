import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { Icon } from '@/components/Icon';
import { ListEnd } from '@/components/ListEnd';
import { Picture } from '@/components/Picture';
import { Skeleton } from '@/components/Skeleton';
import { SubjectMark } from '@/components/SubjectMark';
import type { ExploreCourse } from '@/contract/growth/schema';
import { RedirectType } from '@/contract/links/values';
import { subjectKey, subjectText } from '@/features/courses';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { growthCalls } from '@/contract/growth/calls';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import './index.scss';

class ExploreCoursesStore {
  readonly courses = new Loadable<readonly ExploreCourse[]>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    private readonly evaluationId: string | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.courses.find(recordId(this.evaluationId), (evaluationId) =>
      this.app.api.call(growthCalls.listExploreCourses, { evaluationId }),
    );
  }
}

const texts = {
  loading: '课程加载中…',
  missing: '找不到这次测评',
  toReports: '测评报告',
  empty: '这一科的课程还在准备中',
  toCourses: '孩子的课程',
  intro: '根据这次的答题挑选，可以练一练的排在前面',
  trains: (abilities: readonly string[]): string => `练到的能力：${abilities.join('、')}`,
  end: '推荐的课程就是这些',
} as const;

/** Course recommendations after an evaluation, each with a reason for this child. */
const SpecialReportCourse = observer(function SpecialReportCourse() {
  const app = useApp();
  const { evaluation_id } = useParams('specialReportCourse');
  const [store] = useState(() => new ExploreCoursesStore(app, evaluation_id));
  useLoadForSession(() => store.load(), store.courses.reset);
  const toReports = () => void app.router.replace('evaReportList', { grow: 'false' });
  return (
    <Screen>
      <View className="explore-courses">
        <Loaded
          of={store.courses}
          skeleton={
            <Skeleton
              variant="list"
              gap={24}
              rows={3}
              picture={[200, 150]}
              bars={[40, 64]}
              align="center"
              label={texts.loading}
            />
          }
          onRetry={() => void store.load()}
          missing={{ text: texts.missing, action: { text: texts.toReports, onPress: toReports } }}
        >
          {(courses) => <Courses courses={courses} />}
        </Loaded>
      </View>
    </Screen>
  );
});

function Courses({ courses }: { readonly courses: readonly ExploreCourse[] }) {
  const { router } = useApp();
  if (courses.length === 0) {
    const toCourses = () => void router.go('myTabClass');
    return (
      <EmptyState
        drawing={<Pea pose="reads" />}
        text={texts.empty}
        action={{ text: texts.toCourses, onPress: toCourses }}
      />
    );
  }
  return (
    <>
      <View className="explore-courses__intro">{texts.intro}</View>
      {courses.map((course) => (
        <CourseCard key={course.url} course={course} />
      ))}
      <ListEnd text={texts.end} />
    </>
  );
}

function CourseCard({ course }: { readonly course: ExploreCourse }) {
  const { router } = useApp();
  const { abilities, picture, subject, title, url, why } = course;
  const key = subjectKey(subject);
  const open = () => void router.openLink({ redirectType: RedirectType.innerPage, url });
  return (
    <Card className={`explore-course explore-course--${key}`} onPress={open}>
      <Picture
        src={picture}
        alt=""
        width={200}
        height={150}
        round="small"
        fallback={<SubjectMark subject={key} alt={subjectText(subject)} size={120} />}
      />
      <View className="explore-course__words">
        <View className="explore-course__title">{title}</View>
        {why && <View className="explore-course__why">{why}</View>}
        {abilities.length > 0 && <View className="explore-course__abilities">{texts.trains(abilities)}</View>}
      </View>
      <Icon name="arrow-right" size={32} tone="secondary" />
    </Card>
  );
}

export default screen('specialReportCourse', SpecialReportCourse);
