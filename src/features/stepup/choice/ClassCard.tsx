import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { StepUpClass } from '@/contract/stepup/schema';
import { Dialog } from '@/components/Dialog';
import { ClassFacts } from './ClassFacts';
import { classTexts as texts, choiceTexts } from './texts';
import type { ClassChoiceStore } from './class-choice-store';

type Teacher = StepUpClass['teacher'][number];

interface ClassCardProps {
  readonly of: StepUpClass;
  readonly step: string;
  /** The first: a screen has one primary action. */
  readonly leads: boolean;
  readonly onFilm: (teacher: Teacher) => void;
  readonly onChoose: () => void;
}

/** Both weekly lessons, the first date, and the teachers. */
export function ClassCard({ of, step, leads, onFilm, onChoose }: ClassCardProps) {
  const { cycle, teacher } = of;
  return (
    <Card className="class-card">
      <View className="class-card__head">
        <ClassFacts of={of} step={step} />
        <Tag text={texts.perWeek(cycle.length)} tone="primary" />
      </View>
      {/* An empty list must not have the list role. */}
      <View className="class-card__teachers" {...(teacher.length > 0 ? aria({ role: 'list' }) : {})}>
        {teacher.map((one) => (
          <View key={one.id} className="class-card__teacher" {...aria({ role: 'listitem' })}>
            <View className="class-card__name">{texts.teacher(one.nickname)}</View>
            <Pressable
              className="class-card__film"
              label={texts.filmOf(one.nickname)}
              onPress={() => onFilm(one)}
            >
              <Icon name="play" size={32} />
              <View className="class-card__film-text">{texts.film}</View>
            </Pressable>
          </View>
        ))}
      </View>
      <Button
        size="medium"
        kind={leads ? 'primary' : 'secondary'}
        block
        label={texts.chooseOf(cycle.join('、'))}
        onPress={onChoose}
      >
        {texts.choose}
      </Button>
    </Card>
  );
}

/** Confirmation with the class, before joining. */
export const JoinDialog = observer(function JoinDialog({ store }: { readonly store: ClassChoiceStore }) {
  const { asked, failure, isJoining } = store;
  return (
    <Dialog
      open={asked !== null}
      title={texts.join.title}
      onClose={isJoining ? undefined : store.dismiss}
      actions={[
        { text: choiceTexts.again, onPress: store.dismiss, disabled: isJoining },
        {
          text: failure ? texts.join.again : texts.join.confirm,
          onPress: () => void store.join(),
          loading: isJoining,
        },
      ]}
    >
      {asked && <ClassFacts of={asked} step={store.choice.step} namesTeachers />}
      {failure && (
        <View className="class-choice__failure" {...aria({ role: 'alert' })}>
          {failure}
        </View>
      )}
    </Dialog>
  );
});
