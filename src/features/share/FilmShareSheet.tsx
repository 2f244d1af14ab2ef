import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { Sheet } from '@/components/Sheet';
import { filmSaving } from '@/features/films/save';
import { useApp } from '@/stores/app/app-context';
import type { Result } from '@/contract/errors';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { shareIcons } from './icons';
import { usePlaces, type SharePlace } from './places';
import { PlaceOptions, OptionLook, OptionsSkeleton } from './ShareOptions';
import { shareTexts as texts } from './texts';
import './index.scss';

type Needs = Pick<App, 'share' | 'feedback'>;

/**
 * Shares a film (its URL) by the app, from 2.2.0; a plain browser shares its URL. `type` is a ShareChannel, '' lets the app ask. True on
 * success; reports errors itself.
 */
const passFilm = (app: Needs, film: string | undefined, type = ''): Promise<boolean> =>
  isShared(app, app.share.shareVideo(film ? { shareVideoUrl: film, type } : undefined));

/** A cancelled share needs no message. */
async function isShared({ feedback }: Needs, passing: Promise<Result<void>>): Promise<boolean> {
  const passed = await passing;
  if (!passed.ok && passed.error.kind !== 'denied') toastFailure(feedback, passed.error);
  return passed.ok;
}

interface FilmShareSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** URL; undefined: unknown, which fails with 参数必传. */
  readonly film: string | undefined;
  /** Shared or saved. */
  readonly onShared?: (how: SharePlace | 'share' | 'save') => void;
}

/** Shares a film by the app, or saves it; progress is in the page's FilmSavingBar. */
export function FilmShareSheet({ open, onClose, film, onShared }: FilmShareSheetProps) {
  const app = useApp();
  const places = usePlaces(open);
  const isPassedOn = app.native.support('shareVideo') !== 'unsupported';
  const pass = async (place?: SharePlace) => {
    onClose();
    if (await passFilm(app, film, place)) onShared?.(place ?? 'share');
  };
  const save = async () => {
    onClose();
    if (film && (await app.get(filmSaving).save(film))) onShared?.('save');
  };
  const named = typeof places === 'string' ? [] : places;
  return (
    <Sheet open={open} title={texts.film.title} onClose={onClose}>
      <View className="share-sheet__hint">{places === 'failed' ? texts.noPlaces : texts.film.hint}</View>
      {places === 'asking' ? (
        <OptionsSkeleton count={3} />
      ) : (
        <View className="share-options">
          <PlaceOptions places={named} onPick={(place) => void pass(place)} />
          {isPassedOn && named.length === 0 && (
            <Pressable className="share-options__option" onPress={() => void pass()}>
              <OptionLook icon={shareIcons.share} text={texts.film.share} />
            </Pressable>
          )}
          <Pressable className="share-options__option" onPress={() => void save()}>
            <OptionLook icon="download" text={texts.film.save} />
          </Pressable>
        </View>
      )}
    </Sheet>
  );
}
