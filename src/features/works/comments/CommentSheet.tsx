import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import { TextArea } from '@/components/TextArea';
import { lengthOf } from '@/contract/characters';
import { COMMENT_MAX } from '@/contract/works/values';
import { commentTexts as texts } from '../texts';
import type { WorkStore } from '../view/work-store';

/** Closed before it is sent, the text stays in the bar. */
export const CommentSheet = observer(function CommentSheet({ work }: { readonly work: WorkStore }) {
  const store = work.comments;
  return (
    <Sheet open={work.over === 'comment'} title={texts.label} onClose={() => work.show('none')}>
      <TextArea
        className="comment-sheet"
        label={texts.label}
        name="comment"
        value={store.text}
        placeholder={texts.placeholder}
        count={{ now: lengthOf(store.text), max: COMMENT_MAX }}
        error={store.isTooLong ? texts.tooLong : store.failure}
        isFirst
        onChange={store.type}
      />
      <Button
        block
        size="medium"
        disabled={!store.maySend}
        loading={store.isSending}
        onPress={() => void work.sendComment()}
      >
        {texts.send}
      </Button>
    </Sheet>
  );
});
