import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { Avatar } from '@/components/Avatar';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Skeleton } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import type { Teacher } from '@/contract/courses/teacher.schema';
import { Subject } from '@/contract/courses/values';
import { subjectText } from '@/features/courses';
import { TeacherFacts } from '@/features/courses/teacher/TeacherFacts';
import { teacherTexts } from '@/features/courses/teacher/texts';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { coursesCalls } from '@/contract/courses/calls';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import './index.scss';

const PAGE_SIZE = 20;

/** The teachers of one subject or of all; the child's own first. */
class TeacherListStore {
  /** undefined: all subjects. */
  subject: Subject | undefined = undefined;
  readonly list: Paged<Teacher>;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged<Teacher>(
      (page, limit) => {
        const { subject } = this;
        const request = { page, limit, ...(subject === undefined ? {} : { subject }) };
        return toPage(this.app.api.callCounted(coursesCalls.listTeachers, request));
      },
      PAGE_SIZE,
      ({ teacherId }) => teacherId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  choose(subject: Subject | undefined): void {
    if (subject === this.subject) return;
    this.subject = subject;
    void this.list.first();
  }

  async load(): Promise<void> {
    await this.list.refresh();
  }

  readonly reset = (): void => this.list.reset();
}

const texts = {
  all: '全部',
  loading: '老师列表加载中…',
  empty: '老师们正在准备自我介绍',
  toCourses: '去我的课程',
  emptySubject: (subject: string): string => `${subject}的老师还没有介绍`,
  toAll: '全部老师',
} as const;

const ALL = 'all';
const subjects = Object.values(Subject);
const TABS = [
  { key: ALL, text: texts.all },
  ...subjects.map((subject) => ({ key: String(subject), text: subjectText(subject) })),
];

/** The teachers, the child's own first. */
const TeacherList = observer(function TeacherList() {
  const app = useApp();
  const [store] = useState(() => new TeacherListStore(app));
  useLoadForSession(() => store.load(), store.reset);
  const { subject } = store;
  const empty =
    subject === undefined
      ? {
          text: texts.empty,
          action: { text: texts.toCourses, onPress: () => void app.router.go('myTabClass') },
        }
      : {
          text: texts.emptySubject(subjectText(subject)),
          action: { text: texts.toAll, onPress: () => store.choose(undefined) },
        };
  return (
    <Screen className="teacher-list">
      <Tabs
        items={TABS}
        active={subject === undefined ? ALL : String(subject)}
        onChange={(key) => store.choose(subjects.find((value) => String(value) === key))}
      />
      <View className="teacher-list__content">
        <PagedList
          list={store.list}
          render={(teacher) => <TeacherCard teacher={teacher} />}
          skeleton={
            <Skeleton
              variant="list"
              rows={4}
              picture={[144, 144, 'round']}
              bars={[40, 32, 32]}
              label={texts.loading}
            />
          }
          empty={empty}
        />
      </View>
    </Screen>
  );
});

function TeacherCard({ teacher }: { readonly teacher: Teacher }) {
  const { router } = useApp();
  const { avatar, hasFilm, motto, name, teacherId } = teacher;
  return (
    <Card
      joined
      className="teacher-list__card"
      onPress={() => void router.go('teacherDetail', { id: String(teacherId) })}
    >
      <Avatar src={avatar} name={teacherTexts.face(name)} size={144} />
      <View className="teacher-list__words">
        <View className="teacher-list__head">
          <View className="teacher-list__name">{name}</View>
          {hasFilm && <Icon name="play" size={32} tone="primary" label={teacherTexts.hasFilm} />}
        </View>
        <TeacherFacts {...teacher} />
        {motto && <View className="teacher-list__motto">{motto}</View>}
      </View>
    </Card>
  );
}

export default screen('teacherList', TeacherList);
