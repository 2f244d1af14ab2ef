import { View } from '@tarojs/components';
import { Avatar } from '@/components/Avatar';
import { Card } from '@/components/Card';
import type { Situation } from '@/contract/growth/schema';
import { SectionView } from '@/features/growth/report';
import { reportTexts } from '@/features/growth/report/texts';
import { shownOf, Summary } from '@/features/growth/situation';
import './index.scss';

/** Live data at the time of viewing. */
export function SharedSituation({ situation }: { readonly situation: Situation }) {
  const { child } = situation;
  const { overview, sections } = shownOf(situation);
  return (
    <>
      <Card className="shared__card shared__who">
        <Avatar name={reportTexts.avatar(child)} size={88} />
        <View className="shared__child">{child}</View>
      </Card>
      <Summary {...{ situation, overview }} goOn={null} />
      {sections.map((section) => (
        <SectionView key={section.key} section={section} onLink={null} isBrief />
      ))}
    </>
  );
}
