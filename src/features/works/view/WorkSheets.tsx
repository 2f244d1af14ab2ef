import { observer } from 'mobx-react';
import { WorkState } from '@/contract/works/values';
import { OptionSheet } from '@/components/OptionSheet';
import { FilmShareSheet } from '@/features/share/FilmShareSheet';
import { ShareSheet } from '@/features/share/ShareSheet';
import { CommentSheet } from '../comments/CommentSheet';
import { ReportSheet } from '../report/ReportSheet';
import { viewTexts as texts } from '../texts';
import type { WorkStore } from './work-store';

const REPORT = { value: 'report', text: texts.report } as const;
const TAKE_BACK = { value: 'takeBack', text: texts.takeBack } as const;

/** Choosing closes the sheet: what it opens comes after. */
const defer = (show: () => void): void => void Promise.resolve().then(show);

/** Sheets of a work's page: sharing and reporting. */
export const WorkSheets = observer(function WorkSheets({ store }: { readonly store: WorkStore }) {
  const { id, over, shareInput } = store;
  const { film = '', state, isMine = false } = store.work.value ?? {};
  const filmShared = (how: string): void => {
    if (how !== 'save' && state === WorkState.shown) void store.passedOn();
  };
  const close = (): void => store.show('none');
  return (
    <>
      {shareInput && (
        <ShareSheet
          open={over === 'share'}
          input={shareInput}
          onClose={close}
          onShared={() => void store.passedOn()}
        />
      )}
      {isMine && film !== '' && (
        <FilmShareSheet open={over === 'film'} film={film} onClose={close} onShared={filmShared} />
      )}
      <OptionSheet
        open={over === 'more'}
        title={texts.more}
        options={[isMine ? TAKE_BACK : REPORT]}
        value={null}
        onChoose={(what) => (what === 'report' ? defer(() => store.show('report')) : void store.takeBack())}
        onClose={close}
      />
      {store.isShown && <CommentSheet work={store} />}
      {id !== undefined && <ReportSheet id={id} open={over === 'report'} onClose={close} />}
    </>
  );
});
