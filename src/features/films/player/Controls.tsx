import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Icon, type IconName, type Line as Glyph } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { playerGlyphs as glyphs } from './glyphs';
import { Line } from './Line';
import { MarksMenu, SpeedMenu } from './Menus';
import type { PlayerStore } from './player-store';
import { playerTexts as texts } from './texts';
import type { PlayerFilm } from './types';

interface ControlsProps {
  readonly store: PlayerStore;
  readonly film: PlayerFilm;
}

/** The film's controls. Hidden, they stay reachable for keyboards and screen readers, and appear on focus. */
export const Controls = observer(function Controls({ store, film }: ControlsProps) {
  const isAsked = store.phase === 'asking' || store.phase === 'offline' || store.phase === 'broken';
  return (
    <>
      <View className="player__top">
        {/* Otherwise the page says it. */}
        <View className="player__title">{store.settings.fullscreen.isFull && film.title}</View>
        <Tool
          name={store.settings.isMuted ? texts.unmute : texts.mute}
          icon={store.settings.isMuted ? glyphs.mute : glyphs.sound}
          onPress={store.settings.toggleMuted}
        />
      </View>
      {!isAsked && <Middle store={store} />}
      <View className="player__bottom">
        <Line store={store} marks={film.marks} />
        <Tools store={store} film={film} />
      </View>
      <SpeedMenu store={store} />
      <MarksMenu store={store} marks={film.marks} />
    </>
  );
});

const Middle = observer(function Middle({ store }: Pick<ControlsProps, 'store'>) {
  const { phase } = store;
  if (phase === 'ended') return null;
  const isOn = phase === 'playing' || phase === 'waiting';
  return (
    <View className="player__middle">
      <Pressable
        className={isOn ? 'player__play player__play--on' : 'player__play'}
        label={isOn ? texts.pause : texts.play}
        onPress={store.toggle}
      >
        <Icon name={isOn ? glyphs.pause : 'play'} size={64} />
      </Pressable>
    </View>
  );
});

const Tools = observer(function Tools({ store, film }: ControlsProps) {
  const { controls, settings } = store;
  const { captions, fullscreen, rate } = settings;
  const isSpeedOpen = controls.menu === 'speed';
  return (
    <View className="player__tools">
      {store.next && <Tool name={texts.next} icon={glyphs.next} onPress={store.goNext} />}
      {film.marks.length > 0 && (
        <Tool
          name={texts.marks}
          icon={glyphs.marks}
          expanded={controls.menu === 'marks'}
          onPress={() => controls.open('marks')}
        />
      )}
      {captions.areThere && (
        <Tool
          name={texts.captions}
          icon={glyphs.captions}
          checked={captions.areOn}
          onPress={captions.toggle}
        />
      )}
      <Pressable
        className="player__tool"
        label={`${texts.speed} ${texts.rate(rate)}`}
        aria={{ expanded: isSpeedOpen }}
        onPress={() => controls.open('speed')}
      >
        <View className="player__rate">{rate === 1 ? texts.usual : texts.rate(rate)}</View>
      </Pressable>
      {settings.canPip && (
        <Tool
          name={settings.isPip ? texts.leavePip : texts.pip}
          icon={glyphs.pip}
          onPress={settings.togglePip}
        />
      )}
      <Tool
        name={fullscreen.isFull ? texts.leaveFull : texts.full}
        icon={fullscreen.isFull ? glyphs.leaveFull : glyphs.full}
        onPress={fullscreen.toggle}
      />
    </View>
  );
});

interface ToolProps {
  readonly name: string;
  readonly icon: IconName | Glyph;
  /** A switch with its state. */
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly onPress: () => void;
}

function Tool({ name, icon, checked, expanded, onPress }: ToolProps) {
  return (
    <Pressable
      className={checked ? 'player__tool player__tool--on' : 'player__tool'}
      role={checked === undefined ? 'button' : 'switch'}
      label={name}
      aria={{
        ...(checked === undefined ? {} : { checked }),
        ...(expanded === undefined ? {} : { expanded }),
      }}
      onPress={onPress}
    >
      <Icon name={icon} size={40} />
    </Pressable>
  );
}
