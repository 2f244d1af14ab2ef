import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Picture } from '@/components/Picture';
import { SubjectMark } from '@/components/SubjectMark';
import { Tag } from '@/components/Tag';
import type { OpenClass } from '@/contract/classes/schema';
import { subjectKey } from '@/features/courses';
import { useApp } from '@/stores/app/app-context';
import { FEW_SEATS, OpenClassState, PeaClassState } from '@/contract/classes/values';
import { formatSitting } from './when';
import { classTexts as texts } from './texts';
import './sitting-card.scss';

const OPEN_TONES: Readonly<Record<OpenClassState, ClassMark['tone']>> = {
  [OpenClassState.soon]: 'primary',
  [OpenClassState.reserved]: 'primary',
  [OpenClassState.full]: 'neutral',
  [OpenClassState.live]: 'alert',
  [OpenClassState.over]: 'neutral',
};

const PEA_TONES: Readonly<Record<PeaClassState, ClassMark['tone']>> = {
  [PeaClassState.coming]: 'neutral',
  [PeaClassState.live]: 'alert',
  [PeaClassState.making]: 'neutral',
  [PeaClassState.replay]: 'primary',
};

/** A past class with a replay is marked as such. */
export const openMark = ({ state, hasReplay }: Pick<OpenClass, 'state' | 'hasReplay'>): ClassMark =>
  state === OpenClassState.over && hasReplay
    ? { text: texts.replay, tone: 'primary' }
    : { text: texts.openStates[state], tone: OPEN_TONES[state] };

export const peaMark = (state: PeaClassState): ClassMark => ({
  text: texts.peaStates[state],
  tone: PEA_TONES[state],
});

/** Few seats are left. */
export const isScarce = ({ seatsLeft }: Pick<OpenClass, 'seatsLeft'>): boolean => seatsLeft <= FEW_SEATS;

/** '' when over or full, or `seatsLeft` is 0. */
export function seatsText({ state, seatsLeft }: Pick<OpenClass, 'state' | 'seatsLeft'>): string {
  if (seatsLeft === 0 || state === OpenClassState.over || state === OpenClassState.full) return '';
  return isScarce({ seatsLeft }) ? texts.fewLeft(seatsLeft) : texts.seatsLeft(seatsLeft);
}

export interface ClassMark {
  readonly text: string;
  readonly tone: 'primary' | 'accent' | 'alert' | 'neutral';
}

interface ClassCardProps {
  readonly of: Pick<
    OpenClass,
    'title' | 'subject' | 'teacherName' | 'picture' | 'ages' | 'startsAt' | 'minutes'
  >;
  readonly mark: ClassMark;
  /** The most important fact: seats left, series. */
  readonly note?: string;
  /** There is not much time for it. */
  readonly hurries?: boolean;
  /** Live: full width. */
  readonly isLive: boolean;
  readonly isOver: boolean;
  readonly onPress: () => void;
}

/** A class in a list: cover, time, teacher, ages. */
export function ClassCard({ of, mark, note, hurries = false, isLive, isOver, onPress }: ClassCardProps) {
  const { serverClock } = useApp();
  const { title, subject, teacherName, picture, ages } = of;
  const size = isLive ? { ratio: 2.1 } : { width: 240, height: 180, round: 'small' as const };
  return (
    <Card
      joined={!isLive}
      className={classNames('sitting-card', isLive && 'sitting-card--live', isOver && 'sitting-card--over')}
      onPress={onPress}
    >
      <View className="sitting-card__cover">
        <Picture
          src={picture}
          alt=""
          mode="aspectFill"
          {...size}
          fallback={<SubjectMark subject={subjectKey(subject)} size={120} />}
        />
        <Tag className="sitting-card__mark" text={mark.text} tone={mark.tone} />
      </View>
      <View className="sitting-card__words">
        <View className="sitting-card__title">{title}</View>
        <View className="sitting-card__when">{formatSitting(of, isLive, serverClock)}</View>
        <View className="sitting-card__foot">
          <View className="sitting-card__teacher">{[teacherName, ages].filter(Boolean).join(' · ')}</View>
          {note && (
            <View className={classNames('sitting-card__note', hurries && 'sitting-card__note--hurries')}>
              {note}
            </View>
          )}
        </View>
      </View>
    </Card>
  );
}
