import { View } from '@tarojs/components';
import type { Work } from '@/contract/works/schema';
import { WorkCard } from './WorkCard';

interface WorkGridProps {
  readonly works: readonly Work[];
  readonly onOpen: (work: Work) => void;
}

/** A handful of works two by two, where there is no list that grows. */
export const WorkGrid = ({ works, onOpen }: WorkGridProps) => (
  <View className="work-grid">
    {works.map((work) => (
      <WorkCard key={work.id} work={work} onPress={() => onOpen(work)} />
    ))}
  </View>
);
