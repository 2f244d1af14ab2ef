import { View } from '@tarojs/components';
import { Fragment } from 'react';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import type { ShareMethod } from '@/contract/share/values';
import { shareIcons, type ShareIcon } from './icons';
import type { GuideTarget } from './MenuGuide';
import { MiniProgramOption } from './MiniProgramOption';
import type { SharePlace } from './places';
import { shareTexts } from './texts';

interface ShareOptionsProps {
  readonly methods: readonly ShareMethod[];
  /** Reported by the app; its own share sheet comes last. */
  readonly places?: readonly SharePlace[];
  readonly isReady: boolean;
  readonly onPick: (method: ShareMethod, target?: GuideTarget | SharePlace) => void;
}

const ICONS = {
  native: shareIcons.share,
  weChatMenu: 'wechat',
  miniProgram: 'wechat',
  system: shareIcons.share,
  copyLink: shareIcons.link,
  qrCode: shareIcons.qrCode,
} as const satisfies Record<ShareMethod, ShareIcon>;

const PLACE_ICONS = {
  friend: 'wechat',
  friendLine: shareIcons.moments,
  douyin: shareIcons.douyin,
} as const satisfies Record<SharePlace, ShareIcon>;

export function ShareOptions({ methods, places = [], isReady, onPick }: ShareOptionsProps) {
  if (!isReady) return <OptionsSkeleton count={methods.length + (methods.includes('weChatMenu') ? 1 : 0)} />;
  return (
    <View className="share-options">
      <PlaceOptions places={places} onPick={(place) => onPick('native', place)} />
      {methods.map((method) => {
        const isMore = method === 'native' && places.length > 0;
        const look = (
          <OptionLook
            icon={ICONS[method]}
            text={isMore ? shareTexts.nativeMore : shareTexts.methods[method]}
          />
        );
        if (method === 'miniProgram')
          return (
            <MiniProgramOption key={method} onPress={() => onPick(method)}>
              {look}
            </MiniProgramOption>
          );
        return (
          <Fragment key={method}>
            <Pressable className="share-options__option" onPress={() => onPick(method)}>
              {look}
            </Pressable>
            {method === 'weChatMenu' && (
              <Pressable className="share-options__option" onPress={() => onPick(method, 'moments')}>
                <OptionLook icon={shareIcons.moments} text={shareTexts.moments} />
              </Pressable>
            )}
          </Fragment>
        );
      })}
    </View>
  );
}

interface PlaceOptionsProps {
  readonly places: readonly SharePlace[];
  readonly onPick: (place: SharePlace) => void;
}

export function PlaceOptions({ places, onPick }: PlaceOptionsProps) {
  return (
    <>
      {places.map((place) => (
        <Pressable key={place} className="share-options__option" onPress={() => onPick(place)}>
          <OptionLook icon={PLACE_ICONS[place]} text={shareTexts.places[place]} />
        </Pressable>
      ))}
    </>
  );
}

export function OptionLook({ icon, text }: { icon: ShareIcon; text: string }) {
  return (
    <>
      <View className="share-options__icon">
        <Icon name={icon} size={48} />
      </View>
      <View className="share-options__text">{text}</View>
    </>
  );
}

export function OptionsSkeleton({ count }: { count: number }) {
  return (
    <View className="share-options share-options--loading">
      {Array.from({ length: count }, (_, index) => (
        <View key={index} className="share-options__option">
          <SkeletonBlock width={104} height={104} radius="round" />
          <SkeletonBlock width={96} height={24} className="share-options__text-skeleton" />
        </View>
      ))}
    </View>
  );
}
