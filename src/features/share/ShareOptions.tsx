import { View } from '@tarojs/components';
import { Fragment } from 'react';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import type { ShareWay } from '@/contract/share/values';
import { shareIcons, type ShareIcon } from './icons';
import type { GuideTarget } from './MenuGuide';
import { MiniProgramOption } from './MiniProgramOption';
import type { SharePlace } from './places';
import { shareTexts } from './texts';

interface ShareWaysProps {
  readonly ways: readonly ShareWay[];
  /** Reported by the app; its own share sheet comes last. */
  readonly places?: readonly SharePlace[];
  readonly isReady: boolean;
  readonly onPick: (way: ShareWay, target?: GuideTarget | SharePlace) => void;
}

const ICONS = {
  native: shareIcons.share,
  weChatMenu: 'wechat',
  miniProgram: 'wechat',
  system: shareIcons.share,
  copyLink: shareIcons.link,
  qrCode: shareIcons.qrCode,
} as const satisfies Record<ShareWay, ShareIcon>;

const PLACE_ICONS = {
  friend: 'wechat',
  friendLine: shareIcons.moments,
  douyin: shareIcons.douyin,
} as const satisfies Record<SharePlace, ShareIcon>;

export function ShareOptions({ ways, places = [], isReady, onPick }: ShareWaysProps) {
  if (!isReady) return <OptionsSkeleton count={ways.length + (ways.includes('weChatMenu') ? 1 : 0)} />;
  return (
    <View className="share-ways">
      <PlaceOptions places={places} onPick={(place) => onPick('native', place)} />
      {ways.map((way) => {
        const isMore = way === 'native' && places.length > 0;
        const look = (
          <OptionLook icon={ICONS[way]} text={isMore ? shareTexts.nativeMore : shareTexts.ways[way]} />
        );
        if (way === 'miniProgram')
          return (
            <MiniProgramOption key={way} onPress={() => onPick(way)}>
              {look}
            </MiniProgramOption>
          );
        return (
          <Fragment key={way}>
            <Pressable className="share-ways__way" onPress={() => onPick(way)}>
              {look}
            </Pressable>
            {way === 'weChatMenu' && (
              <Pressable className="share-ways__way" onPress={() => onPick(way, 'moments')}>
                <OptionLook icon={shareIcons.moments} text={shareTexts.moments} />
              </Pressable>
            )}
          </Fragment>
        );
      })}
    </View>
  );
}

interface PlaceWaysProps {
  readonly places: readonly SharePlace[];
  readonly onPick: (place: SharePlace) => void;
}

export function PlaceOptions({ places, onPick }: PlaceWaysProps) {
  return (
    <>
      {places.map((place) => (
        <Pressable key={place} className="share-ways__way" onPress={() => onPick(place)}>
          <OptionLook icon={PLACE_ICONS[place]} text={shareTexts.places[place]} />
        </Pressable>
      ))}
    </>
  );
}

export function OptionLook({ icon, text }: { icon: ShareIcon; text: string }) {
  return (
    <>
      <View className="share-ways__icon">
        <Icon name={icon} size={48} />
      </View>
      <View className="share-ways__text">{text}</View>
    </>
  );
}

export function OptionsSkeleton({ count }: { count: number }) {
  return (
    <View className="share-ways share-ways--loading">
      {Array.from({ length: count }, (_, index) => (
        <View key={index} className="share-ways__way">
          <SkeletonBlock width={104} height={104} radius="round" />
          <SkeletonBlock width={96} height={24} className="share-ways__text-skeleton" />
        </View>
      ))}
    </View>
  );
}
