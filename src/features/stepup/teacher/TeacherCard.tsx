import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Avatar } from '@/components/Avatar';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { SkeletonBlock } from '@/components/Skeleton';
import { aria } from '@/components/aria';
import { LoadFailure } from '@/features/shapes';
import { teacherTexts as texts } from '../texts';
import type { TeacherStore } from './teacher-store';
import './teacher-card.scss';

interface TeacherCardProps {
  readonly store: TeacherStore;
  /** From the step-up: 0 and '' when there is none. */
  readonly teacherId: number;
  readonly name: string;
}

/** The new year's teacher: picture, code, parents' comments, page. */
export const TeacherCard = observer(function TeacherCard({ store, teacherId, name }: TeacherCardProps) {
  return (
    <Card className="teacher-card">
      <View className="teacher-card__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.heading}
      </View>
      {teacherId > 0 ? (
        <Teacher store={store} name={name} onRetry={() => void store.load(teacherId)} />
      ) : (
        <View className="teacher-card__note">{texts.coming}</View>
      )}
    </Card>
  );
});

interface TeacherProps {
  readonly store: TeacherStore;
  readonly name: string;
  readonly onRetry: () => void;
}

const Teacher = observer(function Teacher({ store, name, onRetry }: TeacherProps) {
  const { teacher, page } = store;
  if (teacher.isFirstLoad) return <SkeletonBlock height={112} radius="card" />;
  const base = teacher.value;
  const shown = base?.nickname || name;
  return (
    <>
      <View className="teacher-card__row">
        <Avatar src={base?.avatar} name={texts.picture(shown)} size={112} />
        <View className="teacher-card__words">
          <View className="teacher-card__name">{shown}</View>
          {base && <Facts {...base} />}
        </View>
      </View>
      {!base && (
        <LoadFailure error={teacher.error} compact loading={teacher.status === 'loading'} onRetry={onRetry} />
      )}
      {page.value && (
        <Button
          className="teacher-card__page"
          kind="secondary"
          size="medium"
          block
          onPress={() => void store.open()}
        >
          {texts.page}
        </Button>
      )}
    </>
  );
});

interface FactsProps {
  readonly teacherCode: string;
  readonly parentalSatisfaction?: string | undefined;
  readonly teachingYear?: string | undefined;
}

function Facts({ teacherCode, parentalSatisfaction, teachingYear }: FactsProps) {
  const facts = [
    teacherCode && texts.code(teacherCode),
    parentalSatisfaction && texts.satisfaction(parentalSatisfaction),
    teachingYear && texts.years(teachingYear),
  ].filter(Boolean);
  return (
    <>
      {facts.map((fact) => (
        <View key={fact} className="teacher-card__fact">
          {fact}
        </View>
      ))}
    </>
  );
}
