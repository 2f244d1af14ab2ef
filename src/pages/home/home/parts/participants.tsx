import { Text, View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import type { Card } from '@/contract/home/schema';
import { countText } from '../participants';
import { homeTexts } from '../texts';
import './participants.scss';

const FACES_SHOWN = 3;

type Who = Pick<Card, 'participantNum' | 'participantPictureUrls'>;

/** Who else takes part: a few faces and how many they are. */
export function Participants({ participantNum = 0, participantPictureUrls = [] }: Who) {
  if (participantNum <= 0) return null;
  return (
    <View className="participants">
      <View className="participants__faces">
        {participantPictureUrls.slice(0, FACES_SHOWN).map((url, index) => (
          <Picture key={index} className="participants__face" src={url} alt="" width={36} height={36} round />
        ))}
      </View>
      <Text className="participants__count">{homeTexts.participants(countText(participantNum))}</Text>
    </View>
  );
}
