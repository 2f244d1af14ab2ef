import { View } from '@tarojs/components';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { useOneSound } from '../use-one-sound';
import { plainTexts as texts } from './texts';
import './plain.scss';

/** Whether what a film lies in is open. A layer that closes draws what it showed once more: the film hears of it past the layer. */
export const FilmOpen = createContext(true);

interface PlainFilmProps {
  readonly address: string;
  readonly label: string;
  readonly onBroken: () => void;
}

/**
 * The browser's own player: what is watched here is no course, and nothing of it is recorded. It begins by itself, and stops
 * when what it lies in closes (`FilmOpen`). To begin anew, give it another key.
 */
export function PlainFilm({ address, label, onBroken }: PlainFilmProps) {
  const isOpen = useContext(FilmOpen);
  const player = useRef<HTMLVideoElement>(null);
  const claimSound = useOneSound();
  /** The browser lets it begin without sound alone. */
  const [isMuted, setMuted] = useState(false);
  useEffect(() => {
    const film = player.current;
    if (!film || !isOpen) return undefined;
    void begin(film, () => setMuted(true));
    // Some go on where nobody sees them any more.
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
        // Android's WeChat would otherwise put its own player over the page.
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

/** With sound; without where the browser refuses it; by the parent's finger where it refuses that, too. */
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
