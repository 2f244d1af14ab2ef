import { Dialog } from '@/components/Dialog';
import { FilmOpen } from '../stage/film-open';
import { plainTexts as texts } from './texts';
import { UrlFilm } from './UrlFilm';

interface FilmDialogProps {
  readonly title: string;
  readonly address: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A film over the page, by its URL alone. */
export const FilmDialog = ({ title, address, open, onClose }: FilmDialogProps) => (
  <FilmOpen.Provider value={open}>
    <Dialog open={open} title={title} onClose={onClose} actions={[{ text: texts.close, onPress: onClose }]}>
      <UrlFilm title={title} url={address} beginsItself />
    </Dialog>
  </FilmOpen.Provider>
);
