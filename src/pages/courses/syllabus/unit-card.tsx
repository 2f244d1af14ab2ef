import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import type { SyllabusLesson, SyllabusUnit } from '@/contract/courses/schema';
import { toChineseNumeral } from '@/services/helpers/chinese-number';
import { syllabusTexts as texts } from './texts';

interface UnitCardProps {
  readonly unit: SyllabusUnit;
  /** From 0. */
  readonly index: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A unit: its learning goals, and its lessons, collapsed. */
export function UnitCard({ unit, index, isOpen, onToggle }: UnitCardProps) {
  const { abilities, lessons, title } = unit;
  return (
    <Card className="syllabus__card">
      <View className="syllabus__unit" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.unit(toChineseNumeral(index + 1), title)}
      </View>
      {abilities.length > 0 && <Abilities abilities={abilities} />}
      {isOpen && <Lessons lessons={lessons} />}
      {lessons.length > 0 && (
        <Button
          className="syllabus__toggle"
          kind="text"
          size="medium"
          block
          label={isOpen ? `${texts.hide} ${title}` : `${texts.show(lessons.length)} ${title}`}
          onPress={onToggle}
        >
          {isOpen ? texts.hide : texts.show(lessons.length)}
        </Button>
      )}
    </Card>
  );
}

function Abilities({ abilities }: Pick<SyllabusUnit, 'abilities'>) {
  return (
    <View className="syllabus__abilities">
      <View className="syllabus__heading">{texts.abilities}</View>
      {abilities.map((ability) => (
        <View key={ability} className="syllabus__ability">
          <Icon className="syllabus__check" name="check" size={32} tone="primary" />
          <View className="syllabus__ability-text">{ability}</View>
        </View>
      ))}
    </View>
  );
}

function Lessons({ lessons }: { readonly lessons: readonly SyllabusLesson[] }) {
  return (
    <View className="syllabus__lessons" {...aria({ role: 'list' })}>
      {lessons.map(({ id, title, summary }, index) => (
        <View key={id} className="syllabus__lesson" {...aria({ role: 'listitem' })}>
          <View className="syllabus__lesson-title">{texts.lesson(index + 1, title)}</View>
          {summary && <View className="syllabus__lesson-note">{summary}</View>}
        </View>
      ))}
    </View>
  );
}
