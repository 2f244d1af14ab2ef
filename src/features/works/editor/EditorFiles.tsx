import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Picture } from '@/components/Picture';
import { Tabs } from '@/components/Tabs';
import type { AnswerFile } from '@/contract/questions/question.schema';
import { WORK_MOST_PHOTOS } from '@/contract/works/values';
import { FileAdder } from '@/features/files/answers/adder';
import { useShownFile } from '@/features/files/answers/shown-file';
import { UploadLine } from '@/features/files/answers/UploadLine';
import { FilmPicker } from '@/features/files/films/FilmPicker';
import { PhotoGrid } from '@/features/files/photos/PhotoGrid';
import { uploads } from '@/features/files/uploads';
import { useApp } from '@/stores/app/app-context';
import { editorTexts as texts } from '../texts';
import type { EditorStore } from './editor-store';

const TABS = [
  { key: 'film', text: texts.asFilm },
  { key: 'photos', text: texts.asPhotos },
];

interface FilesProps {
  readonly store: EditorStore;
}

/** A film with its cover, or photos. */
export const EditorFiles = observer(function EditorFiles({ store }: FilesProps) {
  const { complaints } = store.form;
  const { isFilm } = store.values;
  return (
    <View className="work-editor__card">
      <View className="work-editor__label" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.what}
      </View>
      {!store.of.isFilmOnly && (
        <Tabs
          items={TABS}
          active={isFilm ? 'film' : 'photos'}
          onChange={(key) => void store.switchTo(key === 'film')}
        />
      )}
      {isFilm ? <Film store={store} /> : <Photos store={store} />}
      <Complaint text={complaints.files} />
    </View>
  );
});

const Photos = observer(function Photos({ store }: FilesProps) {
  return (
    <>
      <PhotoGrid
        pictures={store.values.files}
        most={WORK_MOST_PHOTOS}
        onPictures={(files) => store.change({ files })}
      />
      <View className="work-editor__note">{texts.photosHint}</View>
    </>
  );
});

const Film = observer(function Film({ store }: FilesProps) {
  const [film] = store.values.files;
  return (
    <>
      <FilmPicker
        film={film}
        hint={texts.filmHint}
        onFilm={(file) => store.change({ files: file ? [file] : [] })}
      />
      <Cover store={store} />
    </>
  );
});

const Cover = observer(function Cover({ store }: FilesProps) {
  const app = useApp();
  const [adder] = useState(() => new FileAdder(app, 'picture'));
  const { coverFile } = store.values;
  const choose = async (): Promise<void> => {
    const [file] = await adder.add({ count: 1 });
    if (!file) return;
    if (store.values.coverFile) app.get(uploads).cancel(store.values.coverFile.id);
    store.change({ coverFile: file });
  };
  return (
    <View className="work-editor__cover">
      <View className="work-editor__label">{texts.cover}</View>
      {coverFile && <CoverPicture key={coverFile.id} file={coverFile} />}
      <Button kind="secondary" size="medium" loading={adder.isBusy} onPress={() => void choose()}>
        {coverFile ? texts.otherCover : texts.coverHint}
      </Button>
      <Complaint text={store.form.complaints.coverFile} />
    </View>
  );
});

const CoverPicture = observer(function CoverPicture({ file }: { readonly file: AnswerFile }) {
  const { src } = useShownFile(file);
  return (
    <>
      <Picture
        className="work-editor__cover-picture"
        src={src || undefined}
        alt={texts.coverAlt}
        width={320}
        ratio={4 / 3}
        round="small"
      />
      <UploadLine file={file} name={texts.cover} />
    </>
  );
});

/** Error of a part that is not a field. */
export const Complaint = ({ text }: { readonly text: string | undefined }) => (
  <View className="work-editor__complaint" {...aria({ role: 'alert' })}>
    {text}
  </View>
);
