import { useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { BrokenFilm } from './BrokenFilm';
import { FilmOpen, PlainFilm } from './PlainFilm';
import { plainTexts as texts } from './texts';

interface FilmDialogProps {
  readonly title: string;
  readonly address: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A film over the page, by its URL alone. */
export function FilmDialog({ title, address, open, onClose }: FilmDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const again = (): void => {
    setBroken(false);
    setAttempt(attempt + 1);
  };
  return (
    <FilmOpen.Provider value={open}>
      <Dialog open={open} title={title} onClose={onClose} actions={[{ text: texts.close, onPress: onClose }]}>
        {isBroken ? (
          <BrokenFilm onRetry={again} />
        ) : (
          <PlainFilm key={attempt} address={address} label={title} onBroken={() => setBroken(true)} />
        )}
      </Dialog>
    </FilmOpen.Provider>
  );
}
