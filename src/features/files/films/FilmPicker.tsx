import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import type { AnswerFile } from '@/contract/questions/question.schema';
import { useOneSound } from '@/features/films/one-sound';
import { useApp } from '@/stores/app/app-context';
import { FileAdder } from '../answers/adder';
import { useShownFile } from '../answers/shown-file';
import { UploadLine } from '../answers/UploadLine';
import { uploads } from '../uploads';
import './film-picker.scss';

const texts = {
  take: '拍视频',
  choose: '从相册选',
  add: '添加视频',
  film: '我的视频',
  file: '视频',
  again: '换一段',
  remove: '删除视频',
  tooLong: '这段视频有些长，老师可能看不完，可以换一段短一点的',
  unplayable: '这段视频在这里放不出来，不影响提交',
} as const;

interface FilmPickerProps {
  readonly film: AnswerFile | undefined;
  /** What may be added. */
  readonly hint: string;
  /** Longer films get a note. */
  readonly mostSeconds?: number;
  /** Absent: read-only. */
  readonly onFilm?: (film: AnswerFile | undefined) => void;
}

/** One film, recorded or chosen, with playback during the upload. */
export const FilmPicker = observer(function FilmPicker(props: FilmPickerProps) {
  const { film, hint, mostSeconds = Infinity, onFilm } = props;
  const app = useApp();
  const [adder] = useState(() => new FileAdder(app, 'film'));
  const put = (file: AnswerFile | undefined): void => {
    if (film && film.id !== file?.id) app.get(uploads).cancel(film.id);
    onFilm?.(file);
  };
  const add = async (isTaken: boolean): Promise<void> => {
    const [file] = await adder.add({ count: 1, isTaken });
    if (file) put(file);
  };
  return (
    <View className="film-picker">
      {film && (
        <Shown
          key={film.id}
          film={film}
          mostSeconds={mostSeconds}
          onSeconds={onFilm && ((seconds) => put({ ...film, seconds }))}
          onCancel={onFilm && (() => put(undefined))}
        />
      )}
      {onFilm && <Actions film={film} adder={adder} onAdd={add} onRemove={() => put(undefined)} />}
      {onFilm && !film && <View className="film-picker__hint">{hint}</View>}
    </View>
  );
});

interface ActionsProps {
  readonly film: AnswerFile | undefined;
  readonly adder: FileAdder;
  readonly onAdd: (isTaken: boolean) => Promise<void>;
  readonly onRemove: () => void;
}

const Actions = observer(function Actions({ film, adder, onAdd, onRemove }: ActionsProps) {
  if (film) {
    return (
      <View className="film-picker__actions">
        <Button kind="secondary" loading={adder.isBusy} onPress={() => void onAdd(false)}>
          {texts.again}
        </Button>
        <Button kind="danger-text" onPress={onRemove}>
          {texts.remove}
        </Button>
      </View>
    );
  }
  return (
    <View className="film-picker__actions">
      {!adder.isApps && (
        <Button kind="secondary" disabled={adder.isBusy} onPress={() => void onAdd(true)}>
          {texts.take}
        </Button>
      )}
      <Button kind="secondary" loading={adder.isBusy} onPress={() => void onAdd(false)}>
        {adder.isApps ? texts.add : texts.choose}
      </Button>
    </View>
  );
});

interface ShownProps {
  readonly film: AnswerFile;
  readonly mostSeconds: number;
  /** The length is known once the metadata is loaded. */
  readonly onSeconds?: (seconds: number) => void;
  readonly onCancel?: () => void;
}

const Shown = observer(function Shown({ film, mostSeconds, onSeconds, onCancel }: ShownProps) {
  const { src } = useShownFile(film);
  const claimSound = useOneSound();
  const [isBroken, setIsBroken] = useState(false);
  const learn = ({ duration }: HTMLVideoElement): void => {
    if (film.seconds === 0 && Number.isFinite(duration) && duration >= 1) onSeconds?.(Math.round(duration));
  };
  return (
    <>
      {src !== '' && !isBroken && (
        <video
          className="film-picker__film"
          src={src}
          aria-label={texts.film}
          controls
          playsInline
          preload="metadata"
          // Otherwise WeChat on Android puts its own player over the page.
          {...{ 'x5-video-player-type': 'h5-page', 'webkit-playsinline': 'true' }}
          onPlay={({ currentTarget }) => claimSound(currentTarget)}
          onLoadedMetadata={({ currentTarget }) => learn(currentTarget)}
          onError={() => setIsBroken(true)}
        />
      )}
      <View className="film-picker__note" {...aria({ role: 'status' })}>
        {isBroken ? texts.unplayable : film.seconds > mostSeconds && onSeconds ? texts.tooLong : ''}
      </View>
      <UploadLine file={film} name={texts.file} onCancel={onCancel} />
    </>
  );
});
