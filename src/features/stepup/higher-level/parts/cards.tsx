import { View } from '@tarojs/components';
import { movesUp } from '@/contract/stepup/year';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { planOf } from '../../info/plan';
import type { StepUp } from '../../info/step-up';
import { PlanCard } from '../../plan/PlanCard';
import { planTexts as texts, higherLevelLoginTexts } from '../texts';
import '../../head/head.scss';
import './parts.scss';

interface NewYearCardProps {
  readonly info: StepUp;
  /** Shows changes beside the current values. */
  readonly compares?: boolean;
}

/** A child's new school year on the higher level: which step it leads to, or what is learned now. */
export const NewYearCard = ({ info, compares = false }: NewYearCardProps) => (
  <PlanCard
    info={info}
    heading={titleOf(info)}
    words={compares ? { ...texts.words, compared: texts.compared } : texts.words}
  />
);

function titleOf(info: StepUp): string {
  const { of, step } = planOf(info);
  if (of === 'now') return texts.now(step);
  return movesUp(info.type) ? texts.fromTo(info.step, step) : texts.stays(step);
}

/** Skeleton of all higher level pages: head, steps, card. */
export const HigherLevelSkeleton = () => (
  <View
    className="higher-level-page"
    {...aria({ role: 'status', 'aria-label': higherLevelLoginTexts.opening })}
  >
    <View className="step-up-head">
      <SkeletonBlock width={112} height={112} radius="round" />
      <View className="step-up-head__words">
        <SkeletonBlock width="40%" height={32} />
        <SkeletonBlock width="80%" height={48} className="step-up-head__skeleton-bar" />
      </View>
    </View>
    <SkeletonBlock height={112} radius="card" className="higher-level-page__part" />
    <SkeletonBlock height={360} radius="card" className="higher-level-page__part" />
    <SkeletonBlock height={200} radius="card" className="higher-level-page__part" />
  </View>
);
