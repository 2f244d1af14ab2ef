import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { Button } from '@/components/Button';
import { Cell, CellGroup } from '@/components/Cell';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { SubjectMark } from '@/components/SubjectMark';
import type { TeacherDetail } from '@/contract/courses/teacher.schema';
import type { Subject } from '@/contract/courses/values';
import { subjectKey } from '@/features/courses';
import { TeacherFacts } from '@/features/courses/teacher/TeacherFacts';
import { teacherTexts } from '@/features/courses/teacher/texts';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { ShareSheet } from '@/features/share';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { Films } from './parts/films';
import { Honours, Introduction, Styles } from './parts/words';
import { TeacherDetailStore } from './store';
import { teacherDetailTexts as texts } from './texts';
import './index.scss';

/** A teacher: photo, text, videos, and the child's lessons with them. */
const TeacherDetailScreen = observer(function TeacherDetailScreen() {
  const app = useApp();
  const { id } = useParams('teacherDetail');
  const [store] = useState(() => new TeacherDetailStore(app, recordId(id)));
  useLoadForSession(() => store.load(), store.reset);
  const toTeachers = () => void app.router.replace('teacherList');
  return (
    <Screen title={store.teacher.value?.name}>
      <View className="teacher">
        <Loaded
          of={store.teacher}
          skeleton={<PageSkeleton />}
          onRetry={() => void store.load()}
          missing={{ text: texts.missing, action: { text: texts.toTeachers, onPress: toTeachers } }}
        >
          {(teacher) => (
            <>
              <Hero teacher={teacher} />
              <Introduction teacher={teacher} />
              <Films store={store} films={teacher.films} />
              <Honours honours={teacher.honours} />
              <Styles styles={teacher.styles} />
              <Courses courses={teacher.courses} />
              <NextStep subject={teacher.subjects[0]} />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

function Hero({ teacher }: { readonly teacher: TeacherDetail }) {
  const [isSharing, setIsSharing] = useState(false);
  const { avatar, motto, name, teacherId } = teacher;
  const share = {
    key: 'teacherDetail',
    title: texts.sharedTitle(name),
    desc: motto || texts.sharedText,
    toURL: `/teacher/detail?id=${teacherId}`,
  };
  return (
    <View className="teacher__hero">
      <Avatar src={avatar} name={teacherTexts.face(name)} size={200} />
      <View className="teacher__name page-title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {name}
      </View>
      {motto && <View className="teacher__motto">{motto}</View>}
      <TeacherFacts {...teacher} />
      <Button className="teacher__share" kind="secondary" size="medium" onPress={() => setIsSharing(true)}>
        {texts.share}
      </Button>
      {isSharing && <ShareSheet open onClose={() => setIsSharing(false)} input={share} />}
    </View>
  );
}

function Courses({ courses }: Pick<TeacherDetail, 'courses'>) {
  const { router } = useApp();
  if (courses.length === 0) return null;
  return (
    <CellGroup title={texts.courses} className="teacher__courses">
      {courses.map(({ groupId, name, subject }) => (
        <Cell
          key={groupId}
          icon={<SubjectMark subject={subjectKey(subject)} size={56} />}
          title={name}
          onPress={() => void router.go('myClassList', { id: String(groupId), name })}
        />
      ))}
    </CellGroup>
  );
}

/** Links to the teaching features, and to other teachers. */
function NextStep({ subject }: { readonly subject: Subject | undefined }) {
  const { router } = useApp();
  const feature = { subject: String(subject) };
  return (
    <CellGroup className="teacher__courses">
      {subject !== undefined && (
        <Cell icon="star" title={texts.toFeature} onPress={() => void router.go('classFeature', feature)} />
      )}
      <Cell icon="user" title={texts.toTeachers} onPress={() => void router.go('teacherList')} />
    </CellGroup>
  );
}

const PageSkeleton = () => (
  <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <View className="teacher__hero">
      <SkeletonBlock width={200} height={200} radius="round" />
      <SkeletonBlock width={240} height={52} className="teacher__skeleton-bar" />
      <SkeletonBlock width="60%" height={36} className="teacher__skeleton-bar" />
    </View>
    <View className="teacher__card teacher__words-skeleton">
      <SkeletonLines lines={5} />
    </View>
  </View>
);

export default screen('teacherDetail', TeacherDetailScreen);
