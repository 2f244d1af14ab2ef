import { View } from '@tarojs/components';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { useOneSound } from '../use-one-sound';
import { plainTexts as texts } from './texts';
import './plain.scss';

/** Whether the container is open. A closing overlay still renders its last content, so the film needs this context. */
export const FilmOpen = createContext(true);

interface PlainFilmProps {
  readonly address: string;
  readonly label: string;
  readonly onBroken: () => void;
}

/**
 * The browser's player, for films outside courses; nothing is tracked. Autoplays, and stops when its container closes (`FilmOpen`).
 * To restart, change its key.
 */
export function PlainFilm({ address, label, onBroken }: PlainFilmProps) {
  const isOpen = useContext(FilmOpen);
  const player = useRef<HTMLVideoElement>(null);
  const claimSound = useOneSound();
  /** The browser allows muted autoplay only. */
  const [isMuted, setMuted] = useState(false);
  useEffect(() => {
    const film = player.current;
    if (!film || !isOpen) return undefined;
    void begin(film, () => setMuted(true));
    // Some browsers keep playing while hidden.
    return () => film.pause();
  }, [isOpen]);
  const speak = (): void => {
    const film = player.current;
    if (!film) return;
    film.muted = false;
    setMuted(false);
    void film.play().catch(() => undefined);
  };
  return (
    <View className="plain-film">
      <video
        ref={player}
        className="plain-film__film"
        src={address}
        aria-label={label}
        controls
        playsInline
        // Otherwise WeChat on Android puts its own player over the page.
        {...{ 'x5-video-player-type': 'h5-page', 'webkit-playsinline': 'true' }}
        onPlay={({ currentTarget }) => claimSound(currentTarget)}
        onVolumeChange={({ currentTarget }) => !currentTarget.muted && setMuted(false)}
        onError={onBroken}
      />
      {isMuted && (
        <Button className="plain-film__sound" size="small" onPress={speak}>
          {texts.sound}
        </Button>
      )}
    </View>
  );
}

/** With sound; muted if the browser refuses; by the parent's tap if it refuses that, too. */
async function begin(film: HTMLVideoElement, onMuted: () => void): Promise<void> {
  try {
    await film.play();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'NotAllowedError') return;
    film.muted = true;
    onMuted();
    await film.play().catch(() => undefined);
  }
}
