import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Dialog, type DialogAction } from '@/components/Dialog';
import { StepUpDialogType } from '@/contract/stepup/values';
import type { HomeroomTeacherStore } from '../info/homeroom-teacher';
import { dialogTexts as texts } from '../texts';
import type { StepUpDialogs } from './dialogs';
import './dialog.scss';

/** Types 1 to 5 of the specification, with its texts. */
export const StepUpDialog = observer(function StepUpDialog({ dialogs }: { readonly dialogs: StepUpDialogs }) {
  const { headMaster, isOpen, message, type } = dialogs;
  const { title, lines, asks } = contentOf(type, message, headMaster.exists);
  const actions = asks ? contactActions(headMaster) : [];
  const kind = actions.some((action) => action.kind === 'primary') ? 'text' : 'primary';
  const close: DialogAction = { text: texts.close, kind, onPress: dialogs.close };
  return (
    <Dialog open={isOpen} title={title} actions={[...actions, close]} onClose={dialogs.close}>
      {lines.map((line) => (
        <View key={line} className="step-up-dialog__line">
          {line}
        </View>
      ))}
    </Dialog>
  );
});

interface Content {
  readonly title: string;
  readonly lines: readonly string[];
  /** Shows contact options. */
  readonly asks: boolean;
}

function contentOf(type: StepUpDialogType, message: string, hasHomeroomTeacher: boolean): Content {
  switch (type) {
    case StepUpDialogType.complete:
      return { title: texts.complete.title, lines: [texts.complete.text], asks: false };
    case StepUpDialogType.hasHomeroomTeacher:
      return { title: texts.hasHomeroomTeacher.title, lines: [texts.hasHomeroomTeacher.text], asks: true };
    case StepUpDialogType.noHomeroomTeacher:
      return { title: texts.noHomeroomTeacher.title, lines: [texts.noHomeroomTeacher.text], asks: true };
    case StepUpDialogType.error: {
      const lines = hasHomeroomTeacher ? [message, texts.error.hint] : [message];
      return { title: texts.error.title, lines, asks: true };
    }
    case StepUpDialogType.control:
      return { title: texts.control.title, lines: [message || texts.control.text], asks: true };
  }
}

/** The head master's options only if there is one. */
function contactActions(headMaster: HomeroomTeacherStore): DialogAction[] {
  const { consultUrl, contact, exists, isNotifying, isNotified } = headMaster;
  const actions: DialogAction[] = [];
  if (exists) {
    const text = isNotified ? texts.alreadyNotified : texts.notify;
    const action = { onPress: () => void headMaster.notify(), loading: isNotifying, disabled: isNotified };
    actions.push({ text, kind: isNotified ? 'secondary' : 'primary', ...action });
  }
  if (exists && contact) {
    actions.push({ text: texts.copy, kind: 'secondary', onPress: () => void headMaster.copyContact() });
  }
  if (consultUrl) {
    actions.push({ text: texts.consult, kind: 'secondary', onPress: () => void headMaster.openConsult() });
  }
  return actions;
}
