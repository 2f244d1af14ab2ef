export type ColumnValue = string | number;

interface ColumnOption {
  readonly value: ColumnValue;
  readonly text: string;
}

export interface PickerColumn {
  /** What the column holds, for screen readers; unique among the columns of a sheet. */
  readonly label: string;
  readonly options: readonly ColumnOption[];
  /** Of one of the options; of none: the first shows. */
  readonly value: ColumnValue;
}

/** One a column, from the left. */
export type ColumnValues = readonly ColumnValue[];

/** The columns when this is asked for; their own values are what can be: there is no 31 February. */
export type ColumnsOf = (asked: ColumnValues) => readonly PickerColumn[];

/** Place of the chosen option; 0 where none is chosen. */
export const chosenIndex = ({ options, value }: PickerColumn): number =>
  Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
