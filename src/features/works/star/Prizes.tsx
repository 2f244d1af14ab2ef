import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import type { StarActivity } from '@/contract/works/schema';
import { starTexts as texts } from './texts';

export function Prizes({ prizes }: Pick<StarActivity, 'prizes'>) {
  if (prizes.length === 0) return null;
  return (
    <Card className="star__card">
      <View className="star__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.prizes}
      </View>
      <View {...aria({ role: 'list' })}>
        {prizes.map(({ name, place, stars }) => (
          <View key={place} className="star__prize" {...aria({ role: 'listitem' })}>
            <View className="star__prize-place">{place}</View>
            <View className="star__prize-name">{name}</View>
            {stars > 0 && <View className="star__prize-stars">{texts.stars(stars)}</View>}
          </View>
        ))}
      </View>
    </Card>
  );
}
