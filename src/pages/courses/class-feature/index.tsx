import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Icon, type IconName } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Skeleton } from '@/components/Skeleton';
import { SubjectMark } from '@/components/SubjectMark';
import { Tabs } from '@/components/Tabs';
import type { ClassFeature } from '@/contract/courses/teacher.schema';
import { subjectKey, subjectText } from '@/features/courses';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { coursesCalls } from '@/contract/courses/calls';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import './index.scss';

const texts = {
  loading: '课程特色加载中…',
  empty: '课程特色正在整理',
  toCourses: '去我的课程',
  points: '这门课特别在哪里',
  steps: '一节课是怎样上的',
  whole: (minutes: number): string => `一共${minutes}分钟`,
  span: (from: number, to: number): string => `第${from}–${to}分钟`,
  nextStep: '预约一节公开课',
} as const;

/** Teaching features by subject. */
class ClassFeatureStore {
  readonly features = new Loadable<readonly ClassFeature[]>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    /** Raw value from the address. */
    private chosen: string | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The first one if the address names none, or one without content. */
  get shown(): ClassFeature | undefined {
    const features = this.features.value ?? [];
    return features.find(({ subject }) => String(subject) === this.chosen) ?? features[0];
  }

  choose(subject: string): void {
    this.chosen = subject;
  }

  async load(): Promise<void> {
    await this.features.load(() => this.app.api.call(coursesCalls.listClassFeatures, {}));
  }
}

/** One per point, in order. */
const ICONS: readonly IconName[] = ['star', 'message', 'growth', 'user', 'gift', 'courses'];

/** A subject's teaching features, and the course of a lesson. */
const ClassFeatureScreen = observer(function ClassFeatureScreen() {
  const app = useApp();
  const { subject } = useParams('classFeature');
  const [store] = useState(() => new ClassFeatureStore(app, subject));
  useLoadForSession(() => store.load(), store.features.reset);
  const { shown } = store;
  const open = () => void app.router.go('openClassCenterOpenClassPage');
  return (
    <Screen
      footer={
        shown && (
          <Button block onPress={open}>
            {texts.nextStep}
          </Button>
        )
      }
    >
      <Loaded
        of={store.features}
        skeleton={
          <Skeleton variant="card" parts={[560, 400, 480]} className="class-feature" label={texts.loading} />
        }
        onRetry={() => void store.load()}
      >
        {(features) => (shown ? <Features store={store} features={features} shown={shown} /> : <Nothing />)}
      </Loaded>
    </Screen>
  );
});

interface FeaturesProps {
  readonly store: ClassFeatureStore;
  readonly features: readonly ClassFeature[];
  readonly shown: ClassFeature;
}

function Features({ store, features, shown }: FeaturesProps) {
  const tabs = features.map(({ subject }) => ({ key: String(subject), text: subjectText(subject) }));
  return (
    <>
      {tabs.length > 1 && (
        <Tabs items={tabs} active={String(shown.subject)} onChange={(key) => store.choose(key)} />
      )}
      <View className="class-feature">
        <Head feature={shown} />
        <Points points={shown.points} />
        <LessonLine steps={shown.steps} />
      </View>
    </>
  );
}

function Head({ feature: { picture, subject, summary, title } }: { readonly feature: ClassFeature }) {
  return (
    <Card className="class-feature__card class-feature__head">
      <Picture
        src={picture}
        alt=""
        ratio={1.6}
        round="card"
        fallback={<SubjectMark subject={subjectKey(subject)} size={160} />}
      />
      <View className="class-feature__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      <View className="class-feature__text">{summary}</View>
    </Card>
  );
}

function Points({ points }: Pick<ClassFeature, 'points'>) {
  if (points.length === 0) return null;
  return (
    <Card className="class-feature__card">
      <View className="class-feature__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.points}
      </View>
      <View {...aria({ role: 'list' })}>
        {points.map(({ title, text }, index) => (
          <View key={title} className="class-feature__point" {...aria({ role: 'listitem' })}>
            <View className="class-feature__mark">
              <Icon name={ICONS[index % ICONS.length] ?? 'star'} size={48} tone="primary" />
            </View>
            <View className="class-feature__words">
              <View className="class-feature__point-title">{title}</View>
              <View className="class-feature__text">{text}</View>
            </View>
          </View>
        ))}
      </View>
    </Card>
  );
}

function Nothing() {
  const { router } = useApp();
  return (
    <EmptyState
      text={texts.empty}
      action={{ text: texts.toCourses, onPress: () => void router.go('myTabClass') }}
    />
  );
}

export default screen('classFeature', ClassFeatureScreen);

/** A lesson's timeline, with a stop per part. */
function LessonLine({ steps }: Pick<ClassFeature, 'steps'>) {
  if (steps.length === 0) return null;
  const stops = withBegins(steps);
  const whole = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Card className="class-feature__card">
      <View className="class-feature__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.steps}
      </View>
      <View className="class-feature__whole">{texts.whole(whole)}</View>
      <View className="class-feature__line" {...aria({ role: 'list' })}>
        {stops.map(({ begins, minutes, text, title }) => (
          <View key={begins} className="class-feature__stop" {...aria({ role: 'listitem' })}>
            <View className="class-feature__dot" {...aria({ 'aria-hidden': 'true' })} />
            <View className="class-feature__span">{texts.span(begins, begins + minutes)}</View>
            <View className="class-feature__point-title">{title}</View>
            <View className="class-feature__text">{text}</View>
          </View>
        ))}
      </View>
    </Card>
  );
}

const withBegins = (steps: ClassFeature['steps']) =>
  steps.map((step, index) => ({
    ...step,
    begins: steps.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0),
  }));
