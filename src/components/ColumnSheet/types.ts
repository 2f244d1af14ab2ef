export type ColumnValue = string | number;

interface ColumnOption {
  readonly value: ColumnValue;
  readonly text: string;
}

export interface PickerColumn {
  /** Accessible name of the column; unique in the sheet. */
  readonly label: string;
  readonly options: readonly ColumnOption[];
  /** One of the options' values; otherwise the first option shows. */
  readonly value: ColumnValue;
}

/** One per column, from the left. */
export type ColumnValues = readonly ColumnValue[];

/** The columns for the requested values; their own values are valid ones: there is no 31 February. */
export type ColumnsOf = (asked: ColumnValues) => readonly PickerColumn[];

/** Index of the chosen option; 0 if none. */
export const chosenIndex = ({ options, value }: PickerColumn): number =>
  Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
