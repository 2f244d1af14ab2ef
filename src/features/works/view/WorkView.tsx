import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { WorkDetail } from '@/contract/works/schema';
import { WorkState } from '@/contract/works/values';
import { formatMonthDay } from '@/features/dates/in-full';
import { filmSaving } from '@/features/films/save/film-saving';
import type { App } from '@/stores/app/app';
import { useApp } from '@/stores/app/app-context';
import { StateTag } from '../card/WorkCard';
import { Comments } from '../comments/Comments';
import { toEdit } from '../pages';
import { viewTexts as texts, workTexts } from '../texts';
import { WorkFilm } from './WorkFilm';
import { WorkPhotos } from './WorkPhotos';
import type { WorkStore } from './work-store';

/** ⋯ */
const MORE = { line: 'M10 24h.01M24 24h.01M38 24h.01' };

interface WorkViewProps {
  readonly work: WorkDetail;
  readonly store: WorkStore;
  readonly above?: ReactNode;
}

/** Media, text, state of an own work, comments. */
export const WorkView = observer(function WorkView({ work, store, above }: WorkViewProps) {
  return (
    <>
      {work.isFilm ? <WorkFilm work={work} store={store} /> : <WorkPhotos work={work} />}
      {above}
      <View className="work-view__words">
        {work.isMine && STANDING[work.state] && <Standing work={work} />}
        <View className="work-view__head">
          <View className="work-view__title page-title" {...aria({ role: 'heading', 'aria-level': '2' })}>
            {work.title || workTexts.untitled}
          </View>
          {work.isMine && !STANDING[work.state] && (
            <View className="work-view__state">
              <StateTag state={work.state} />
            </View>
          )}
          <More work={work} store={store} />
        </View>
        <View className="work-view__facts">{factsOf(work)}</View>
        {work.words && <View className="work-view__text">{work.words}</View>}
        <Actions work={work} store={store} />
      </View>
      {work.state === WorkState.shown && <Comments work={store} />}
    </>
  );
});

const factsOf = ({ at, childName, topicTitle }: WorkDetail): string =>
  [childName, formatMonthDay(at), topicTitle].filter(Boolean).join(' · ');

const STANDING: Readonly<Partial<Record<WorkState, string>>> = {
  [WorkState.draft]: texts.draft,
  [WorkState.waiting]: texts.waiting,
  [WorkState.refused]: texts.refused,
};

function Standing({ work: { reason, state } }: Pick<WorkViewProps, 'work'>) {
  return (
    <View className="work-view__standing" {...aria({ role: 'status' })}>
      <StateTag state={state} />
      <View className="work-view__standing-words">{STANDING[state]}</View>
      {state === WorkState.refused && reason && (
        <View className="work-view__reason">{workTexts.reason(reason)}</View>
      )}
    </View>
  );
}

/** Report or take down: rare, so behind ⋯. */
const More = ({ work, store }: WorkViewProps) => {
  const open = () => store.show('more');
  return (
    <Pressable
      className="work-view__more"
      label={texts.more}
      onPress={() => (work.isMine ? open() : store.asParent(open))}
    >
      <Icon name={MORE} size={40} tone="secondary" />
    </Pressable>
  );
};

/** Actions of its own parent. Others cannot save the film. */
const Actions = observer(function Actions({ work, store }: WorkViewProps) {
  const app = useApp();
  if (!work.isMine) return null;
  return (
    <View className="work-view__actions">
      {store.mayEdit && (
        <Button size="medium" onPress={() => void toEdit(app.router, work)}>
          {work.state === WorkState.draft ? texts.goOn : texts.edit}
        </Button>
      )}
      {work.film !== '' && (
        <Button kind="secondary" size="medium" onPress={() => passFilmOn(app, work, store)}>
          {takesFilms(app) ? texts.passFilm : texts.save}
        </Button>
      )}
    </View>
  );
});

/** Whether the app can share films; otherwise a film can be saved. */
const takesFilms = ({ native }: Pick<App, 'native'>): boolean =>
  native.support('shareVideo') !== 'unsupported';

function passFilmOn(app: Pick<App, 'native' | 'get'>, { film }: WorkDetail, store: WorkStore): void {
  if (takesFilms(app)) store.show('film');
  else void app.get(filmSaving).save(film);
}
