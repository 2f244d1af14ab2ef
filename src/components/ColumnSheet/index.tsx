import { View } from '@tarojs/components';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { canStop, Columns } from './Columns';
import { ColumnDraft, useDraft } from './draft';
import { columnTexts } from './texts';
import type { ColumnsOf, ColumnValues } from './types';
import './index.scss';

export type { ColumnsOf, ColumnValue, ColumnValues, PickerColumn } from './types';

interface ColumnSheetProps {
  readonly open: boolean;
  readonly title: string;
  /** Where the columns stand when the sheet opens. */
  readonly value: ColumnValues;
  /** The one of the opening counts until the sheet closes. */
  readonly columnsOf: ColumnsOf;
  /** What groups of columns are about, each as wide as the others. */
  readonly heads?: readonly string[];
  /** Closes nothing by itself, like everything else here: the caller does. */
  readonly onConfirm: (values: ColumnValues) => void;
  readonly onClose: () => void;
}

/** A date, a time: columns of options side by side, one chosen in each. Nothing is taken over before it is confirmed. */
export function ColumnSheet({ open, title, value, columnsOf, heads, onConfirm, onClose }: ColumnSheetProps) {
  const draft = useDraft(open, () => new ColumnDraft(columnsOf, value, canStop));
  return (
    <Sheet
      className="column-sheet"
      open={open}
      title={title}
      onClose={() => {
        draft.drop();
        onClose();
      }}
      footer={
        <Button block onPress={() => draft.confirm(onConfirm)}>
          {columnTexts.confirm}
        </Button>
      }
    >
      {heads && (
        <View className="column-sheet__heads">
          {heads.map((head) => (
            <View key={head} className="column-sheet__head">
              {head}
            </View>
          ))}
        </View>
      )}
      <Columns draft={draft} />
    </Sheet>
  );
}
