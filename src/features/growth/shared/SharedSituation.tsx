import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { Card } from '@/components/Card';
import type { Situation } from '@/contract/growth/schema';
import { SectionView } from '@/features/growth/report';
import { reportTexts } from '@/features/growth/report/texts';
import './index.scss';

/** Live data at the time of viewing. */
export function SharedSituation({ situation }: { readonly situation: Situation }) {
  const { child, from, sections, sentence, to } = situation;
  return (
    <>
      <Card className="shared__card">
        <View className="shared__who">
          <Avatar name={reportTexts.avatar(child)} size={112} />
          <View className="shared__who-words">
            <View className="shared__child">{child}</View>
            <View className="shared__period">{reportTexts.period(from, to)}</View>
          </View>
        </View>
        <View className="shared__sentence" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {sentence}
        </View>
      </Card>
      {sections.map((section) => (
        <SectionView key={section.key} section={section} onLink={null} />
      ))}
    </>
  );
}
