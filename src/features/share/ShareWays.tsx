import { View } from '@tarojs/components';
import { Fragment } from 'react';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import type { ShareWay } from '@/contract/share/values';
import { shareIcons, type ShareIcon } from './icons';
import type { GuideTarget } from './MenuGuide';
import { MiniProgramWay } from './MiniProgramWay';
import { shareTexts } from './texts';

interface ShareWaysProps {
  readonly ways: readonly ShareWay[];
  readonly isReady: boolean;
  readonly onPick: (way: ShareWay, target?: GuideTarget) => void;
}

const ICONS = {
  native: shareIcons.share,
  weChatMenu: 'wechat',
  miniProgram: 'wechat',
  system: shareIcons.share,
  copyLink: shareIcons.link,
  qrCode: shareIcons.qrCode,
} as const satisfies Record<ShareWay, ShareIcon>;

export function ShareWays({ ways, isReady, onPick }: ShareWaysProps) {
  if (!isReady) return <WaysSkeleton count={ways.length + (ways.includes('weChatMenu') ? 1 : 0)} />;
  return (
    <View className="share-ways">
      {ways.map((way) => {
        const look = <WayLook icon={ICONS[way]} text={shareTexts.ways[way]} />;
        if (way === 'miniProgram')
          return (
            <MiniProgramWay key={way} onPress={() => onPick(way)}>
              {look}
            </MiniProgramWay>
          );
        return (
          <Fragment key={way}>
            <Pressable className="share-ways__way" onPress={() => onPick(way)}>
              {look}
            </Pressable>
            {way === 'weChatMenu' && (
              <Pressable className="share-ways__way" onPress={() => onPick(way, 'moments')}>
                <WayLook icon={shareIcons.moments} text={shareTexts.moments} />
              </Pressable>
            )}
          </Fragment>
        );
      })}
    </View>
  );
}

function WayLook({ icon, text }: { icon: ShareIcon; text: string }) {
  return (
    <>
      <View className="share-ways__icon">
        <Icon name={icon} size={48} />
      </View>
      <View className="share-ways__text">{text}</View>
    </>
  );
}

function WaysSkeleton({ count }: { count: number }) {
  return (
    <View className="share-ways share-ways--loading">
      {Array.from({ length: count }, (_, index) => (
        <View key={index} className="share-ways__way">
          <SkeletonBlock width={104} height={104} radius="round" />
          <SkeletonBlock width={96} height={24} className="share-ways__text-bone" />
        </View>
      ))}
    </View>
  );
}
